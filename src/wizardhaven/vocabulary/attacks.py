"""How a creature or an automatic-attack attacks, and what comes of it."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import OfOneAttack
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


@dataclass(frozen=True)
class AttackerChoosesDefenders:
    """The attacking player assigns all strikes. [CMB-16]"""


@dataclass(frozen=True)
class EachFacesAStrike:
    """Each such character of the company faces one strike, neither more nor fewer. [CMB-19]

    Perhaps his mind stands for his prowess, and perhaps he is only tapped where he would be wounded.
    """

    who: Such = ANYBODY
    with_mind: bool = False
    only_taps: bool = False


@dataclass(frozen=True)
class AgainstOneCharacter:
    """All attacks of the creature are against the same character; strikes beyond one are excess strikes."""


@dataclass(frozen=True)
class CanceledByTapping:
    """Some attacks of the creature may be cancelled by tapping a character of the company for each.

    Perhaps even once their strikes have been assigned. If all are against one character, perhaps he may tap
    as well.
    """

    attacks: int = 1
    once_assigned: bool = False
    victim_may_tap: bool = False


@dataclass(frozen=True)
class DetainmentAgainst:
    """A detainment attack: always, or against hero or minion companies, covert or overt ones. [CMB-55]

    Against companies of that side it may have fewer strikes or less prowess.
    """

    alignment: Alignment | None = None
    covert: bool = False
    strikes: int = 0
    prowess: int = 0
    overt: bool = False


@dataclass(frozen=True)
class OnlyAgainst:
    """The creature may be played only against hero companies, or minion ones, or ones without somebody.

    Of an automatic-attack: only such companies face it, perhaps only overt ones. [MOV-40] Perhaps none of
    those of some players.
    """

    alignment: Alignment | None = None
    without: Such | None = None
    overt: bool = False
    not_of: tuple[PlayerKind, ...] = ()


@dataclass(frozen=True)
class TapsLesserMinds:
    """Whoever has faced a strike taps after it, if his mind is not above its prowess. [CMB-38]

    Not if the strike was cancelled.
    """


@dataclass(frozen=True)
class Guards:
    """Such sites have one more automatic-attack, behind their own. [SITE-11]

    Or it is the site that the card lies on, in all its versions.
    """

    attack: Attack
    where: Such | None = None


@dataclass(frozen=True)
class SparesItsPlayer:
    """No manifestation of the card attacks a company of its player's: such attacks are cancelled. [MAN-01]"""


OfAttacks: TypeAlias = (
    AttackerChoosesDefenders
    | OfOneAttack
    | EachFacesAStrike
    | AgainstOneCharacter
    | CanceledByTapping
    | DetainmentAgainst
    | OnlyAgainst
    | TapsLesserMinds
    | Guards
    | SparesItsPlayer
)
