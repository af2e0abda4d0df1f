"""Which are meant: traits, and how they are put together.

A selector is a trait, or traits put together. Most traits are members of the closed lists of the game: a
race is a selector, so is a skill, a keyword, a type of site. Who asks whether something is such a one is a
door: for what is printed on cards, for characters, for sites, for attacks. Each door knows the traits that
make sense there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
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


class Sort(Enum):
    """What sort of card or thing it is."""

    AGENT = "agent"
    ALLY = "ally"
    AUTOMATIC_ATTACK = "automatic-attack"
    AVATAR = "avatar"
    CHARACTER = "character"
    COMPANY = "company"
    CREATURE = "creature"
    EVENT = "event"
    FACTION = "faction"
    ITEM = "item"
    RING = "ring"


class Mark(Enum):
    """What else may be said of a card or a place, yes or no."""

    UNIQUE = "unique"
    LEADER = "leader"
    FOLLOWER = "follower"
    STARRED = "worth its points to every player"
    LAIR = "Dragon's lair"
    UNDER_DEEPS = "in the Under-deeps"
    HOARD = "with a hoard"
    GUARDED = "with an automatic-attack"
    INFORMATION = "where information is playable, or playable only there"
    PROTECTED = "protected"
    MOVING = "moving"


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

    stat: Stat
    number: int


@dataclass(frozen=True)
class AtMost:
    """With at most so much of something."""

    stat: Stat
    number: int


@dataclass(frozen=True)
class Having:
    """On whom, or on which, such a card lies: borne, placed there, stored there."""

    what: Such


@dataclass(frozen=True)
class With:
    """In the company of such a one."""

    whom: Such


@dataclass(frozen=True)
class HomeAt:
    """At home at such a site."""

    site: Such


@dataclass(frozen=True)
class Within:
    """In one of these regions, by name or by type."""

    regions: tuple[str | RegionType, ...]


@dataclass(frozen=True)
class Beside:
    """Next to such a one: at the same site, or at an adjacent one."""

    what: Such


@dataclass(frozen=True)
class Allowing:
    """A site where such a card may be played."""

    what: Such


@dataclass(frozen=True)
class KeyedTo:
    """An attack or creature that is keyed to one of these."""

    where: tuple[RegionType | SiteType | str, ...]


@dataclass(frozen=True)
class Able:
    """Somebody who can use that sort of thing or magic."""

    to_use: Keyword


@dataclass(frozen=True)
class WoundedBy:
    """Whom such an attack has wounded this turn. [GLO-126]"""

    attack: Such


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
    | PlayerKind
    | State
    | Turned
    | AllOf
    | AnyOf
    | Not
    | Named
    | AtLeast
    | AtMost
    | Having
    | With
    | HomeAt
    | Within
    | Beside
    | Allowing
    | KeyedTo
    | Able
    | WoundedBy
    | SpecificTo
)


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
    return tuple([part for trait in such.traits for part in parts(trait)])


def choices(such: Such) -> tuple[Such, ...]:
    """All of which one will do; of a single trait it is that one."""
    if not isinstance(such, AnyOf):
        return (such,)
    return tuple([choice for trait in such.traits for choice in choices(trait)])
