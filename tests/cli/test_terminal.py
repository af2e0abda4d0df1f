"""A game in the terminal: it can be read, answered, saved and left, in every language."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from wizardhaven.cli.main import main
from wizardhaven.cli.session import Session
from wizardhaven.cli.terminal import dealt
from wizardhaven.decks.shelf import deck
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.text.language import Language


def session(record: Path, language: Language = Language.EN) -> tuple[Session, StringIO]:
    """A short game at a wide terminal, and what it prints."""
    printed = StringIO()
    console = Console(file=printed, width=160, highlight=False)
    decks = (deck("challenge-a"), deck("challenge-e"))
    return dealt(decks, Settings(GameLength.STARTER), 11, "random", console, language, record), printed


def always(answers: list[str], then: str) -> Callable[[str], str]:
    """Somebody who gives these answers and then one answer for ever."""
    left = list(answers)

    def answer(_prompt: str) -> str:
        return left.pop(0) if left else then

    return answer


def test_somebody_who_always_takes_the_first_choice_gets_to_the_end(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    played, printed = session(record)

    code = played.play(always([], then="1"))

    assert code == 0
    assert played.game.outcome is not None
    assert "You have " in printed.getvalue() or "It is a tie" in printed.getvalue()
    assert main(["replay", str(record), "--verify"]) == 0


@pytest.mark.parametrize("language", list(Language), ids=[one.value for one in Language])
def test_the_table_is_drawn_in_every_language(language: Language, tmp_path: Path) -> None:
    played, printed = session(tmp_path / "game.txt", language)

    played.play(always(["1"] * 60, then="q"))

    assert played.words.hand_of_yours in printed.getvalue()
    assert played.words.farewell in printed.getvalue()


def test_a_card_can_be_read_by_its_name(tmp_path: Path) -> None:
    played, printed = session(tmp_path / "game.txt")

    played.play(always(["Concealment"], then="q"))

    assert "Resource short-event" in printed.getvalue()


def test_an_answer_that_makes_no_sense_is_answered_with_what_does(tmp_path: Path) -> None:
    played, printed = session(tmp_path / "game.txt")

    played.play(always(["99", "hello?"], then="q"))

    assert printed.getvalue().count("That is not one of the choices.") == 2
    assert not played.actions


def test_a_game_that_was_saved_can_be_told_as_a_story(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    played, _ = session(record)
    played.play(always([*["1"] * 40, "s"], then="q"))

    code = main(["replay", str(record), "--lang", "de"])

    assert code == 0
    assert "Zug" in capsys.readouterr().out


def test_a_record_that_is_broken_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("nonsense\n", encoding="utf-8")

    code = main(["replay", str(broken), "--verify"])

    assert code == 2
    error = capsys.readouterr().err
    assert "line 1" in error
    assert "Traceback" not in error


def test_a_record_whose_digest_is_wrong_is_not_the_same_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    played, _ = session(record)
    played.play(always([*["1"] * 10, "s"], then="q"))
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("digest ", "digest 00"), encoding="utf-8")

    code = main(["replay", str(record), "--verify"])

    assert code == 1
    assert "the game ends elsewhere" in capsys.readouterr().err


def test_optional_rules_are_in_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.txt"
    monkeypatch.setattr("builtins.input", always(["s"], then="q"))

    assert main(["terminal", "--record", str(record), "--seed", "3", "--option", "fallen-wizard-duels"]) == 0

    kept = record.read_text(encoding="utf-8")
    assert "fallen_wizard_duels=yes" in kept
    assert "wizard_may_fall=no" in kept
