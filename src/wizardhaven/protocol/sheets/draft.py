"""The draft on one sheet: picks for this round and the next ones. [SET-14, SET-17]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.values import CHARACTER, Verb
from wizardhaven.protocol.pictures import AnswerSheet, SheetPart
from wizardhaven.protocol.sheets.ahead import Ahead
from wizardhaven.protocol.sheets.words import Word, said


def draft_sheet(ahead: Ahead) -> AnswerSheet | None:
    """A pick for each round, in the order of the sheet; where both have picked the same, one is asked."""
    picks = [option for option in ahead.deeds() if option.verb is Verb.DRAFT]
    if not picks:
        return None
    parts = tuple([_with_mind(ahead, part) for part in ahead.parts("picks", picks)])
    group = ahead.group("picks", Word.PICKS, parts, least=1, most=len(parts))
    return AnswerSheet("draft", (group,), said(Word.PICK, ahead.language))


def _with_mind(ahead: Ahead, part: SheetPart) -> SheetPart:
    """What a character takes of the mind that is left. [SET-17]"""
    table, source = ahead.trial.game.table, part.answer.source
    assert source is not None, "a card is picked"
    printed = table.printed[int(source.ref)]
    return replace(part, amount=printed.mind) if printed.kind == CHARACTER else part
