"""What sets things off: occasions, and what becomes of an attack or a strike."""

from enum import Enum


class Occasion(Enum):
    """What sets off something that happens by itself. [TIM-69]"""

    PLAYED = "the card has been played"
    BEGINNING_OF = "a phase begins"
    BEGINNING_OF_COMPANYS = "such a phase of a company begins, whosever it is"
    END_OF = "a phase ends"
    END_OF_OPPONENTS = "a phase of the opponent's ends"
    END_OF_EVERY_TURN = "a turn ends, whosever it is"
    DECK_EXHAUSTED = "a play deck is exhausted, whosever it is"
    COMPANY_PLAYS = "the company that the card lies on plays a card with one of these words on it"
    COMPANY_GAINS_ITEM = "somebody in the bearer's company gains an item"
    COMPANY_ENTERS = "a company enters the site on which the card lies"
    ITEM_PLAYED_HERE = "an item is played at the site on which the card lies"
    BEARER_CHECKED = "the bearer has made a corruption check"
    CARD_DISCARDED = "the player of the bearer discards a card from his hand in his own turn"
    BEARER_WOUNDED = "the bearer is wounded"
    CARD_TAPPED = "the card becomes tapped"
    SITE_NEEDED = "the player plays a resource that taps the bearer's site or can be played only there"
    COMPANY_WOUNDED = "a character in the bearer's company becomes wounded"
    STRIKE_FAILED = "a strike against the bearer has failed, and what follows from that is done"
    CONTROLLER_LEFT = "the one who controls the card has left play"
    LIKE_PLAYED = "the player plays another card with that word on it, or anybody another form of it"
    STAGE_CARD_PLAYED = "the player of the bearer has played a stage card"
    CAME_THROUGH_BELOW = "a company has reached a site in the Under-deeps from another one"
    COMPANY_MOVES = "a company moves with a region of that type in its site path"


class AttackResult(Enum):
    """What has become of an attack at some point."""

    ABOUT_TO_STRIKE = "it was not cancelled before its strikes are assigned"
    HAS_WOUNDED = "it has wounded a character"
    NOT_CANCELED = "it is over and was not cancelled"
    NOT_DEFEATED = "it is over and was not defeated"
    SUCCEEDED = "it is over and a strike of it was successful"
    FAILED = "it is over, none of its strikes was successful, and one failed without being defeated"
    OVER = "it is over, whatever has become of it"


class Aftermath(Enum):
    """What must come of the attack or the strike against which a card was played."""

    STRIKE_SUCCEEDED = "the strike was successful"
    STRIKE_NOT_DEFEATED = "the strike was not defeated"
    CHARACTER_ELIMINATED = "the attack has eliminated a character"
