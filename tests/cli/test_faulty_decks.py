"""A deck with faults: the terminal is a table and refuses it, a simulation plays it and says so."""

from dataclasses import replace
from pathlib import Path

import pytest

from wizardhaven.cli.main import main
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written

ONE_GAME = ("--bots", "random,random", "--length", "starter", "--games", "1", "--workers", "1")


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A Wizard's deck with a resource too many."""
    sound = deck("challenge-a")
    file = tmp_path / "faulty.deck"
    text = written(replace(sound, title="Too much", resources=(*sound.resources, "TW-209")))
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“Too much” breaks the rules of deck building for a short game:"),
        ("de", "„Too much“ hält für ein kurzes Spiel die Regeln des Deckbaus nicht ein:"),
        ("fr", "« Too much » ne respecte pas les règles de construction pour une partie courte :"),
    ],
)
def test_the_terminal_refuses_a_deck_with_faults_and_names_them_all(
    faulty: str, language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["terminal", "--deck", faulty, "--lang", language]) != 0

    said = capsys.readouterr().err
    assert sentence in said
    assert "DECK-06: " in said


def test_the_terminal_refuses_a_bot_such_a_deck_as_well(
    faulty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["terminal", "--against", faulty]) != 0

    assert "DECK-06: " in capsys.readouterr().err


def test_a_simulation_plays_a_deck_with_faults_and_says_them(
    faulty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--deck", faulty, "--deck", faulty, *ONE_GAME]) == 0

    printed = capsys.readouterr()
    assert "Games simulated" in printed.out
    assert printed.err.count("DECK-06: The play deck has 31 resources and 30 hazards") == 1


def test_a_simulation_of_sound_decks_says_nothing_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--deck", "challenge-a", "--deck", "challenge-e", *ONE_GAME]) == 0

    assert "DECK-" not in capsys.readouterr().err
