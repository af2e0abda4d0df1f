"""What agent hazards do, and what holds for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import SiteType

if TYPE_CHECKING:
    from wizardhaven.vocabulary.abilities import Ability


@dataclass(frozen=True)
class AgentAttacks:
    """The agent attacks the company, perhaps with more prowess; there may be more to it. [AGT-52]"""

    prowess: int = 0
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class AgentInfluences:
    """The agent may try to influence a faction, an ally or a character of the opponent's. [INF-17]

    The attempt is modified, for a diplomat perhaps by another number; by more, or sure to succeed, if the
    card tried belongs to a home site of the agent. [INF-19] Perhaps the opponent's unused general influence
    does not count, and perhaps the card goes back to hand if the attempt succeeds.
    """

    modifier: int = 0
    of_diplomat: int | None = None
    of_home: int = 0
    sure_of_home: bool = False
    factions: bool = True
    allies: bool = True
    characters: bool = True
    without_general: bool = False
    to_hand: bool = False


@dataclass(frozen=True)
class AgentDrivesAway:
    """The player rolls for the character whom the agent threatens, with more if it is at home itself.

    Above the character's mind and a number more he goes back to hand; an item may pass to a companion.
    """

    above_mind: int
    at_home: int = 0


@dataclass(frozen=True)
class TurnUpAgent:
    """The agent is turned up and tapped; its player says at which of its home sites it is. [AGT-40]"""


@dataclass(frozen=True)
class MayMoveToHavens:
    """As an agent hazard it may move to a Haven. [AGT-27]"""


@dataclass(frozen=True)
class MayNotMoveTo:
    """As an agent hazard it may not move to such a site, some excepted. [AGT-27]"""

    place: Such = ANY_SITE
    other_than: tuple[Such, ...] = ()


@dataclass(frozen=True)
class ExtraAgentAction:
    """Its agent, or each one, may take a second agent action, perhaps free of charge. [AGT-20]

    Or the agent itself may, while it lies face-up.
    """

    each: bool = False
    free: bool = False
    itself: bool = False


@dataclass(frozen=True)
class AgentsMustAttack:
    """Each face-up agent at a site must attack a company that enters it. [AGT-48]"""


@dataclass(frozen=True)
class StartsAnywhere:
    """An agent with a home site of one of these types may have come into play at any site of these types.

    That holds until it is turned up; then the card is discarded. [AGT-14, AGT-43]
    """

    types: tuple[SiteType, ...]


ByAgents: TypeAlias = AgentAttacks | AgentInfluences | AgentDrivesAway | TurnUpAgent

OfAgents: TypeAlias = MayMoveToHavens | MayNotMoveTo | ExtraAgentAction | AgentsMustAttack | StartsAnywhere
