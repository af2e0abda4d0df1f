"""Whole games written out: each is played again and told again, word for word.

After a change of the rules or of the wording that is meant, `python -m tests.playthroughs.write` writes
them anew; the commit says which rule has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest
from wizardhaven.notation.record import Record, read, replay
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import choice_text, fact_text

GAMES = sorted(Path(__file__).parent.glob("*.game.txt"))


def told(record: Record, name: str) -> str:
    """A game as everybody sees it: every question, how many answers it had, and what happened."""
    lines: list[str] = []
    for game in replay(record, name):
        lines.extend(_happened(game))
        if game.pending is not None:
            asked = choice_text(game.table, game.pending, Language.EN)
            lines.append(f"  ? {game.pending.seat}: {asked} ({len(game.options())})")
    return "\n".join(lines) + "\n"


def _happened(game: Game) -> list[str]:
    facts = [fact_text(game.table, fact, None, Language.EN) for fact in game.facts]
    return [fact for fact in facts if fact is not None]


@pytest.mark.parametrize("path", GAMES, ids=[path.name.partition(".")[0] for path in GAMES])
def test_a_recorded_game_is_played_and_told_as_ever(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"), path.name)

    story = told(record, path.name)
    last = list(replay(record, path.name))[-1]

    assert story == path.with_name(path.name.replace(".game.", ".story.")).read_text(encoding="utf-8")
    assert digest(last) == record.digest
    assert last.outcome is not None


def test_there_are_games_to_play_again() -> None:
    assert len(GAMES) >= 3
