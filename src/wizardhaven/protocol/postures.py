"""How the stage stands for a question: map, duel, scene at a site, council, draft or search."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Question
from wizardhaven.game.game import Game
from wizardhaven.protocol.pictures import Posture
from wizardhaven.vocabulary.terms import Phase

DRAFTING: Final = frozenset(
    {
        Question.DRAFT_PICK,
        Question.STARTING_SITE,
        Question.STARTING_COMPANIES,
        Question.STARTING_CARD,
        Question.STARTING_ITEM,
        Question.REST_OF_POOL,
    }
)
SEARCHING: Final = frozenset(
    {
        Question.EXCHANGE,
        Question.EXCHANGE_FOR,
        Question.SIDEBOARD_PICK,
        Question.FOR_DEAD_CARD,
        Question.FETCH,
        Question.TAKE_FROM_TOP,
        Question.FETCH_AVATAR,
        Question.OTHER_WIZARD,
        Question.NAME_CARD,
        Question.ARRANGE_DECK,
        Question.MAY_REMOVE,
    }
)
READY: Final = 1
"""Before the first turn the table counts no turns."""


def posture(game: Game, seat: int | None) -> Posture:
    """The posture for a seat; a search through one's own cards is seen by nobody else."""
    table = game.table
    if table.council or table.outcome is not None:
        return "council"
    choice = game.pending
    if choice is not None:
        question = choice.asks
        if question in DRAFTING:
            return "draft"
        if question in SEARCHING and choice.seat == seat:
            return "picker"
        if question is Question.RESCUE_SITE and choice.seat == seat:
            return "journey"  # a place is looked for on the map, though the strike is not over
    if table.turn < READY:
        return "draft"
    if table.attack is not None:
        return "duel"
    if table.check is not None or table.attempt is not None or table.phase is Phase.SITE:
        return "scene"
    return "journey"
