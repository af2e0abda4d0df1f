"""Which cards, companies, sites and attacks are meant."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.vocabulary.such import (
    Able,
    AtLeast,
    AtMost,
    Beside,
    Having,
    HomeAt,
    Mark,
    Not,
    PlayableAt,
    Sort,
    SpecificTo,
    Such,
    With,
    Within,
    WoundedBy,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Points,
    Race,
    Skill,
    Stat,
    State,
    Turned,
)


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


class Whose(Enum):
    """Whose characters or companies are meant."""

    OWN = "of the card's player"
    OF_THE_COMPANY = "of the company at hand: hazards are being played on it, or it is at its site"
    ANYBODYS = "of either player"


ANYBODY: Final = Sort.CHARACTER


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


def FactionNamed(name: str) -> Such:  # noqa: N802
    """The faction of that name."""
    return all_of(Sort.FACTION, named(name))


def FactionsOf(race: Race) -> Such:  # noqa: N802
    """All factions of a race."""
    return all_of(Sort.FACTION, race)


def FactionsAt(  # noqa: N802
    site: str | None = None, regions: tuple[str, ...] = (), other_than: tuple[str, ...] = ()
) -> Such:
    """All factions that can be played at the site of that name, or at any site in some regions, but a few."""
    sites: list[Such] = [*([named(site)] if site else []), *([Within(regions)] if regions else [])]
    but = [Not(named(*other_than))] if other_than else []
    return all_of(Sort.FACTION, PlayableAt(_one_of(sites)), *but)


def AnyFaction() -> Such:  # noqa: N802
    """Every faction."""
    return Sort.FACTION


def _one_of(traits: Sequence[Such]) -> Such:
    return traits[0] if len(traits) == 1 else any_of(*traits)


def Characters(  # noqa: N802
    races: tuple[Race, ...] = (),
    other_than: tuple[Race, ...] = (),
    skill: Skill | None = None,
    name: str | None = None,
    home: str | None = None,
    home_in: tuple[str, ...] = (),
    mind_at_most: int | None = None,
    mind_at_least: int | None = None,
    alignment: Alignment | None = None,
    bearing: Keyword | None = None,
    bearing_class: tuple[ItemClass, ...] = (),
    not_bearing: Keyword | None = None,
    with_card: str | None = None,
    company_size_below: int | None = None,
    company_at_most: int | None = None,
    with_avatar: bool = False,
    wounded: bool | None = None,
    using: Keyword | None = None,
    untapped: bool = False,
    follower: bool | None = None,
    lacking: Skill | None = None,
    bearing_one: tuple[Keyword | ItemClass, ...] = (),
    or_races: tuple[Race, ...] = (),
    wounded_by: Race | None = None,
    beside: Skill | None = None,
    specific: str | None = None,
    leader: bool = False,
    where_avatar_is: bool = False,
) -> Such:
    """Characters by race, skill, name, home, mind, items, company or state; all that is given must hold."""
    traits: list[Such] = [
        *([named(name)] if name is not None else []),
        *([ANYBODY] if alignment is not None else []),
        *([alignment] if alignment is not None else []),
        *([Mark.LEADER] if leader else []),
        *([_one_of(races)] if races else []),
        *([_one_of((skill, *or_races))] if skill is not None else []),
        *([Not(_one_of(other_than))] if other_than else []),
        *([Not(lacking)] if lacking is not None else []),
        *([Able(using)] if using is not None else []),
        *([Mark.FOLLOWER if follower else Not(Mark.FOLLOWER)] if follower is not None else []),
        *([SpecificTo(specific)] if specific is not None else []),
        *([HomeAt(named(home))] if home is not None else []),
        *([HomeAt(Within(home_in))] if home_in else []),
        *([AtMost(Stat.MIND, mind_at_most)] if mind_at_most is not None else []),
        *([AtLeast(Stat.MIND, mind_at_least)] if mind_at_least is not None else []),
        *([Having(_one_of(bearing_one))] if bearing_one else []),
        *([Having(bearing)] if bearing is not None else []),
        *([Having(_one_of(bearing_class))] if bearing_class else []),
        *([Not(Having(not_bearing))] if not_bearing is not None else []),
        *([Having(named(with_card))] if with_card is not None else []),
        *([State.WOUNDED if wounded else Not(State.WOUNDED)] if wounded is not None else []),
        *([Turned.UNTAPPED] if untapped else []),
        *([WoundedBy(wounded_by)] if wounded_by is not None else []),
        *([Beside(beside)] if beside is not None else []),
        *([Beside(Sort.AVATAR)] if where_avatar_is else []),
        *([With(Sort.AVATAR)] if with_avatar else []),
        *([AtMost(Stat.CHARACTERS_IN_COMPANY, company_at_most)] if company_at_most is not None else []),
        *([AtMost(Stat.COMPANY_SIZE, company_size_below - 1)] if company_size_below is not None else []),
    ]
    if not traits:
        return ANYBODY
    return traits[0] if len(traits) == 1 else all_of(*traits)
