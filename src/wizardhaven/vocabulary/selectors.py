"""Which cards, companies, sites and attacks are meant."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Points, Race, Skill


class Subject(Enum):
    """Somebody or something that the text has already named."""

    THIS_CARD = "this card"
    BEARER = "the card's bearer"
    USER = "the character who uses it"
    TARGET = "the target"
    COMPANY = "the company concerned"
    SITE = "the company's site"
    ON_GUARD = "what lies on-guard with the company"
    EVERYBODY = "every character of either player"
    PLAYER = "the card's player"
    OPPONENT = "his opponent"
    ACTIVE_PLAYER = "the player whose turn it is"
    NEW_SITE = "the company's new site, or the one where it stays"
    ORIGIN = "the site where the company is, or which it leaves"


@dataclass(frozen=True)
class FactionNamed:
    """The faction of that name."""

    name: str


@dataclass(frozen=True)
class FactionsOf:
    """All factions of a race."""

    race: Race


@dataclass(frozen=True)
class FactionsAt:
    """All factions that can be played at the site of that name, or at any site in some regions, but a few."""

    site: str | None = None
    regions: tuple[str, ...] = ()
    other_than: tuple[str, ...] = ()


@dataclass(frozen=True)
class AnyFaction:
    """Every faction."""


class Whose(Enum):
    """Whose characters or companies are meant."""

    OWN = "of the card's player"
    OF_THE_COMPANY = "of the company at hand: hazards are being played on it, or it is at its site"
    ANYBODYS = "of either player"


@dataclass(frozen=True)
class Characters:
    """Characters by race, skill, name, home, mind, items, company or state; all that is given must hold.

    The home may be a site by name, or any in some regions. Perhaps only those who can use a sort of magic, or
    on whom a card of that name lies. Of several sorts of item it may be enough to bear one. Instead of having
    the skill it may be enough to be of one of some races. Perhaps only those whom an attack of some race has
    wounded this turn, or who have another with that skill beside them: in their company, at their site or at
    their new one. Perhaps only those who belong to that avatar alone, only leaders, or only those at the same
    site as their player's avatar. [ORG-40]
    """

    races: tuple[Race, ...] = ()
    other_than: tuple[Race, ...] = ()
    skill: Skill | None = None
    name: str | None = None
    home: str | None = None
    home_in: tuple[str, ...] = ()
    mind_at_most: int | None = None
    mind_at_least: int | None = None
    alignment: Alignment | None = None
    bearing: Keyword | None = None
    bearing_class: tuple[ItemClass, ...] = ()
    not_bearing: Keyword | None = None
    with_card: str | None = None
    company_size_below: int | None = None
    company_at_most: int | None = None
    with_avatar: bool = False
    wounded: bool | None = None
    using: Keyword | None = None
    untapped: bool = False
    follower: bool | None = None
    lacking: Skill | None = None
    bearing_one: tuple[Keyword | ItemClass, ...] = ()
    or_races: tuple[Race, ...] = ()
    wounded_by: Race | None = None
    beside: Skill | None = None
    specific: str | None = None
    leader: bool = False
    where_avatar_is: bool = False


ANYBODY: Final = Characters()

Foe: TypeAlias = Race | FactionNamed | FactionsOf | FactionsAt | AnyFaction | Alignment | Characters
"""Whom a number counts against: a race in combat or among characters, factions, the resources of a side, some
characters."""


@dataclass(frozen=True)
class Holdings:
    """Cards that a player has in play, or has defeated, by what their points count as; all given must hold.

    By name, race, keyword (one of several, or none of several), by what is printed on them, and by the
    marshalling points that they normally give. Perhaps only those in the company of his avatar, or in
    companies at no haven of his; perhaps only those that came into play after the card that says so. Perhaps
    only factions that can be played near the target, a site. Or the very card that the one which says so is
    kept with, or lies on.
    """

    sources: tuple[Points, ...] = ()
    name: str | None = None
    races: tuple[Race, ...] = ()
    other_than: tuple[Race, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    no_keywords: tuple[Keyword, ...] = ()
    ring: bool | None = None
    unique: bool | None = None
    alignment: Alignment | None = None
    normally_at_least: int | None = None
    normally_at_most: int | None = None
    with_prowess: bool = False
    starred: bool | None = None
    information: bool = False
    with_avatar: bool = False
    away_from_havens: bool = False
    later: bool = False
    near_target: bool = False
    kept_with: bool = False
    bearer: bool = False
