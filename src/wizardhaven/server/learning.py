"""Whether somebody has learnt something from a choice: he has seen a card that he could not know before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count
from operator import is_not
from typing import Final

from wizardhaven.engine.values import CardId, Question, Table
from wizardhaven.game.game import Game
from wizardhaven.protocol.options import cards_named
from wizardhaven.view.eyes import Eyes, being_placed, hidden_in_play
from wizardhaven.view.facts import seen_fact

SEALED: Final = (Question.DRAFT_PICK,)
"""Both answer before either answer is seen: the second one brings the first to light, even a refusal."""


def teaches(before: Game, after: Game, people: Sequence[int]) -> bool:
    """Whether the choice between these two has shown a card to one of these seats.

    Onlookers know what both know, and a bot remembers nothing that was taken back.
    """
    if before.pending is not None and before.pending.asks in SEALED:
        return True
    touched = list(_touched(before.table, after.table))
    return any([_learns(before, after, touched, seat) for seat in people])


def _learns(before: Game, after: Game, touched: list[CardId], seat: int) -> bool:
    """Whether the seat sees a card, or is told of one, that it knew neither by sight nor as an answer."""
    had, has = Eyes(before.table, seat), Eyes(after.table, seat)
    known = {*_answers(before, seat), *[lasting.source for lasting in before.table.lasting]}
    seen = [*[card for card in touched if has.knows(card)], *_told(after, seat), *_answers(after, seat)]
    return not all([card in known or had.knows(card) for card in seen])


def _touched(before: Table, after: Table) -> Iterator[CardId]:
    """The cards of which one may know more than before: tables share what has not changed."""
    yield from compress(count(), map(is_not, before.cards, after.cards))
    yield from being_placed(before)
    yield from hidden_in_play(before)


def _told(game: Game, seat: int) -> Iterator[CardId]:
    """The cards of which the seat is told what just happened to them."""
    for fact in game.facts:
        seen = seen_fact(game.table, fact, seat)
        yield from [card for card in (seen.card, seen.other) if 0 <= card < len(game.table.cards)]


def _answers(game: Game, seat: int) -> Iterator[CardId]:
    """The cards that the answers to the seat's question name."""
    if game.pending is not None and game.pending.seat == seat:
        for option in game.options():
            yield from cards_named(option)
