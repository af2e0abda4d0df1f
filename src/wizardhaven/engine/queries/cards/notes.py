"""What the rules remember of this turn."""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table


def noted(table: Table, kind: Remembered, about: int = NONE) -> bool:
    """Whether there is such a note this turn."""
    for note in table.notes:
        if note.kind is kind and note.about == about:
            return True
    return False


def noted_with(table: Table, kind: Remembered, about: int, other: int) -> bool:
    """Whether there is such a note about these two."""
    for note in table.notes:
        if note.kind is kind and note.about == about and note.other == other:
            return True
    return False


def counted_for(table: Table, card: int) -> int:
    """How many were counted when the card was used."""
    found = [note.other for note in table.notes if note.kind is Remembered.COUNTED and note.about == card]
    return found[-1] if found else 0


def times_noted(table: Table, kind: Remembered, about: int) -> int:
    """How many such notes there are about this one."""
    return len([note for note in table.notes if note.kind is kind and note.about == about])


def any_noted(table: Table, kind: Remembered) -> bool:
    """Whether something of this sort was noted, of whomever."""
    for note in table.notes:
        if note.kind is kind:
            return True
    return False
