"""What agent hazards do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from wizardhaven.vocabulary.abilities import Ability


@dataclass(frozen=True)
class AgentAttacks:
    """The agent attacks the company, perhaps with more prowess; there may be more to it. [AGT-52]"""

    prowess: int = 0
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class AgentDrivesAway:
    """The player rolls for the character whom the agent threatens, with more if it is at home itself.

    Above the character's mind and a number more he goes back to hand; an item may pass to a companion.
    """

    above_mind: int
    at_home: int = 0


ByAgents: TypeAlias = AgentAttacks | AgentDrivesAway
