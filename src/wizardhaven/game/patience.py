"""Which questions tell nothing by being asked or not: their answers lie open to everybody.

A patient game takes a single answer by itself only to these. To all others it waits even for somebody who can
only pass, since being passed over would tell the opponent that there is nothing in the hand.
"""

from typing import Final

from wizardhaven.engine.values import Question

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
