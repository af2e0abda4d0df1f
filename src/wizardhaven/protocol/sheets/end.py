"""The end of the turn on one sheet: last cards, the free discard, down to hand size. [END-01 to END-04]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.values import Question
from wizardhaven.protocol.pictures import AnswerSheet, SheetGroup
from wizardhaven.protocol.sheets.ahead import Ahead, passing
from wizardhaven.protocol.sheets.discard import discards
from wizardhaven.protocol.sheets.words import Word, said


def end_sheet(ahead: Ahead) -> AnswerSheet | None:
    """Up to where the hand is drawn up, which brings news."""
    first = _window(ahead, "first", Question.BEGINNING_OF_END_OF_TURN)
    free = _free(ahead)
    last = _window(ahead, "last", Question.END_OF_TURN_ACTIONS)
    down = discards(ahead)
    if down is not None and free:
        down = replace(down, beside=free[0].id)
    groups = (*first, *free, *last, *([down] if down is not None else []))
    ends = ahead.trial.game.table.active == ahead.trial.seat
    end = said(Word.END_TURN if ends else Word.GO_ON, ahead.language)
    return AnswerSheet("end", groups, end) if groups else None


def _free(ahead: Ahead) -> list[SheetGroup]:
    """One card that may be discarded. [END-03]"""
    if not ahead.asks(Question.MAY_DISCARD):
        return []
    parts = ahead.parts("free", ahead.deeds())
    group = ahead.group("free", Word.FREE, parts, most=1, closing=(passing(Question.MAY_DISCARD),))
    ahead.pass_on()
    return [group]


def _window(ahead: Ahead, name: str, question: Question) -> list[SheetGroup]:
    """What may be played before the discard, or before the hand is reset."""
    if not ahead.asks(question):
        return []
    group = ahead.cards(ahead.deeds(), (passing(question),), name)
    ahead.pass_on()
    return [group]
