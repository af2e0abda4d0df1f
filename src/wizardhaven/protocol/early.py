"""What a seat may answer while the other thinks about the same: neither answer depends on the other's."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.steps import RollForFirst
from wizardhaven.engine.values import Choice, Question
from wizardhaven.game.game import Game

SEALED: Final = (Question.DRAFT_PICK, Question.MAY_DISCARD)
"""What one answers face-down."""


def early(game: Game, seat: int) -> Game | None:
    """The game as it will be when the seat is asked what the other is asked now; None if it will not be.

    On it the other has chosen anything: what he chooses cannot be seen in the seat's own question.
    """
    choice = game.pending
    if choice is None or choice.seat == seat or not _comes_next(game, choice, seat):
        return None
    ahead = game.clone()
    ahead.patient = True
    ahead.apply(ahead.options()[0])
    return ahead


def _comes_next(game: Game, choice: Choice, seat: int) -> bool:
    """Whether the same is asked of the seat as soon as the other has answered."""
    if isinstance(choice, RollForFirst):
        return choice.player == 0 and seat == 1
    beneath = game.table.stack[-2] if len(game.table.stack) > 1 else None
    if not isinstance(beneath, Choice) or choice.asks not in SEALED:
        return False
    return beneath.asks is choice.asks and beneath.seat == seat
