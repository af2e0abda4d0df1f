"""Which questions come with a sheet, and who makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wizardhaven.engine.values import Question
from wizardhaven.game.game import Game
from wizardhaven.protocol.pictures import AnswerSheet
from wizardhaven.protocol.sheets.ahead import Ahead
from wizardhaven.protocol.sheets.assign import assign_sheet
from wizardhaven.protocol.sheets.check import check_sheet
from wizardhaven.protocol.sheets.discard import discard_sheet
from wizardhaven.protocol.sheets.draft import draft_sheet
from wizardhaven.protocol.sheets.draw import draw_sheet
from wizardhaven.protocol.sheets.end import end_sheet
from wizardhaven.protocol.sheets.influence import influence_sheet
from wizardhaven.protocol.sheets.items import items_sheet
from wizardhaven.protocol.sheets.pair import pair_sheet
from wizardhaven.protocol.sheets.ring import ring_sheet
from wizardhaven.protocol.sheets.strike import strike_sheet
from wizardhaven.protocol.sheets.trial import Trial
from wizardhaven.text.language import Language

MAKERS: Final[dict[Question, Callable[[Ahead], AnswerSheet | None]]] = {
    Question.DRAFT_PICK: draft_sheet,
    Question.STARTING_ITEM: items_sheet,
    Question.NEXT_STRIKE: strike_sheet,
    Question.FACE_STRIKE: strike_sheet,
    Question.SUPPORT_STRIKE: strike_sheet,
    Question.STRIKE_ACTIONS: strike_sheet,
    Question.NEXT_CHECK: check_sheet,
    Question.SUPPORT_CHECK: check_sheet,
    Question.ROLL_ACTIONS: influence_sheet,
    Question.ASSIGN_BY_DEFENDER: assign_sheet,
    Question.ASSIGN_BY_ATTACKER: assign_sheet,
    Question.PAIR_BY_DEFENDER: pair_sheet,
    Question.PAIR_BY_ATTACKER: pair_sheet,
    Question.RING_TEST_ROLL: ring_sheet,
    Question.DISCARD_DOWN: discard_sheet,
    Question.BEGINNING_OF_END_OF_TURN: end_sheet,
    Question.MAY_DISCARD: end_sheet,
    Question.END_OF_TURN_ACTIONS: end_sheet,
    Question.DRAW_MORE: draw_sheet,
}

WINDOWS: Final = (Question.BEGINNING_OF_END_OF_TURN, Question.END_OF_TURN_ACTIONS)
"""Where somebody who can only pass does not look ahead."""


def sheet(game: Game, seat: int, language: Language) -> AnswerSheet | None:
    """What lies ahead of the seat that is asked, on one sheet; None where one question is all there is.

    It is made on a copy of the game, on which everybody else passes, so that it holds only what lies open to
    the seat.
    """
    choice = game.pending
    if choice is None or (choice.asks in WINDOWS and len(game.options()) == 1):
        return None
    maker = MAKERS.get(choice.asks)
    return maker(Ahead(Trial(game, seat), language)) if maker is not None else None
