"""What sites and regions count as, and what may be played at them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, PlayerKind, Purpose, RegionType, SiteType


@dataclass(frozen=True)
class TreatSiteAs:
    """The site counts as one of another type, for some purposes; perhaps without automatic-attacks.

    It is the site the card lies on, or every version of it, or every card of a place, or of its type. Perhaps
    nothing that is printed on the site is playable any more, and perhaps it is a home site of somebody.
    Perhaps it untaps in its player's untap phase, and goes back to the location deck where it would be
    discarded. [EVT-10, FW-39] Perhaps its automatic-attacks are detainment attacks. [CMB-55] Perhaps it
    counts so only while somebody of that name is in play elsewhere.
    """

    site_type: SiteType
    place: Such | None = None
    purposes: tuple[Purpose, ...] = (Purpose.EVERYTHING,)
    no_automatic_attacks: bool = False
    nothing_playable: bool = False
    all_versions: bool = False
    home_of: str | None = None
    renewing: bool = False
    detaining: bool = False
    while_away: str | None = None


@dataclass(frozen=True)
class AllowsPlay:
    """Once each turn a thing of that sort, or an ally of that mind who is not unique, may be played there.

    It is the site the card lies on, or any such place; what the site itself allows does not matter, nor that
    it is tapped. Or an item of a class, of a hoard too, may be played there as though the site allowed it:
    only while it is untapped, and it taps as usual; perhaps whatever its own text says of sites. Or
    information is playable there. [SITE-22]
    """

    items: Keyword | None = None
    ally_mind: int | None = None
    place: Such | None = None
    item_class: ItemClass | None = None
    whatever_it_says: bool = False
    information: bool = False


@dataclass(frozen=True)
class TreatRegionAs:
    """The region counts as one of another type, or that of the site and all those next to it do.

    Perhaps it counts as several of them.
    """

    region_type: RegionType
    around: bool = False
    times: int = 1


@dataclass(frozen=True)
class TapsSites:
    """Each site in play with one of these ways in its site path is tapped, unless it is its player's haven.

    Only while a condition holds; those of some players are spared. [SET-04]
    """

    path: Condition
    condition: Condition
    spares: tuple[PlayerKind, ...] = ()


OfLands: TypeAlias = TreatSiteAs | AllowsPlay | TreatRegionAs | TapsSites
