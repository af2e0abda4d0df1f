"""Whom something spares: the part of a condition that every language says in a sentence of its own."""

from wizardhaven.vocabulary.conditions import Both, Condition, Is, Unless
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import choices
from wizardhaven.vocabulary.terms import PlayerKind


def without_spared(condition: Condition) -> tuple[Condition, tuple[PlayerKind, ...]]:
    """What must hold, and players of which kinds are spared if it is their turn."""
    match condition:
        case Both((*others, Unless(Is(Subject.ACTIVE_PLAYER, such)))):
            kinds = tuple([kind for kind in choices(such) if isinstance(kind, PlayerKind)])
            return (others[0] if len(others) == 1 else Both(tuple(others))), kinds
        case _:
            return condition, ()
