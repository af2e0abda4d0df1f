"""What is cancelled."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment


class Canceled(Enum):
    """What comes to nothing, and how: to be cancelled and to be ineffectual are not the same."""

    ATTACK = "the attack at hand"
    ALL_ATTACKS = "the attack at hand and all that its creature has still to come"
    ATTACKS_HERE = "the attack at hand and all other automatic-attacks of the site"
    ATTACK_AND_HAND = "the attack at hand; its creature's card goes back to hand"
    STRIKE = "the strike at hand"
    EFFECT_OF_STRIKE = "the strike at hand, which is made ineffectual"
    CARD = "the card that is meant, which is discarded"
    EFFECT = "what the card that is meant does, or would come of a roll"

    __hash__ = object.__hash__


ATTACKS: Final = (Canceled.ATTACK, Canceled.ALL_ATTACKS, Canceled.ATTACKS_HERE, Canceled.ATTACK_AND_HAND)
STRIKES: Final = (Canceled.STRIKE, Canceled.EFFECT_OF_STRIKE)
CARDS: Final = (Canceled.CARD, Canceled.EFFECT)


@dataclass(frozen=True)
class Cancel:
    """An attack, a strike, or a card, in play or declared, is cancelled; or only what it does. [TIM-39]

    With all that a creature has still to come its card is discarded, also if it would stay in play, as a
    Dragon ahunt. [CMB-13] A strike may be made ineffectual instead. [CMB-29, CMB-35] A lasting effect ends;
    of a roll it is what would come of it.
    """

    what: Canceled


@dataclass(frozen=True)
class Cancels:
    """Every attack against a company of the player's at the site is cancelled as soon as it begins.

    Perhaps only against a company of that side. Or every attack of such hazard creatures on the company, or
    only all those of the next so many of them. Or what events of these names do is cancelled, whosever
    they are; [TIM-39] if only so many are, the card leaves play at the end of a turn in which it has done so.
    """

    what: Such
    against: Alignment | None = None
    at_most: int | None = None
