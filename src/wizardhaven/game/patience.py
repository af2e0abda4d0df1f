"""Which questions tell nothing by being asked or not: what can be answered lies open to everybody.

A patient game takes a single answer by itself only to these. To all others it waits even for somebody who can
only pass, since being passed over would tell the opponent that there is nothing in the hand.
"""

from typing import Final

from wizardhaven.engine.questions import agents_of, avatar_of, stands_for_player
from wizardhaven.engine.values import NONE, Choice, Question, Table
from wizardhaven.view.telling.asking import asked

OPEN: Final = frozenset(
    {
        Question.PLACE_HAZARD,
        Question.LET_GO,
        Question.WHO_LEAVES,
        Question.NEXT_TO_TRAVEL,
        Question.TAP_ONE,
        Question.DRAW_MORE,
        Question.MAY_JOIN,
        Question.WHO_STAYS,
        Question.NEXT_AT_SITE,
        Question.ORDER_OF_CREATURES,
        Question.TAKE_CARD,
        Question.TAP_TO_KEEP,
        Question.MAY_CALL,
        Question.ORDER_OF_PASSIVES,
        Question.PASS_ITEM,
        Question.LOSE_ITEM,
        Question.FREE_PRISONERS,
        Question.ATTACK_COMPANY,
        Question.ASSIGN_BY_DEFENDER,
        Question.ASSIGN_BY_ATTACKER,
        Question.PAIR_BY_DEFENDER,
        Question.PAIR_BY_ATTACKER,
        Question.WHICH_ATTACK,
        Question.WHICH_ATTACK_OF_CARD,
        Question.NEXT_STRIKE,
        Question.SPEND_EXCESS,
        Question.FACE_STRIKE,
        Question.SUPPORT_STRIKE,
        Question.SAVE_ITEM,
        Question.TROPHY,
        Question.DOUBLED_SOURCE,
        Question.NEXT_CHECK,
        Question.RECKONING,
    }
)
"""Their answers are never hidden."""


def is_open(table: Table, choice: Choice) -> bool:
    """Whether everybody sees that there is nothing else to answer, if there is only one answer."""
    asks = choice.asks
    if asks in OPEN:
        return True
    match asks:
        case Question.REVEAL_ON_ENTRY | Question.REVEAL_AGAINST_PLAY:
            company = table.companies.get(asked(table, choice).company)
            return company is None or not company.on_guard
        case Question.SITE_PATH:
            return table.companies[asked(table, choice).company].destination == NONE
        case Question.DECLARE_AGENTS:
            return not agents_of(table, choice.seat)
        case Question.HAZARD_SIDEBOARD:
            return avatar_of(table, table.active) == NONE and not stands_for_player(table, table.active)
        case Question.BEFORE_ASSIGNMENT:
            return table.attack is None or table.attack.canceled
    return False
