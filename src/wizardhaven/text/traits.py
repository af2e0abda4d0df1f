"""What every language asks of traits before it puts them into words."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.vocabulary.asked_for import among, part_of
from wizardhaven.vocabulary.conditions import (
    Both,
    Condition,
    Either,
    Happened,
    Is,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    At,
    AtLeast,
    AtMost,
    Beside,
    BoundFor,
    Named,
    Not,
    Such,
)
from wizardhaven.vocabulary.terms import Movement, RegionType


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


SITES: Final = (Subject.SITE, Subject.NEW_SITE, Subject.ORIGIN)


def site_of(holds: Is) -> Such | None:
    """Which sites are meant, if it is asked of a site."""
    return holds.such if holds.who in SITES else None


def is_of_moving(trait: Such) -> bool:
    """Whether it says that a company moves, where to or how."""
    return trait is Mark.MOVING or isinstance(trait, BoundFor) or bool(among(trait, Movement))


def traits_of(holds: Is) -> Such:
    """What is asked of anything but a site."""
    assert holds.who not in SITES, f"{holds.who} is asked where it is"
    return holds.such


def both_ways(holding: Sequence[Condition]) -> Such | None:
    """Which sites are meant, if a company may be moving to one or from one."""
    match holding:
        case (Is(Subject.NEW_SITE) as to, Is(Subject.ORIGIN) as origin) if to.such == origin.such:
            return site_of(to)
        case _:
            return None


def one_by_one(holding: Sequence[Condition]) -> list[Condition]:
    """All that must hold, each by itself; but a site and what has happened there are one thing."""
    return [each for one in holding for each in _each(one)]


def _each(holding: Condition) -> Sequence[Condition]:
    match holding:
        case Both((Is(Subject.SITE), Happened() | Either() | Unless(Happened()))):
            return (holding,)
        case Both() if left_behind(holding) or alone_in_path(holding):
            return (holding,)
        case Both(conditions):
            return one_by_one(conditions)
        case _:
            return (holding,)


def left_behind(holding: Condition) -> tuple[str, ...]:
    """The regions which a company must leave, or move through, by Region Movement."""
    match holding:
        case Both(
            (
                Is(Subject.COMPANY, Movement.REGION),
                There(AllOf((Named(regions), Not(Subject.NEW_SITE))), Subject.PATH),
            )
        ):
            return regions
        case _:
            return ()


def alone_in_path(holding: Condition) -> There | None:
    """What a site path must have that may not have two other regions in a row."""
    match holding:
        case Both(
            (
                There(wanted, Subject.PATH) as path,
                Unless(There(AllOf((Not(one), Beside(Not(next_one)))), Subject.PATH)),
            )
        ) if one == wanted == next_one:
            return path
        case _:
            return None


def ways_of(holds: Condition | None) -> tuple[tuple[RegionType, int], ...]:
    """The regions that a site path must have, so many of a type; of several such ways one will do."""
    match holds:
        case There(what, Subject.PATH | Subject.NEW_SITE, int(count)):
            return tuple([(land, count) for land in among(what, RegionType)])
        case Either(conditions):
            every = [ways_of(each) for each in conditions]
            return tuple([way for ways in every for way in ways]) if all(every) else ()
        case _:
            return ()


def place_of(such: Such) -> Such | None:
    """At which sites somebody must be."""
    at = part_of(such, At)
    return at.site if at is not None else None


def put_together(traits: Sequence[Such]) -> Such:
    """What must all be true; of a single trait it is that one."""
    return traits[0] if len(traits) == 1 else AllOf(tuple(traits))
