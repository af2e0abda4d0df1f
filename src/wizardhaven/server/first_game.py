"""Somebody's first game: both decks, the teacher, the seed, and where the lesson leads."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from wizardhaven.engine.values import GameLength
from wizardhaven.protocol.server_says import Lesson


class FirstGame(Struct, frozen=True):
    """What is laid out for somebody who has never played."""

    deck: str
    opponent: str
    against: str
    length: GameLength
    seed: str
    """Looked for so that what the lesson speaks of comes about: `tools/first_game.py`."""
    lesson: Lesson


FIRST_GAME: Final = FirstGame(
    deck="challenge-a",
    opponent="teacher",
    against="challenge-e",
    length=GameLength.STARTER,
    seed="59",
    lesson=Lesson(sites=("TW-397", "TW-412")),
)
