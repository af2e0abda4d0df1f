"""Whom something spares: the part of a condition that every language says in a sentence of its own."""

from wizardhaven.vocabulary.conditions import Both, Condition, Either, Is, Unless
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Not, Such, choices, parts
from wizardhaven.vocabulary.terms import PlayerKind


def without_spared(condition: Condition | None) -> tuple[Condition | None, tuple[PlayerKind, ...]]:
    """What must hold, and players of which kinds are spared if it is their turn."""
    match condition:
        case Unless(Is(Subject.ACTIVE_PLAYER, such)):
            return None, _kinds(such)
        case Both((*others, Unless(Is(Subject.ACTIVE_PLAYER, such)))):
            return (others[0] if len(others) == 1 else Both(tuple(others))), _kinds(such)
        case _:
            return condition, ()


def of_the_others(where: Such) -> tuple[Such, tuple[PlayerKind, ...]]:
    """Which sites are meant, and those of which players are not."""
    spared = [part for part in parts(where) if isinstance(part, Not) and _kinds(part.trait)]
    if not spared:
        return where, ()
    rest = tuple([part for part in parts(where) if part is not spared[0]])
    return (rest[0] if len(rest) == 1 else AllOf(rest)), _kinds(spared[0].trait)


def both_ends(condition: Condition | None) -> Such | None:
    """Which site a company comes from or goes to, if that is all that is asked."""
    match condition:
        case Either((Is(Subject.ORIGIN, such), Is(Subject.NEW_SITE, other))) if such == other:
            return such
        case _:
            return None


def _kinds(such: Such) -> tuple[PlayerKind, ...]:
    return tuple([kind for kind in choices(such) if isinstance(kind, PlayerKind)])
