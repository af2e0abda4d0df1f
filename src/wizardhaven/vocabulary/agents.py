"""What agent hazards do, and what holds for them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.card_effects import DiscardItems


@dataclass(frozen=True)
class AgentAttacks:
    """The agent attacks the company, perhaps with more prowess or choosing the defenders. [AGT-52]

    Perhaps his successful strikes wound nobody: items are lost `instead`.
    """

    prowess: int = 0
    attacker_chooses: bool = False
    instead: DiscardItems | None = None


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
class AgentsMustAttack:
    """Each face-up agent at a site must attack a company that enters it. [AGT-48]"""


ByAgents: TypeAlias = AgentAttacks | AgentInfluences | AgentDrivesAway | TurnUpAgent

OfAgents: TypeAlias = AgentsMustAttack
