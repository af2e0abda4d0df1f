"""What holds for the followers of a player: whom he may bring into play, and by what influence."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.amounts import ByStagePoints
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


@dataclass(frozen=True)
class OnlyAtHomeSite:
    """Unless he starts the game in play, he may be brought into play at his home site only.

    Perhaps he may not start the game in play at all. [SET-27] Or it is the player's avatar who may not come
    into play elsewhere.
    """

    may_start: bool = True
    of_avatar: bool = False


@dataclass(frozen=True)
class BarsMinds:
    """No Fallen-wizard may bring characters into play whose minds are greater than that. [ORG-05]"""

    above: ByStagePoints


@dataclass(frozen=True)
class MakesLeader:
    """The bearer is a leader even if his own card does not say so. [ORG-40]

    Perhaps no body check discards him. [CMB-50]
    """

    steadfast: bool = False


@dataclass(frozen=True)
class RidesAlone:
    """Allies and Ringwraith followers of the company that the card lies on are discarded; none may join."""


@dataclass(frozen=True)
class WalksAlone:
    """The bearer's allies are discarded; nobody else is in his company but while it is organized. [ORG-37]

    Neither a character nor an ally. If somebody still is as the organization phase ends, the card goes back
    to hand.
    """


@dataclass(frozen=True)
class ReservesAvatar:
    """While it lies on nobody, the opponent cannot play the avatar whom its player has revealed. [ORG-14]"""


@dataclass(frozen=True)
class StandsForPlayer:
    """The player is the one of that name and no Ringwraith: he reveals no avatar. [ORG-14]

    No Ringwraith comes into play as his follower, either. [ORG-19] For the opponent's way to his sideboard
    he counts as an avatar in play. [UNT-19]
    """

    name: str


OfFollowers: TypeAlias = (
    InfluencesFromAfar
    | Control
    | OnlyAtHomeSite
    | BarsMinds
    | MakesLeader
    | RidesAlone
    | WalksAlone
    | ReservesAvatar
    | StandsForPlayer
)
