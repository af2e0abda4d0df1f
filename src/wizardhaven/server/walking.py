"""Walks: what a seat has said already to what it will be asked, and what ends it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from wizardhaven.engine.values import PASS, Action, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.answers import fitting, may_be_left_out
from wizardhaven.protocol.news import is_news
from wizardhaven.protocol.pictures import Answer
from wizardhaven.server.played import Played

NO_DEEDS: Final = (Verb.DISCARD, Verb.DRAFT, Verb.STOP_DRAFTING)
"""What one does face-down; nobody thinks again because of it before it comes to light."""


class _Next(NamedTuple):
    """An answer that fits: the place of its option, and how many answers are left out before it."""

    place: int
    left_out: int


class Walks:
    """The rest of each seat's walk. It lives in memory alone: after a crash one is simply asked."""

    def __init__(self) -> None:
        self._rest: dict[int, deque[Answer]] = {}

    def begin(self, seat: int, answers: Sequence[Answer]) -> None:
        self._rest[seat] = deque(answers)

    def is_open(self, seat: int | None) -> bool:
        """Whether there is something that the seat has said and that was not its turn yet."""
        return seat in self._rest

    def end(self, seat: int) -> None:
        self._rest.pop(seat, None)

    def end_all(self) -> None:
        self._rest.clear()

    def next(self, game: Game, seat: int) -> int | None:
        """The place of the option that comes next on the walk of the seat that is asked."""
        found = self._next(game, seat)
        if found is None:
            return None
        rest = self._rest[seat]
        for _ in range(found.left_out + 1):
            rest.popleft()
        return found.place

    def fits(self, game: Game, seat: int) -> bool:
        """Whether the walk of the seat goes on from here."""
        return self._next(game, seat) is not None

    def _next(self, game: Game, seat: int) -> _Next | None:
        """A pass or a throw that is not asked for is left out, if something fits that comes after it."""
        for left_out, answer in enumerate(self._rest.get(seat, ())):
            place = fitting(game, seat, answer)
            if place is not None:
                return _Next(place, left_out)
            if not may_be_left_out(game, answer):
                break
        return None

    def acted(self, played: Played, seat: int, action: Action | None) -> None:
        """A seat has chosen, or has thrown the dice; news, and a deed of the other, end a walk."""
        drawing = action is not None and action.verb is Verb.DRAW
        for walker in list(self._rest):
            is_deed = walker != seat and action is not None and not is_no_deed(action)
            if is_deed or not self._rest[walker] or is_news(played.happened, walker, drawing=drawing):
                self.end(walker)


def is_no_deed(action: Action) -> bool:
    """Whether it leaves everything as it was for the other."""
    if action.verb is Verb.SPEND_EXCESS:
        return action.number == 0
    return action.same(PASS) or action.verb in NO_DEEDS
