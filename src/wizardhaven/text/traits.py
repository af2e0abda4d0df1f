"""What every language asks of traits before it puts them into words."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.vocabulary.conditions import AtPlace, Both, Either, Happened, Is, Requirement, Unless
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, Such


def positive(trait: Such) -> tuple[Such, bool]:
    """A trait and whether it is denied; a bound that is denied is the bound next to it."""
    match trait:
        case Not(AtLeast(stat, number)):
            return AtMost(stat, number - 1), False
        case Not(AtMost(stat, number)):
            return AtLeast(stat, number + 1), False
        case Not(Not(inner)):
            return positive(inner)
        case Not(inner):
            return inner, True
        case _:
            return trait, False


SITES: Final = (Subject.NEW_SITE, Subject.ORIGIN)


def site_of(holds: Is) -> Such | None:
    """Which sites are meant, if it is asked of a site."""
    return holds.such if holds.who in SITES else None


def traits_of(holds: Is) -> Such:
    """What is asked of anything but a site."""
    assert holds.who not in SITES, f"{holds.who} is asked where it is"
    return holds.such


def both_ways(holding: Sequence[Requirement]) -> Such | None:
    """Which sites are meant, if a company may be moving to one or from one."""
    match holding:
        case (Is(Subject.NEW_SITE) as to, Is(Subject.ORIGIN) as origin) if to.such == origin.such:
            return site_of(to)
        case _:
            return None


def one_by_one(holding: Sequence[Requirement]) -> list[Requirement]:
    """All that must hold, each by itself; but a site and what has happened there are one thing."""
    return [each for one in holding for each in _each(one)]


def _each(holding: Requirement) -> Sequence[Requirement]:
    match holding:
        case Both((AtPlace(), Happened() | Either() | Unless(Happened()))):
            return (holding,)
        case Both(conditions):
            return one_by_one(conditions)
        case _:
            return (holding,)
