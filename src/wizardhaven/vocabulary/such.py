"""Which are meant: traits, and how they are put together.

A selector is a trait, or traits put together. Most traits are members of the closed lists of the game: a
race is a selector, so is a skill, a keyword, a type of site. Who asks whether something is such a one is a
door: for what is printed on cards, for characters, for sites, for attacks. Each door knows the traits that
make sense there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    ItemClass,
    Keyword,
    Length,
    Movement,
    PlayerKind,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)


@dataclass(frozen=True)
class AllOf:
    """All of this is true of it."""

    traits: tuple[Such, ...]


@dataclass(frozen=True)
class AnyOf:
    """One of these is true of it."""

    traits: tuple[Such, ...]


@dataclass(frozen=True)
class Not:
    """This is not true of it."""

    trait: Such


@dataclass(frozen=True)
class Named:
    """Of one of these names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class AtLeast:
    """With at least so much of something."""

    stat: Stat | Tally
    number: int


@dataclass(frozen=True)
class AtMost:
    """With at most so much of something."""

    stat: Stat | Tally
    number: int


@dataclass(frozen=True)
class Having:
    """On whom, or on which, such a card lies: borne, placed there, stored there; or such an attack waits.

    Of a site, what is said to be stored may be so anywhere. Of a player: who has one in play. Of a company:
    which faces such an attack, or which moves with such a region in its site path.
    """

    what: Such


@dataclass(frozen=True)
class With:
    """In the company of such a one, or together with one; of a company, that such a one is in it.

    Of cards, also in the hands of a player.
    """

    whom: Such


@dataclass(frozen=True)
class On:
    """Lying on such a one: borne by him, or placed there; of a character, following him.

    Or declared against such an attack, to cancel it.
    """

    whom: Such


@dataclass(frozen=True)
class At:
    """At such a site, or in a company there."""

    site: Such


@dataclass(frozen=True)
class BoundFor:
    """Of a company on its way to such a site, or on one."""

    site: Such


@dataclass(frozen=True)
class HomeAt:
    """At home at such a site."""

    site: Such


@dataclass(frozen=True)
class PlayableAt:
    """A card that may be played at such a site."""

    site: Such


@dataclass(frozen=True)
class Within:
    """In one of these regions, by name or by type."""

    regions: tuple[str | RegionType, ...]


@dataclass(frozen=True)
class Beside:
    """Next to such a one: at the same site, or at an adjacent one; of somebody, at the site he goes to."""

    what: Such


@dataclass(frozen=True)
class Normally:
    """What it is by itself, whatever it counts as now; of somebody, even without the card that says so."""

    what: Such


@dataclass(frozen=True)
class Allowing:
    """A site where such a card may be played."""

    what: Such


@dataclass(frozen=True)
class KeyedTo:
    """An attack or creature that is keyed to one of these, or to a site, whichever."""

    where: tuple[RegionType | SiteType | Sort | str, ...]


@dataclass(frozen=True)
class Able:
    """Somebody who can use that sort of thing or magic."""

    to_use: Keyword


@dataclass(frozen=True)
class WoundedBy:
    """Whom such an attack has wounded this turn. [GLO-126]"""

    attack: Such


@dataclass(frozen=True)
class Needing:
    """A card that such a one must use."""

    whom: Such


@dataclass(frozen=True)
class SpecificTo:
    """Somebody or something that belongs to that avatar alone. [DECK-05]"""

    avatar: str


Such: TypeAlias = (
    Sort
    | Mark
    | Race
    | Skill
    | Keyword
    | ItemClass
    | Alignment
    | Side
    | Length
    | SiteType
    | RegionType
    | Points
    | Check
    | PlayerKind
    | Movement
    | Danger
    | State
    | Turned
    | Subject
    | AllOf
    | AnyOf
    | Not
    | Named
    | AtLeast
    | AtMost
    | Having
    | With
    | On
    | At
    | BoundFor
    | HomeAt
    | PlayableAt
    | Within
    | Beside
    | Normally
    | Allowing
    | KeyedTo
    | Able
    | WoundedBy
    | Needing
    | SpecificTo
)

ANYTHING: Final = AllOf(())
"""Whatever it is: nothing must be true of it."""


def all_of(*traits: Such) -> AllOf:
    """All of this is true of it; written so that nobody needs two brackets."""
    return AllOf(traits)


def any_of(*traits: Such) -> AnyOf:
    """One of these is true of it."""
    return AnyOf(traits)


def named(*names: str) -> Named:
    """Of one of these names."""
    return Named(names)


def parts(such: Such) -> tuple[Such, ...]:
    """All that must be true: of several traits each, in the order in which the card says them."""
    if not isinstance(such, AllOf):
        return (such,)
    for trait in such.traits:
        if isinstance(trait, AllOf):
            return tuple([part for one in such.traits for part in parts(one)])
    return such.traits


def choices(such: Such) -> tuple[Such, ...]:
    """All of which one will do; of a single trait it is that one."""
    if not isinstance(such, AnyOf):
        return (such,)
    for trait in such.traits:
        if isinstance(trait, AnyOf):
            return tuple([choice for one in such.traits for choice in choices(one)])
    return such.traits
