"""`wizardhaven deck` on the command line."""

import argparse
from pathlib import Path

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.cli import deck as command
from wizardhaven.decks.playable import not_playable
from wizardhaven.decks.shelf import deck
from wizardhaven.errors import BrokenFile, UnknownName


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["deck", *words])
    code: int = arguments.run(arguments)
    return code


def test_the_decks_are_listed_with_their_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0

    assert "challenge-a  Challenge Deck A: Stewards of Gondor" in capsys.readouterr().out


def test_a_deck_is_shown_part_by_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", "challenge-e") == 0

    shown = capsys.readouterr().out.splitlines()
    assert shown[:2] == ["Challenge Deck E: Return of the King", "wizard, Gandalf"]
    assert "resources (30)" in shown
    assert "  3 Concealment (TW-204)" in shown


def test_a_check_names_exactly_the_cards_that_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    missing = not_playable(deck("challenge-a"), cards())

    assert run("check", "challenge-a") == (1 if missing else 0)

    checked = capsys.readouterr().out.splitlines()
    assert checked[0].startswith("“Challenge Deck A: Stewards of Gondor” can be read, ")
    assert [line.split("(")[-1].removesuffix(")") for line in checked[1:]] == list(missing)


def test_a_check_refuses_a_file_that_is_no_deck(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("Three rings\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"poem\.txt is not a deck"):
        run("check", str(file))


def test_a_check_refuses_a_deck_that_is_not_there() -> None:
    with pytest.raises(UnknownName, match="There is no deck or file “challenge-z”"):
        run("check", "challenge-z")
