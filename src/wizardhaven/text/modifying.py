"""What all languages ask of a number that is changed, before they say so."""

from typing import Final

from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, Stat

DRAWS: Final = (Stat.RESOURCE_DRAWS, Stat.HAZARD_DRAWS)


def changes_draws(holds: Standing) -> bool:
    """Whether it is about what somebody draws when a company moves, which takes a long clause."""
    return isinstance(holds, Modify) and holds.what in DRAWS


def opposed(against: Such | None) -> tuple[Race, ...]:
    """The races against whom the number counts."""
    return tuple([race for race in choices(against) if isinstance(race, Race)]) if against else ()


def sides(against: Such | None) -> tuple[Alignment, ...]:
    """The sides against whose companies the number counts."""
    return (against,) if isinstance(against, Alignment) else ()


def spared(of: Such | Subject) -> tuple[PlayerKind, ...]:
    """The players whose companies are not meant."""
    found: list[PlayerKind] = []
    for part in parts(of) if not isinstance(of, Subject) else ():
        if isinstance(part, Not):
            found.extend([kind for kind in choices(part.trait) if isinstance(kind, PlayerKind)])
    return tuple(found)
