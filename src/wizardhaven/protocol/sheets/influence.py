"""A faction or an attempt on the opponent's card on one sheet. [INF-01, INF-09]"""

from __future__ import annotations

from wizardhaven.engine.values import DICE, Question
from wizardhaven.protocol.pictures import AnswerSheet
from wizardhaven.protocol.rolling import roller
from wizardhaven.protocol.sheets.ahead import Ahead, passing, throwing
from wizardhaven.protocol.sheets.words import Word, said, said_of


def influence_sheet(ahead: Ahead) -> AnswerSheet | None:
    """What bears on the roll, and the roll, if it is the seat's own."""
    if not ahead.asks(Question.ROLL_ACTIONS):
        return None
    cards = ahead.cards(ahead.deeds(), (passing(Question.ROLL_ACTIONS),))
    ahead.pass_on()
    ahead.trial.go_on()
    game = ahead.trial.game
    choice = game.pending
    if ahead.trial.over or choice is None or choice.seat != DICE or roller(game) != ahead.trial.seat:
        return None
    check, language = game.table.check, ahead.language
    end = said(Word.ROLL, language)
    if check is not None:
        end = said_of(Word.ROLL_FOR, game.table.printed[check.character].code, language)
    return AnswerSheet("influence", (cards,), end, (throwing(choice.asks),))
