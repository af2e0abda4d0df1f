"""A run: windows of one seat that follow each other with no deed, throw or draw between them.

A person who looks at several windows thinks once, at the first of them, and so does a pass that is made for
him. He goes ahead by himself to the first window at which he is asked, while everybody else sees him think at
the first; only when he has passed everywhere, or done something, does the table follow. So nobody can tell
from where or how often he thinks at which of them he could do something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.values import PASS, CardId, Happening
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.protocol.windows import WindowKind, window_of
from wizardhaven.server.passing import Manner, Unasked
from wizardhaven.server.played import Played

SILENT: Final = frozenset(
    {
        Happening.PHASE_BEGAN,
        Happening.HAZARD_LIMIT_SET,
        Happening.LASTING_ENDED,
        Happening.ATTACK_ENDED,
        Happening.COMPANY_STAYED,
    }
)
"""What may happen between two windows of a run: it is nobody's deed and brings no card."""

Manners = tuple[Manner, Manner]


class Run:
    """How far ahead of the table a seat is, and whether it is asked there."""

    def __init__(self, played: Played, seat: int, manners: Manners) -> None:
        assert played.game.pending is not None, "the seat is asked"
        self.number = played.number
        self.seat = seat
        self.window: WindowKind | None = window_of(played.game.pending.asks)
        """Where everybody sees the seat think."""
        self.steps = 0
        """So many passes lead from the table to where the seat is, its own and those of the other."""
        self.asks = False
        """Whether the seat is asked there; otherwise the run is over."""
        self.muted: list[CardId] = []
        """What the seat was not asked about on the way."""
        self._manners = manners
        self._played = played
        self._game: Game | None = None
        self._own: list[int] = []
        """After how many steps the person has passed himself."""
        self.moment: Moment | None = None
        self.follow()

    @property
    def game(self) -> Game:
        return self._played.game if self._game is None else self._game

    @property
    def is_ahead(self) -> bool:
        """Whether the seat is asked at a window that nobody else sees yet."""
        return self.asks and self.steps > 0

    @property
    def is_own(self) -> bool:
        """Whether the person himself has passed on the way: then nothing has to be waited for."""
        return bool(self._own)

    @property
    def history(self) -> list[str]:
        return [*self._played.history, *[action_code(PASS)] * self.steps]

    def is_of(self, played: Played) -> bool:
        """Whether the table is still where the run began."""
        return self._played is played and self.number == played.number

    def is_passed_by_hand(self, step: int) -> bool:
        return step in self._own

    def follow(self) -> None:
        """Go on to the first window at which the seat is asked, or to the end of the run."""
        self.asks = False
        while (unasked := self._next()) is not None:
            self.muted.extend(unasked.muted)
            if not self._step():
                return

    def passes(self) -> None:
        """The person passes where he is asked, or before it would have been done for him."""
        if not self.asks:
            return
        self._own.append(self.steps)
        if self._step():
            self.follow()
        else:
            self.asks = False

    def undo(self) -> None:
        """The person takes his last pass back."""
        steps = self._own.pop()
        self._manners[self.seat].repeats.forget()
        self._game, self.moment, self.steps = None, None, 0
        for _ in range(steps):
            self._step()
        self.asks = True

    def _next(self) -> Unasked | None:
        """The pass with which the run goes on by itself, if it does."""
        choice = self.game.pending
        if choice is None or choice.seat not in (0, 1):
            return None
        unasked = self._manners[choice.seat].unasked(self.game, choice.seat)
        if choice.seat != self.seat:
            return unasked if unasked is not None and is_passed_at_once(unasked) else None
        if not may_run(self.game, self.seat, self._manners[self.seat]):
            return None
        self.asks = unasked is None
        return unasked if unasked is not None and unasked.action.same(PASS) else None

    def _step(self) -> bool:
        """A pass, and whether the run goes on after it."""
        if self._game is None:
            self._game = self._played.game.clone()
        turn = self._game.table.turn
        self.moment = None
        self.steps += 1
        self._game.apply(PASS)
        return self._game.table.turn == turn and is_silent(self._game)


def is_silent(game: Game) -> bool:
    """Whether what has just happened is nothing that anybody did, threw or drew."""
    return all([fact.kind in SILENT for fact in game.facts])


def is_passed_at_once(unasked: Unasked) -> bool:
    return unasked.at_once and unasked.action.same(PASS)


def may_run(game: Game, seat: int, manner: Manner) -> bool:
    """Whether the choice at hand is a window at which the seat is asked or not by what it holds."""
    choice = game.pending
    if choice is None or choice.seat != seat or window_of(choice.asks) is None:
        return False
    return any([option.same(PASS) for option in game.options()]) and not manner.is_always_asked(game, seat)


def run_of(played: Played, seat: int, manners: Sequence[Manner]) -> Run | None:
    """The run that begins with the choice at hand, if one does."""
    if not may_run(played.game, seat, manners[seat]):
        return None
    return Run(played, seat, (manners[0], manners[1]))
