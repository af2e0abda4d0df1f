"""What holds for allies: in combat, where they are played, and what they may do."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class BecomesAlly:
    """With the character who took it, the card is an ally of that mind and body. [GLO-004]

    Its prowess is that of the creature off to the side with it, changed by so much. [OFF-01]
    """

    mind: int
    prowess: int
    body: int


OfAllies: TypeAlias = BecomesAlly
