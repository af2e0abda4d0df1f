"""What sites and regions count as, and what may be played at them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition, PathHas
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import PlayerKind, Purpose, RegionType, SiteType


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

    path: PathHas
    condition: Condition
    spares: tuple[PlayerKind, ...] = ()


OfLands: TypeAlias = TreatSiteAs | TreatRegionAs | TapsSites
