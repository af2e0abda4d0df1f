import argparse
import subprocess
import sys

import pytest

from wizardhaven.cli import main as command_line
from wizardhaven.cli.main import main
from wizardhaven.errors import WizardhavenError


def with_command(monkeypatch: pytest.MonkeyPatch, error: type[BaseException], text: str) -> None:
    """Add a command `fail` that raises this error."""

    def run(arguments: argparse.Namespace) -> int:
        assert arguments.command == "fail"
        raise error(text)

    def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
        commands.add_parser("fail").set_defaults(run=run)

    monkeypatch.setattr(command_line, "COMMANDS", (add_parser,))


def test_whatever_is_wrong_is_one_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_command(monkeypatch, WizardhavenError, "The road goes ever on.")

    assert main(["fail"]) == 2
    assert capsys.readouterr() == ("", "wizardhaven: The road goes ever on.\n")


def test_an_interrupted_command_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_command(monkeypatch, KeyboardInterrupt, "")

    assert main(["fail"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_deck_we_do_not_have_is_a_sentence_and_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "challenge-q"]) == 2

    said = capsys.readouterr().err
    assert said.startswith("wizardhaven: ")
    assert "challenge-q" in said
    assert said.count("\n") == 1


def test_a_command_that_does_not_exist_is_refused_with_those_that_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["fly"])

    assert stopped.value.code == 2
    assert "simulate" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    ["backup", "play", "cards", "deck", "position", "replay", "rules", "score", "simulate", "terminal"],
)
def test_every_command_has_a_help_page(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])

    assert stopped.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: wizardhaven {command}")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])

    assert stopped.value.code == 0
    assert capsys.readouterr().out.startswith("wizardhaven ")


def test_a_reader_who_walks_away_is_not_complained_about() -> None:
    listing = subprocess.Popen(
        [sys.executable, "-m", "wizardhaven", "cards", "list"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert listing.stdout is not None
    listing.stdout.readline()
    listing.stdout.close()

    assert listing.stderr is not None
    assert listing.stderr.read() == b""
    listing.stderr.close()
    listing.wait()


def test_a_server_is_not_started_with_a_seed_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--seed", "-1"]) == 2

    assert capsys.readouterr().err == "wizardhaven: The seed -1 is out of range: it is 0 or more.\n"
