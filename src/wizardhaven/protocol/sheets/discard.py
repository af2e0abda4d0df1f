"""Down to hand size on one sheet. [END-04, GLO-032]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.values import HAND, Question
from wizardhaven.protocol.pictures import AnswerSheet, SheetGroup, SheetPart
from wizardhaven.protocol.sheets.ahead import Ahead
from wizardhaven.protocol.sheets.words import Word, counted
from wizardhaven.view.telling.asking import asked


def discard_sheet(ahead: Ahead) -> AnswerSheet | None:
    group = discards(ahead)
    if group is None:
        return None
    end = counted(Word.DISCARD, Word.DISCARD_ONE, group.most, ahead.language)
    return AnswerSheet("discard", (group,), end)


def discards(ahead: Ahead) -> SheetGroup | None:
    """The cards in hand, as many of which have to go as there are too many."""
    if not ahead.asks(Question.DISCARD_DOWN):
        return None
    game = ahead.trial.game
    assert game.pending is not None
    number = asked(game.table, game.pending).number
    parts = tuple([_as_often(ahead, part) for part in ahead.parts("discards", ahead.deeds())])
    return ahead.group("discards", Word.DISCARDS, parts, least=number, most=number)


def _as_often(ahead: Ahead, part: SheetPart) -> SheetPart:
    """Of several copies one stands for all."""
    table, source = ahead.trial.game.table, part.answer.source
    assert source is not None, "a card is discarded"
    code = table.printed[int(source.ref)].code
    copies = [card for card in table.pile(ahead.trial.seat, HAND) if table.printed[card].code == code]
    return replace(part, most=len(copies))
