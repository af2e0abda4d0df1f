"""What holds for the followers of a player: whom he may bring into play, and by what influence."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class InfluencesFromAfar:
    """The player's avatar may try cards of the opponent's wherever they are. [INF-05]

    Half of the player's unused general influence, rounded up and to a maximum, then stands for his unused
    direct influence, less one for each region on the way there, both ends counted.
    """

    maximum: int


OfFollowers: TypeAlias = InfluencesFromAfar
