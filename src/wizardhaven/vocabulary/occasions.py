"""What sets things off: occasions, and what becomes of an attack or a strike."""

from enum import Enum
from typing import Final


class Occasion(Enum):
    """What sets off something that happens by itself; to whom and of what sort is said beside it. [TIM-69]"""

    __hash__ = object.__hash__  # it is looked up again and again, and Enum's own is slower

    CARD_PLAYED = "a card is played"
    PHASE_BEGINS = "a phase begins"
    PHASE_ENDS = "a phase ends"
    DECK_EXHAUSTED = "a play deck is exhausted"
    ITEM_GAINED = "somebody gains an item"
    SITE_ENTERED = "a company enters a site"
    CHECK_MADE = "a corruption check has been made"
    INFLUENCE_TRIED = "an influence check has been made"
    INFLUENCE_SUCCEEDED = "an influence check has been successful"
    CARD_DISCARDED = "a card is discarded from hand by the player whose turn it is"
    TAPPED = "a card becomes tapped"
    WOUNDED = "a character becomes wounded"
    STRIKE_FAILED = "a strike has failed, and what follows from that is done"
    CONTROLLER_LEFT = "the one who controls a card has left play"
    CAME_THROUGH_BELOW = "a company has reached a site in the Under-deeps from another one"
    COMPANY_MOVES = "a company moves"
    COMPANY_ARRIVES = "a company comes to its new site"
    COMPANY_ORGANIZES = "the organization phase of a company begins, before anything is declared"
    COMPANY_SETS_OUT = "a company is to move, as the organization phase ends"
    SITE_REVEALED = "a site is revealed as the new site of a company"
    CARD_STORED = "a card is stored"
    ABOUT_TO_STRIKE = "an attack was not cancelled, and its strikes are about to be assigned"
    ATTACK_DEFEATED = "an attack is defeated that a card has changed, or a creature that it let be keyed"
    ATTACK_OVER = "an attack is over"
    BODY_MATCHED = "a body check of somebody wounded comes to exactly his body"


BY_THE_WAY: Final = (
    Occasion.COMPANY_ARRIVES,
    Occasion.COMPANY_ORGANIZES,
    Occasion.SITE_REVEALED,
    Occasion.CARD_STORED,
    Occasion.ATTACK_DEFEATED,
)
"""What happens then is not what a card is played for: mostly it is the end of it."""


class AttackResult(Enum):
    """What has become of an attack at some point."""

    HAS_WOUNDED = "it has wounded characters: what happens is said of each of them"
    NOT_CANCELED = "it is over and was not cancelled"
    NOT_DEFEATED = "it is over and was not defeated"
    SUCCEEDED = "it is over and a strike of it was successful"
    FAILED = "it is over, none of its strikes was successful, and one failed without being defeated"


class Aftermath(Enum):
    """What must come of the attack or the strike against which a card was played."""

    STRIKE_SUCCEEDED = "the strike was successful"
    STRIKE_NOT_DEFEATED = "the strike was not defeated"
    CHARACTER_WOUNDED = "the attack has wounded a character, on whom the card lies from then on"
    CHARACTER_ELIMINATED = "the attack has eliminated a character"
