"""What all languages ask of a permission before they say it."""

from typing import Final

from wizardhaven.vocabulary.asked_for import denies, one_of
from wizardhaven.vocabulary.conditions import Both, Condition, Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit, permits
from wizardhaven.vocabulary.places import ANY_SITE, types_of
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, On, Such, parts
from wizardhaven.vocabulary.terms import Keyword, RegionType, SiteType, Stat, Turned

BRINGING: Final = (Deed.BRING, Deed.BRING_ANY_NUMBER, Deed.BRING_ONE)
USING: Final = (Deed.USE, Deed.USE_BY_TAPPING)
GOING_BACK: Final = (Deed.GO_BACK, Deed.GO_TO_NEAREST_HAVEN)
LONG: Final = (
    Deed.CANCEL_BY_TAPPING,
    Deed.MOVE,
    Deed.MOVE_ON,
    Deed.PLAY_FREELY,
    Deed.KEY_ONE,
    Deed.CANCEL_BY_DISCARDING,
)
"""What is said in so long a clause that "until the end of the turn" comes first."""


def is_use(holds: object) -> bool:
    """Whether somebody is able to use something by it."""
    return permits(holds, *USING)


def goes_back(holds: object) -> bool:
    """Whether a company may be elsewhere by it at the end of the turn, so that no end need be named."""
    return permits(holds, *GOING_BACK)


def things(holds: Permit) -> tuple[Keyword, ...]:
    """The sorts of things or magic that may be used."""
    return one_of(holds.what, Keyword)


def demands(condition: Condition | None) -> tuple[Condition, ...]:
    """All that must hold, one after another."""
    if isinstance(condition, Both):
        return condition.conditions
    return () if condition is None else (condition,)


def through(condition: Condition | None) -> RegionType | None:
    """The type of region through which the way must lead."""
    region = condition.what if isinstance(condition, There) else None
    return region if isinstance(region, RegionType) else None


def size_at_most(condition: Condition | None) -> int | None:
    """The greatest size of a company for which it holds."""
    return condition.such.number if isinstance(condition, Is) and isinstance(condition.such, AtMost) else None


def stage_points(condition: Condition | None) -> int:
    """How many stage points a player must have."""
    if isinstance(condition, Is) and isinstance(condition.such, AtLeast):
        return condition.such.number
    return 0


def mind_of(such: Such) -> int | None:
    """The mind of which it speaks."""
    return _most(such, Stat.MIND)


def how_many(such: Such) -> int:
    """How many they may be."""
    return _most(such, Tally.CHARACTERS) or 0


def _most(such: Such, stat: Stat | Tally) -> int | None:
    for part in parts(such):
        if isinstance(part, AtMost) and part.stat is stat:
            return part.number
    return None


def is_common(such: Such) -> bool:
    """Whether unique ones are not meant."""
    return denies(such, Mark.UNIQUE)


def has_no_copy(such: Such) -> bool:
    """Whether somebody must not control one of the same name."""
    return any([isinstance(part, Not) and isinstance(part.trait, On) for part in parts(such)])


def is_of_tapped_sites(holds: Permit) -> bool:
    """Whether tapped sites are spoken of, and not just untapped ones or those that will do anyway."""
    return holds.where is not None and holds.where is not Turned.UNTAPPED


def place_meant(holds: Permit) -> Such | None:
    """At which sites, if not where the card says itself; any site, tapped or not, is any."""
    if holds.where is None or holds.where is Turned.TAPPED:
        return None
    return ANY_SITE if holds.where is Turned.UNTAPPED else holds.where


def types_meant(holds: Permit) -> tuple[SiteType, ...]:
    """The types of which the sites must be one."""
    return () if holds.where is None else types_of(holds.where)


def most_influence(holds: Permit) -> int:
    """How much general influence may stand for direct influence at the most."""
    changes = [change.most for change in holds.then if isinstance(change, Modify)]
    return next(most for most in changes if isinstance(most, int))
