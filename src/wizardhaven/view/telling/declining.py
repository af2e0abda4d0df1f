"""What passing means where it is offered: mostly just that, sometimes to do without something."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.engine.values import Question


class Declined(Enum):
    """What a player who passes does without."""

    EVERYTHING = "anything"
    ITEMS_TO_GIVE = "more items to give out"
    CHARACTERS_TO_SHUFFLE_IN = "more characters to shuffle in"
    SIDEBOARD = "the sideboard"
    DRAWING = "more cards to draw"
    JOINING = "joining companies"
    ENTERING = "entering the site"
    ATTACKING = "attacking a company"
    REVEALING = "revealing a card"
    SHOWING = "more hazards to show"
    ITEMS_TO_PLAY = "another item to play"
    DISCARDING = "discarding a card"
    CALLING = "calling the end"
    EXCHANGING = "more cards to exchange"
    TAKING = "more cards to take"
    PASSING_ON = "more items to pass on"
    TROPHY = "keeping a trophy"
    FALLING = "letting the Wizard fall"
    STRIKES_FOR_DEFENDERS = "more strikes to assign as the defender"
    STRIKES = "more strikes to assign"
    SUPPORT = "more support"
    REVEALED_CARD = "playing the revealed card"
    RING = "playing a ring"
    FREEING = "freeing the prisoners"
    RESPONSE = "a response"
    AGENTS = "more agents to attack with"
    INFLUENCING = "an influence attempt"


DECLINED: Final[dict[Question, Declined]] = {
    Question.OTHER_WIZARD: Declined.EXCHANGING,
    Question.STARTING_ITEM: Declined.ITEMS_TO_GIVE,
    Question.REST_OF_POOL: Declined.CHARACTERS_TO_SHUFFLE_IN,
    Question.HAZARD_SIDEBOARD: Declined.SIDEBOARD,
    Question.DRAW_MORE: Declined.DRAWING,
    Question.MAY_JOIN: Declined.JOINING,
    Question.ENTER_SITE: Declined.ENTERING,
    Question.ATTACK_COMPANY: Declined.ATTACKING,
    Question.REVEAL_ON_ENTRY: Declined.REVEALING,
    Question.DECLARE_AGENTS: Declined.AGENTS,
    Question.INFLUENCE_BY_AGENT: Declined.INFLUENCING,
    Question.REVEAL_AGAINST_PLAY: Declined.REVEALING,
    Question.SHOW_HAZARDS: Declined.SHOWING,
    Question.ONE_MORE_ITEM: Declined.ITEMS_TO_PLAY,
    Question.MAY_DISCARD: Declined.DISCARDING,
    Question.MAY_CALL: Declined.CALLING,
    Question.EXCHANGE: Declined.EXCHANGING,
    Question.SIDEBOARD_PICK: Declined.TAKING,
    Question.FETCH: Declined.TAKING,
    Question.PASS_ITEM: Declined.PASSING_ON,
    Question.SAVE_ITEM: Declined.PASSING_ON,
    Question.TROPHY: Declined.TROPHY,
    Question.MAY_FALL: Declined.FALLING,
    Question.ASSIGN_BY_DEFENDER: Declined.STRIKES_FOR_DEFENDERS,
    Question.PAIR_BY_DEFENDER: Declined.STRIKES_FOR_DEFENDERS,
    Question.ASSIGN_BY_ATTACKER: Declined.STRIKES,
    Question.SUPPORT_STRIKE: Declined.SUPPORT,
    Question.SUPPORT_CHECK: Declined.SUPPORT,
    Question.PLAY_SHOWN: Declined.REVEALED_CARD,
    Question.CHOOSE_RING: Declined.RING,
    Question.FREE_PRISONERS: Declined.FREEING,
    Question.RESPONSE: Declined.RESPONSE,
}
"""Where passing is more than passing; everywhere else a player simply does nothing more."""


def declined(question: Question | None) -> Declined:
    """What is done without by passing at this question, or when nobody is asked any more."""
    return DECLINED.get(question, Declined.EVERYTHING) if question is not None else Declined.EVERYTHING
