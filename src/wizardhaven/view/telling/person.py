"""Who is spoken of, seen from the one who reads."""

from __future__ import annotations

from enum import Enum


class Person(Enum):
    """A player: the reader, his opponent, or for a spectator one of the two."""

    YOU = "you"
    OPPONENT = "opponent"
    FIRST = "first player"
    SECOND = "second player"


def person(player: int, reader: int | None) -> Person:
    """The player as the reader calls him."""
    if reader is None:
        return Person.FIRST if player == 0 else Person.SECOND
    return Person.YOU if player == reader else Person.OPPONENT
