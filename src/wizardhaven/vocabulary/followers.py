"""What holds for the followers of a player: whom he may bring into play, and by what influence."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class InfluencesFromAfar:
    """The player's avatar may try cards of the opponent's wherever they are. [INF-05]

    Half of the player's unused general influence, rounded up and to a maximum, then stands for his unused
    direct influence, less one for each region on the way there, both ends counted.
    """

    maximum: int


@dataclass(frozen=True)
class Control:
    """The bearer is controlled for so many points, by general influence or a Fallen-wizard only.

    Or each such character of the player's is controlled for so many points less than otherwise. Or each such
    character of the company that the card lies on is, by whomever. Or the bearer is, as far as general
    influence goes: whom he follows must have as much direct influence as ever. Or the bearer costs as much
    as ever, but nobody can control him by direct influence. Or he costs half of his mind, rounded down, by
    whatever influence.
    """

    cost: int = 0
    less_for: Such | None = None
    in_company: Such | None = None
    general: bool = False
    not_direct: bool = False
    halved: bool = False


OfFollowers: TypeAlias = InfluencesFromAfar | Control
