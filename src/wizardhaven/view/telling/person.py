"""Who is spoken of, seen from the one who reads."""

from __future__ import annotations

from enum import Enum


class Person(Enum):
    """A player: the reader, his opponent, or for a spectator one of the two; or either by his own name.

    A name is anybody's text: until a sentence is ready a sign stands for it that no sentence has.
    """

    YOU = "you"
    OPPONENT = "opponent"
    FIRST = "first player"
    SECOND = "second player"
    FIRST_BY_NAME = "\ue000"
    SECOND_BY_NAME = "\ue001"


def person(player: int, reader: int | None) -> Person:
    """The player as the reader calls him who does not know their names."""
    if reader is None:
        return Person.FIRST if player == 0 else Person.SECOND
    return Person.YOU if player == reader else Person.OPPONENT


def by_name(player: int, reader: int | None) -> Person:
    """The player as he is called at the table: nobody but the reader himself is spoken to."""
    if reader is not None and player == reader:
        return Person.YOU
    return Person.FIRST_BY_NAME if player == 0 else Person.SECOND_BY_NAME
