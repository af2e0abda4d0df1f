"""The drawer: rules of single cards that no grammar says.

Before anything is put here one looks for the words that say it, or for a word that more than one card would
use. There are never more than eleven members: more of them would mean that a grammar is missing.
"""

from dataclasses import dataclass
from enum import Enum


class Own(Enum):
    """What one card alone does, or what holds for it alone; eleven members at most, ever."""

    DRAW_ANEW = (
        "the player shows his hand, sets all but hazards aside and draws up to his hand size; "
        "then he lays what was set aside on top of his play deck, in any order"
    )
    TURN_UP_AGENT = "the agent is turned up and tapped; its player says at which of its home sites it is"
    TURN_UP_ITEM = (
        "the user turns up cards of the play deck until an item comes that he can bear, and none is special; "
        "then he alone faces a strike of that prowess and one more for each card turned up, which cannot be "
        "cancelled; if it wounds him the item is discarded; the other cards are shuffled back"
    )
    JOIN_ATTACKED_COMPANY = (
        "he discards his allies and joins the attacked company; he must face a strike of that creature; "
        "after all its attacks he taps and makes a corruption check"
    )
    SPARE_BEARER = (
        "a strike that succeeds against the bearer does not wound him; instead a roll is made for the item, "
        "and above the number it is discarded"
    )
    REMOVE_DISCARDED = (
        "once stored it may be discarded as the opponent discards a common hazard for all to see; "
        "the hazard is then removed from the game"
    )


@dataclass(frozen=True)
class Rule:
    """A rule of one card's own, which no other word says; perhaps with a number.

    It happens, or it holds as long as the card is in play, as the rule has it. There are never more than
    eleven of them: more would mean that a grammar is missing.
    """

    own: Own
    number: int = 0
