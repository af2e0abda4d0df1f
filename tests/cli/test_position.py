"""`wizardhaven position` plays on from a file, and says which line is wrong if one is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from wizardhaven.cli.main import main
from wizardhaven.scenario.position import read
from wizardhaven.server.setup import Setup

POSITION = """\
wizardhaven position 1
turn 5 first site phase
first company at Moria: Aragorn II tapped [Glamdring]; Arwen < Aragorn II
first hand: Concealment; 2 Dodge
first play deck: 20 Sons of Kings
second company at Rivendell: Beretar
second hand: Twilight
second play deck: 20 Sons of Kings
"""


def written(folder: Path, text: str) -> str:
    """The name of a file with that text."""
    file = folder / "moria.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def answering(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Somebody who gives these answers and then leaves."""
    left = list(answers)

    def answer(_prompt: str) -> str:
        return left.pop(0) if left else "q"

    monkeypatch.setattr("builtins.input", answer)


def test_a_position_is_played_on_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, "1")

    code = main(["position", written(tmp_path, POSITION), "--bot", "random", "--seed", "1"])

    assert code == 0
    said = capsys.readouterr().out
    assert "Moria" in said
    assert "Aragorn II" in said


def test_what_is_saved_is_a_position_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "s")
    record = tmp_path / "later.txt"

    main(["position", written(tmp_path, POSITION), "--bot", "nobody", "--record", str(record)])

    assert record.read_text(encoding="utf-8") == POSITION
    assert read(POSITION).piece("Arwen").controller is not None


def test_alone_one_answers_for_both_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = POSITION.replace("first site phase", "second organization phase")
    answering(monkeypatch)

    main(["position", written(tmp_path, text), "--bot", "nobody", "--lang", "de"])

    assert "Beretar" in capsys.readouterr().out


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "a header": (lambda text: text[1:], "line 1: a position begins with “wizardhaven position 1”"),
    "a turn": (
        lambda _: "wizardhaven position 1\n",
        "line 2: write “turn 3 first organization phase”; the phases are",
    ),
    "a name": (
        lambda text: text.replace("Glamdring", "Glamdrang"),
        "line 3: No card is called “Glamdrang”. Did you mean “Glamdring”",
    ),
    "a leader": (
        lambda text: text.replace("< Aragorn II", "< Elrond"),
        "line 3: Arwen cannot follow Elrond, who is not in the same company",
    ),
    "a bracket": (
        lambda text: text.replace("Glamdring]", "Glamdring"),
        "line 3: “Aragorn II tapped [Glamdring” is no card",
    ),
    "nobody": (
        lambda text: text.replace("Beretar", ""),
        "line 6: write “first hand: …” or “second company at …: …”",
    ),
    "the impossible": (
        lambda text: text.replace("second hand: Twilight", "second hand: 4 Twilight"),
        "line 7: The second player has 4 copies of Twilight; nobody has more than 3.",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_file_that_is_wrong_is_refused_in_a_sentence_with_its_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    breaking, sentence = BROKEN[what]

    code = main(["position", written(tmp_path, breaking(POSITION))])

    said = capsys.readouterr().err
    assert code == 2
    assert "moria.txt, " + sentence in said
    assert "Traceback" not in said


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(tmp_path / "nowhere.txt")]) == 2

    assert "nowhere.txt cannot be read" in capsys.readouterr().err


FALLEN = """\
wizardhaven position 1
turn 5 first organization phase
first plays: fallen-wizard Saruman
first stage points: 8
first company at Isengard (fallen-wizard): Peath
first play deck: 20 Sons of Kings
second company at Rivendell: Beretar
second play deck: 20 Sons of Kings
"""


def test_stage_points_of_no_card_are_played_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, "s")
    record = tmp_path / "later.txt"

    code = main(["position", written(tmp_path, FALLEN), "--bot", "nobody", "--record", str(record)])

    assert code == 0
    assert "Peath" in capsys.readouterr().out
    assert record.read_text(encoding="utf-8") == FALLEN


def test_stage_points_of_no_card_lie_at_the_table_in_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Setup | None] = []

    def serve(_arguments: object, laid: Setup | None) -> int:
        served.append(laid)
        return 0

    monkeypatch.setattr("wizardhaven.cli.play.serve", serve)

    assert main(["position", written(tmp_path, FALLEN), "--table", "--bot", "nobody"]) == 0
    assert served[0] is not None
    assert served[0].players[0].deck == FALLEN


def test_a_table_is_served_with_the_position_on_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Setup | None] = []

    def serve(_arguments: object, laid: Setup | None) -> int:
        served.append(laid)
        return 0

    monkeypatch.setattr("wizardhaven.cli.play.serve", serve)

    code = main(["position", written(tmp_path, POSITION), "--table", "--bot", "random", "--lang", "fr"])

    assert code == 0
    assert served[0] is not None
    first, second = served[0].players
    assert second is not None
    assert (first.deck, first.bot, second.deck, second.bot) == (POSITION, None, POSITION, "random")
    assert (first.name, second.name) == ("Premier joueur", "Second joueur")
