"""Which sites are meant, and what can be read from that without looking at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.vocabulary.such import Having, Named, Not, Sort, Such, Within, choices, parts
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Race, RegionType, SiteType


@dataclass(frozen=True)
class SiteNamed:
    """One site, by name."""

    name: str


@dataclass(frozen=True)
class SitesOf:
    """All sites, or those of some types; perhaps no Dragon's lairs, only the Under-deeps or only the others.

    Perhaps only tapped or only untapped ones, ones with an automatic-attack or one of some races, with a
    hoard, or where information is playable; perhaps only hero or minion ones, or Wizardhavens, and only
    protected ones or no protected one. A few more may be named, a few that are not meant, or all that are.
    Perhaps only ones where their player has stored a card of that name, or only if he has stored it anywhere;
    perhaps only ones where such items are playable. Besides those of the types, perhaps any in the
    Under-deeps. Perhaps only ones adjacent to a site in the Under-deeps, or to one of those that are named.
    [UND-02] Perhaps none of some types, where a haven is one of the player's own. [SET-04] Perhaps only
    Dragons' lairs.
    """

    types: tuple[SiteType, ...] = ()
    no_lairs: bool = False
    under_deeps: bool | None = None
    with_attack: tuple[Race, ...] = ()
    tapped: bool | None = None
    guarded: bool = False
    hoard: bool = False
    information: bool = False
    protected: bool | None = None
    or_named: tuple[str, ...] = ()
    alignment: Alignment | None = None
    other_than: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    storing: str | None = None
    allowing: ItemClass | None = None
    having_stored: str | None = None
    beside: tuple[str, ...] | None = None
    or_below: bool = False
    not_of: tuple[SiteType, ...] = ()
    lairs: bool = False


@dataclass(frozen=True)
class SitesIn:
    """All sites in some regions, by name or by type; perhaps only of some types, perhaps none of some types.

    Among the latter a haven is one of the player's own: a Fallen-wizard has others. [SET-04, FW-36]
    Perhaps only ones that are normally of some types, whatever they count as now; perhaps no Dragon's lairs;
    perhaps only Wizardhavens that are protected, or just not. A few by name may not be meant.
    """

    regions: tuple[str, ...] = ()
    types: tuple[SiteType, ...] = ()
    not_of: tuple[SiteType, ...] = ()
    region_types: tuple[RegionType, ...] = ()
    normally: tuple[SiteType, ...] = ()
    no_lairs: bool = False
    protected: bool | None = None
    other_than: tuple[str, ...] = ()


ANY_SITE: Final = Sort.SITE


Place: TypeAlias = SiteNamed | SitesOf | SitesIn | Such


def names_of(place: Place) -> tuple[str, ...]:
    """The sites that are meant by name and nothing else; none if a sort of site is meant."""
    if isinstance(place, SiteNamed):
        return (place.name,)
    return place.names if isinstance(place, Named) else ()


def sites_named(places: Sequence[Place]) -> list[str]:
    """The sites among these places that are meant by name."""
    return [name for place in places for name in names_of(place)]


def lands_of(place: Place) -> tuple[str | RegionType, ...]:
    """The regions in which the sites must lie, by name or by type; none if they may lie anywhere."""
    if isinstance(place, SitesIn):
        return (*place.regions, *place.region_types)
    if isinstance(place, (SiteNamed, SitesOf)):
        return ()
    found: list[str | RegionType] = []
    for part in parts(place):
        if isinstance(part, Within):
            found.extend(part.regions)
    return tuple(found)


def regions_of(place: Place) -> tuple[str, ...]:
    """The regions by name in which the sites must lie."""
    return tuple([land for land in lands_of(place) if isinstance(land, str)])


def types_of(place: Place) -> tuple[SiteType, ...]:
    """The types of which the sites must be one; none if they may be of any."""
    if isinstance(place, (SitesOf, SitesIn)):
        return place.types
    if isinstance(place, SiteNamed):
        return ()
    found: list[SiteType] = []
    for part in parts(place):
        found.extend([choice for choice in choices(part) if isinstance(choice, SiteType)])
    return tuple(found)


def types_barred(place: Place) -> tuple[SiteType, ...]:
    """The types of which the sites must not be."""
    if isinstance(place, (SitesOf, SitesIn)):
        return place.not_of
    if isinstance(place, SiteNamed):
        return ()
    found: list[SiteType] = []
    for part in parts(place):
        if isinstance(part, Not):
            found.extend([choice for choice in choices(part.trait) if isinstance(choice, SiteType)])
    return tuple(found)


def guards_of(place: Place) -> tuple[Race, ...]:
    """The races of one of which there must be an automatic-attack; none if there need not be."""
    if isinstance(place, SitesOf):
        return place.with_attack
    if isinstance(place, (SiteNamed, SitesIn)):
        return ()
    found: list[Race] = []
    for part in parts(place):
        if isinstance(part, Having):
            found.extend(races_of(part.what))
    return tuple(found)


def races_of(attack: Such) -> tuple[Race, ...]:
    """The races of which an attack must be one; none if it may be of any."""
    found: list[Race] = []
    for part in parts(attack):
        found.extend([choice for choice in choices(part) if isinstance(choice, Race)])
    return tuple(found)
