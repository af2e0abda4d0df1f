"""What holds for allies: in combat, where they are played, and what they may do."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class InAttacks:
    """How the ally fares when its company is attacked.

    Neither automatic-attacks nor hazards keyed to its site can attack it, or nothing can; or it is safe from
    nothing, but must be assigned a strike before its controller is, and counts as untapped for it. [CMB-20]
    """

    never: bool = False
    struck_first: bool = False


@dataclass(frozen=True)
class BecomesAlly:
    """With the character who took it, the card is an ally of that mind and body. [GLO-004]

    Its prowess is that of the creature off to the side with it, changed by so much. [OFF-01]
    """

    mind: int
    prowess: int
    body: int


OfAllies: TypeAlias = InAttacks | BecomesAlly
