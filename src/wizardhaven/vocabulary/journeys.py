"""What holds for a company on its way and at its goal."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.hazards import OpenToCreatures
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Movement, RegionType


@dataclass(frozen=True)
class MayReplaceSite:
    """At the end of the turn the company may replace its site by the Haven where it began the turn. [END-07]

    Or by the site where it began the turn, whatever it is; or by the nearest Haven, and a card in play is
    discarded for it. Perhaps only while conditions hold.
    """

    by_nearest_haven: bool = False
    conditions: tuple[Condition, ...] = ()
    by_any_site: bool = False


@dataclass(frozen=True)
class MayMoveBy:
    """The company may use a kind of movement though a Ringwraith is in it, from whatever site. [ORG-74]"""

    movement: Movement


@dataclass(frozen=True)
class LiftsDemands:
    """The card of that name may be played on the company wherever it is and whoever is in it. [TIM-11]"""

    card: str


@dataclass(frozen=True)
class MayMoveOn:
    """Having moved to such a site, the company may move on: a further movement/hazard phase. [MOV-04]

    Perhaps only on a way with a region of some type.
    """

    place: Such
    through: RegionType | None = None


@dataclass(frozen=True)
class RestAfterJourney:
    """Right after its movement/hazard phase each company at the site may restore a character. [MOV-42]

    He untaps, or is healed and then tapped. Or everybody of a company that has moved to such a place is
    healed and untapped.
    """

    everybody_at: Such | None = None


@dataclass(frozen=True)
class MayMoveTo:
    """The company may move to such a site by Special Movement, with that site path. [ORG-73, MOV-12]

    Something may hold for it if it does. Perhaps it may only while a condition holds.
    """

    place: Such
    path: tuple[RegionType, ...] = ()
    then: tuple[Forbid | OpenToCreatures | Modify, ...] = ()
    condition: Condition | None = None


OnJourneys: TypeAlias = MayReplaceSite | MayMoveBy | LiftsDemands | MayMoveOn | RestAfterJourney | MayMoveTo
