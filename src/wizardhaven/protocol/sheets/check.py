"""A corruption check on one sheet: who checks next, who helps, what is played. [COR-02, COR-07, WIN-29]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.values import Question, Verb
from wizardhaven.protocol.pictures import AnswerSheet, SheetGroup
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.sheets.ahead import Ahead, passing, throwing
from wizardhaven.protocol.sheets.words import Word, said, said_of


def check_sheet(ahead: Ahead) -> AnswerSheet | None:
    """From whoever checks next to the dice."""
    throws = (throwing(Question.CHECK_ROLL),)
    if not ahead.asks(Question.NEXT_CHECK):
        groups = _of_check(ahead)
        return AnswerSheet("check", groups, _end(ahead), throws) if groups else None
    checks = ahead.parts("order", ahead.deeds(), preset=1)
    order = ahead.group("order", Word.ORDER_OF_CHECKS, checks, least=1, most=1)
    below = [ahead.below(part) for part in checks]
    groups = tuple([group for one in below for group in _of_check(one)])
    ends = [_end(one) for one in below]
    named = tuple([replace(part, end=end) for part, end in zip(checks, ends)])
    return AnswerSheet("check", (replace(order, parts=named), *groups), ends[0], throws)


def _of_check(ahead: Ahead) -> tuple[SheetGroup, ...]:
    """Who supports the check, and what else bears on it; both are done in one window."""
    if not ahead.asks(Question.SUPPORT_CHECK):
        return ()
    deeds = ahead.deeds()
    helpers = ahead.parts("help", [one for one in deeds if one.verb is Verb.SUPPORT], odds=True)
    found = [ahead.group("help", Word.HELP, helpers, most=len(helpers))] if helpers else []
    others = [one for one in deeds if one.verb is not Verb.SUPPORT]
    return (*found, ahead.cards(others, (passing(Question.SUPPORT_CHECK),)))


def _end(ahead: Ahead) -> Text:
    table = ahead.trial.game.table
    if table.check is None:
        return said(Word.ROLL, ahead.language)
    return said_of(Word.ROLL_FOR, table.printed[table.check.character].code, ahead.language)
