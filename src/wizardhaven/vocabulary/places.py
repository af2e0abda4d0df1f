"""Which sites are meant."""

from dataclasses import dataclass
from typing import Final, TypeAlias

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


ANY_SITE: Final = SitesOf()


Place: TypeAlias = SiteNamed | SitesOf | SitesIn
