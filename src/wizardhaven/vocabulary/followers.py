"""What holds for the followers of a player: whom he may bring into play, and by what influence."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.terms import Race


@dataclass(frozen=True)
class MayBring:
    """The player may bring characters into play, and begin with them, whom he otherwise could not. [FW-20]

    Orcs or Trolls by their races, those with a mind of up to a number, agents; perhaps where his avatar is
    not. Perhaps just one of them, with whom the card is placed: in place of another character when the card
    is played, or at a haven in the company that it lies on. [FW-23, FW-24] Or `any_number` of them, whom
    nobody counts, in the company that the card lies on and the phase in which it is played; or of anybody
    but avatars in every organization phase, if the card lies on no company and no race is said. [ORG-05]
    """

    races: tuple[Race, ...] = ()
    mind_at_most: int | None = None
    agents: bool = False
    away_from_avatar: bool = False
    just_one: bool = False
    in_company: bool = False
    any_number: bool = False


@dataclass(frozen=True)
class InfluencesFromAfar:
    """The player's avatar may try cards of the opponent's wherever they are. [INF-05]

    Half of the player's unused general influence, rounded up and to a maximum, then stands for his unused
    direct influence, less one for each region on the way there, both ends counted.
    """

    maximum: int


@dataclass(frozen=True)
class AnySize:
    """There is no limit to the size of the company that the card lies on. [ORG-38]"""


@dataclass(frozen=True)
class OnlyAtHomeSite:
    """Unless he starts the game in play, he may be brought into play at his home site only.

    Perhaps he may not start the game in play at all. [SET-27] Or it is the player's avatar who may not come
    into play elsewhere.
    """

    may_start: bool = True
    of_avatar: bool = False


@dataclass(frozen=True)
class ComesBesides:
    """In a turn in which one of these has come into play he may come as well and is not counted. [ORG-05]"""

    names: tuple[str, ...]


@dataclass(frozen=True)
class BarsMinds:
    """No Fallen-wizard may bring characters into play whose minds are greater than that. [ORG-05]"""

    above: ByStagePoints


@dataclass(frozen=True)
class AnotherLeader:
    """One more leader may be in the company that the card lies on; he does not count for its size.

    Or one of the leaders must be of that race, and all of them count. [ORG-38, ORG-40]
    """

    race: Race | None = None


@dataclass(frozen=True)
class HasFollowers:
    """He may have no followers; or the bearer may have some, whatever his own card says. [ORG-45]"""

    allowed: bool


@dataclass(frozen=True)
class LeadsRingwraiths:
    """As the player's avatar he may be followed by so many Ringwraiths who take no influence. [ORG-20]

    They may be brought into play with him in organization phases. [ORG-19]
    """

    at_most: int


@dataclass(frozen=True)
class FollowsRingwraith:
    """He may come into play as a follower of the player's Ringwraith and takes no influence. [ORG-20]"""


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
    MayBring
    | InfluencesFromAfar
    | AnySize
    | OnlyAtHomeSite
    | ComesBesides
    | BarsMinds
    | AnotherLeader
    | HasFollowers
    | LeadsRingwraiths
    | FollowsRingwraith
    | MakesLeader
    | RidesAlone
    | WalksAlone
    | ReservesAvatar
    | StandsForPlayer
)
