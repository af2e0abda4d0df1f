"""Whatever a file holds, a command that reads it says one sentence about it and never falls over."""

from pathlib import Path

import pytest

from wizardhaven.cli.main import main
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import ready
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.game.game import Game
from wizardhaven.notation.record import recorded, written

DECKS = (deck("challenge-a"), deck("challenge-e"))
SETTINGS = Settings(GameLength.STARTER)
GAME = Game.new([ready(one) for one in DECKS], SETTINGS, 3)
RECORD = written(recorded(DECKS, SETTINGS, 3, GAME, []))
DECK = deck_text(DECKS[0])
NOT_TEXT = (b"\xff\xfe", b"\xc3(", b"\x80" * 100)


def said_of(content: bytes, folder: Path, capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """What a command says of a file that it refuses."""
    file = folder / "file"
    file.write_bytes(content)

    assert main([*command, str(file)]) == 2

    said = capsys.readouterr().err
    assert said.startswith("wizardhaven: ")
    assert said.count("\n") == 1
    assert len(said) < 1000
    return said


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("pool 1x", "pool 3000000000x", "line 3: “3000000000xTW-116” makes it more than 500 cards"),
        ("pool 1x", f"pool {'9' * 5000}x", "line 3: “9999"),
        ("pool 1xTW-116", "pool 1xNOPE", "line 3: no card has the code “NOPE”"),
        ("pool 1xTW-116", "pool 1x\0", "line 3: no card has the code “�”"),
        ("seed 3", f"seed {'9' * 5000}", "is too large a number"),
        ("most_turns=0", f"most_turns={'9' * 5000}", "these settings cannot be read"),
        ("deck wizard TW-181", "deck fallen-wizard XX-1", "line 2: no card has the code “XX-1”"),
        ("deck wizard", "deck ringwraith", "has no Minas Morgul and no Dol Guldur among its sites"),
        ("deck wizard", "deck \x1b[31m", "line 2: “�[31m” is no kind of player"),
        ("record 1", f"record {'9' * 100_000}", "line 1: this record has version 999"),
        ("wizardhaven record", "[" * 100_000, "line 1: a record begins with"),
    ],
)
def test_a_broken_record_is_refused_in_a_sentence(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in RECORD

    assert sentence in said_of(RECORD.replace(old, new, 1).encode(), tmp_path, capsys, "replay")


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        ("3000000000xTW-116", "line 7: “3000000000xTW-116” does not begin with a number of copies"),
        ("3000000000 Adrazar", "line 7: 3000000000 copies are not possible"),
        ("9" * 5000 + " Adrazar", "line 7: A line has at most 200 characters."),
        ("99 Adrazar\n" * 400, "line 12: A deck has at most 500 cards"),
        ("[" * 100_000, "line 7: A line has at most 200 characters."),
        ("1 \x1b[2J\0", "line 7: No card is called “�[2J�”."),
    ],
)
def test_a_broken_deck_is_refused_in_a_sentence(
    new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = DECK.replace("1 Adrazar", new, 1).encode()

    assert sentence in said_of(broken, tmp_path, capsys, "deck", "check")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("a = [" + "[\n" * 40_000, "is not TOML: there are too many brackets in brackets."),
        ("a = [" + "[" * 100_000, "is too long: a council has at most 100000 characters"),
        ("x." * 40_000 + "y = 1", "is too long: a council has at most 100000 characters, 2000 on a line."),
        ("decks = " + "9" * 5000, "is too long"),
        ("decks = " + "9" * 1900, "decks: "),
        ("\0", "is not TOML"),
        ('name = "\\ud800"', "is not TOML"),
        ("", "object missing required field `players`."),
    ],
)
def test_a_broken_council_is_refused_in_a_sentence(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in said_of(content.encode(), tmp_path, capsys, "score")


@pytest.mark.parametrize("command", ["replay", "score"])
@pytest.mark.parametrize("content", NOT_TEXT)
def test_what_is_no_text_is_refused_in_a_sentence(
    command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = said_of(content, tmp_path, capsys, command)

    assert "UTF-8" in said or "utf-8" in said


@pytest.mark.parametrize("content", NOT_TEXT)
def test_what_is_no_text_is_no_deck_in_any_letters(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "is not a deck: " in said_of(content, tmp_path, capsys, "deck", "check")


def test_a_title_is_told_as_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text(RECORD.replace("Challenge Deck A", "[/red]A[bold]", 1), encoding="utf-8")

    assert main(["replay", str(file)]) == 0

    assert "[/red]A[bold]" in capsys.readouterr().out


def test_a_name_that_no_file_can_have_is_none_of_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "x" * 5000]) == 2

    said = capsys.readouterr().err
    assert "There is no deck or file “xxx" in said
    assert len(said) < 1000
