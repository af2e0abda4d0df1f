"""The test of a gold ring on one sheet: whose it is, what is added, what each throw would show. [ITM-15]"""

from __future__ import annotations

from wizardhaven.engine.values import NONE, Question
from wizardhaven.protocol.pictures import AnswerSheet
from wizardhaven.protocol.sheets.ahead import Ahead, throwing
from wizardhaven.protocol.sheets.words import Word, said_of
from wizardhaven.view.telling.asking import asked


def ring_sheet(ahead: Ahead) -> AnswerSheet | None:
    """Nothing is left to be set up but the throw: which ring is played depends on it. [ITM-16]"""
    game = ahead.trial.game
    table, choice = game.table, game.pending
    assert choice is not None
    ring = asked(table, choice).card
    if ring == NONE:
        return None
    bearer = table.cards[ring].on
    code = table.printed[ring if bearer == NONE else bearer].code
    end = said_of(Word.ROLL_FOR, code, ahead.language)
    return AnswerSheet("ring", (), end, (throwing(Question.RING_TEST_ROLL),))
