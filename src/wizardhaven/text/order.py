"""In which order a language says what somebody must be; the order on the card does not matter."""

from typing import TypeGuard

from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.such import (
    Able,
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Beside,
    Having,
    HomeAt,
    Not,
    SpecificTo,
    Such,
    With,
    WoundedBy,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import Race, Skill, Stat


def in_order(such: Such) -> list[Such]:
    """All that must be true, as every language orders it: what he is, where from, what he has, with whom."""
    return sorted(parts(such), key=_place)


def _place(trait: Such) -> int:
    match trait:
        case Race():
            return 0
        case Skill():
            return 1
        case AnyOf((first, *_)):
            return _place(first)
        case Not(Skill()):
            return 7
        case Not(Having()):
            return 13
        case Not(Race() | AnyOf()):
            return 2
        case Mark.FOLLOWER | Not(Mark.FOLLOWER):
            return 3
        case HomeAt():
            return 4
        case AtMost(Stat.MIND):
            return 5
        case AtLeast(Stat.MIND):
            return 6
        case WoundedBy():
            return 8
        case Beside(Skill()):
            return 9
        case SpecificTo():
            return 10
        case Beside():
            return 11
        case Having():
            return 12
        case Able():
            return 14
        case AtMost(Tally.CHARACTERS):
            return 15
        case AtMost() | With():
            return 16
        case _:
            return -1


def nouns(such: Such) -> list[Race | Skill | AnyOf]:
    """What somebody is called by: his race before his skill, or several of which he must be one."""
    return [part for part in in_order(such) if _is_noun(part)]


def _is_noun(trait: Such) -> TypeGuard[Race | Skill | AnyOf]:
    return isinstance(trait, (Race, Skill)) or (
        isinstance(trait, AnyOf) and all(isinstance(each, (Race, Skill)) for each in choices(trait))
    )


def without(such: Such, left_out: Such) -> Such:
    """The same without one of its traits."""
    rest = [part for part in parts(such) if part != left_out]
    return rest[0] if len(rest) == 1 else AllOf(tuple(rest))
