"""The cards that may be drawn for a journey on one sheet. [MOV-19]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.values import DECK, Question
from wizardhaven.protocol.pictures import AnswerSheet
from wizardhaven.protocol.sheets.ahead import Ahead, passing
from wizardhaven.protocol.sheets.words import Word, counted
from wizardhaven.view.telling.asking import asked


def draw_sheet(ahead: Ahead) -> AnswerSheet | None:
    """How many more: a number that everybody knows, and no more than there are."""
    game = ahead.trial.game
    assert game.pending is not None
    left = asked(game.table, game.pending).number
    most = min(left, len(game.table.pile(ahead.trial.seat, DECK)))
    parts = tuple([replace(part, most=most) for part in ahead.parts("draws", ahead.deeds())])
    group = ahead.group("draws", Word.DRAWS, parts, most=most, closing=(passing(Question.DRAW_MORE),))
    return AnswerSheet("draw", (group,), counted(Word.DRAW, Word.DRAW_ONE, most, ahead.language))
