"""When the server passes for a seat, and after how long, so that neither tells anything of the hand.

At once only what would be passed with any hand: until something is over, at a stop that is never asked, on
what one has declared oneself. Everything else takes as long as the person himself takes to pass.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from wizardhaven.engine.values import (
    ATTACK_BEGINS,
    DECK,
    PASS,
    PASSIVE,
    RING_TEST,
    Action,
    CardId,
    Question,
    Verb,
)
from wizardhaven.game.game import Game
from wizardhaven.protocol.preferring import Passing, Prefer, Stop, Stops, Until
from wizardhaven.protocol.windows import WindowKind, window_of
from wizardhaven.server.muting import Mutes
from wizardhaven.server.pace import Pace
from wizardhaven.server.passing_on import Moment, goes_on, moment_of
from wizardhaven.server.played import Played
from wizardhaven.server.repeating import Repeats
from wizardhaven.view.telling.asking import asked

BY_ITSELF: Final = (PASSIVE, ATTACK_BEGINS, RING_TEST)
"""What is declared by nobody."""
QUIETLY: Final = (WindowKind.ANSWER, WindowKind.ATTACK, WindowKind.STRIKE, WindowKind.BETWEEN)
"""Where a card placed on-guard is no answer to anything."""
UNSAID: Final = Prefer("nothing", None, "all")


class Unasked(NamedTuple):
    """What a seat does without being asked; `at_once` if it would do so whatever it holds."""

    action: Action
    at_once: bool
    muted: tuple[CardId, ...] = ()
    """What it would have been asked about."""


class Grid(NamedTuple):
    """Where a seat is asked; another one holds only from the next untap phase on."""

    passing: Passing
    stops: Stops


class Manner:
    """How a seat wants to be asked."""

    def __init__(self, chance: Random) -> None:
        self.said = UNSAID
        """What the person has said last, but for what has come to its end since."""
        self.holds = False
        """Whether the person wants to be asked about what he has just declared himself."""
        self.pace = Pace(chance)
        self.mutes = Mutes()
        self.repeats = Repeats()
        self._grid = Grid(UNSAID.passing, UNSAID.stops)
        self._spoken: tuple[int, int] | None = None
        """In which turn the person has last said where he wants to be asked."""
        self._since: Moment | None = None
        """When he began to pass on."""

    @property
    def until(self) -> Until | None:
        return self.said.until if self._since is not None else None

    @property
    def waits(self) -> bool:
        """Whether the person wants to be asked at the next window, whatever he holds."""
        return self.said.wait

    def prefer(self, played: Played | None, seat: int, said: Prefer) -> None:
        """The person says how he wants to be asked: the first word holds at once. Later ones tell nothing."""
        first = self._spoken is None or played is None
        if first:
            self._grid = Grid(said.passing, said.stops)
        if first or Grid(said.passing, said.stops) != Grid(self.said.passing, self.said.stops):
            self._spoken = (0, 0) if played is None else moment_of(played.game).turn
        self.said = said
        self.mutes.say(played, seat, said.mutes)
        self._since = None if played is None or said.until is None else moment_of(played.game)

    def look_up(self, game: Game, seat: int) -> None:
        """Something has happened: what was to last until then is over."""
        if self._since is not None and not self._passes_on(game, seat):
            self._since = None
        if self._spoken is not None and moment_of(game).turn != self._spoken:
            self._grid = Grid(self.said.passing, self.said.stops)
        self.mutes.look_up(game)

    def answered(self, *, hold: bool) -> None:
        """The person himself has answered: he was asked, as he wanted."""
        self.holds = hold
        self.said = _without_wait(self.said)

    def unasked(self, game: Game, seat: int) -> Unasked | None:
        """What the seat does at the choice at hand without being asked; None if it wants to be."""
        choice, options = game.pending, game.options()
        assert choice is not None, "somebody is asked"
        window, passes = window_of(choice.asks), any([option.same(PASS) for option in options])
        if passes and self._passes_on(game, seat):
            return Unasked(PASS, at_once=True)
        if self.is_always_asked(game, seat):
            return None
        stop = self.stop(window, mine=game.table.active == seat)
        if passes and (stop == "never" or is_ones_own(game, self.holds)):
            return Unasked(PASS, at_once=True)
        if self.said.draws == "all" and draws_safely(game):
            return Unasked(Action(Verb.DRAW), at_once=True)
        return self._quietly(game, window)

    def is_always_asked(self, game: Game, seat: int) -> bool:
        """Whether the seat wants to be asked at the choice at hand, whatever it holds."""
        choice = game.pending
        window = None if choice is None else window_of(choice.asks)
        if self._grid.passing == "always" or (window is not None and self.waits):
            return True
        return self.stop(window, mine=game.table.active == seat) == "always"

    def stop(self, window: WindowKind | None, *, mine: bool) -> Stop:
        """Whether the seat is asked at such a window of its own turn, or of the other's."""
        if window is None or window not in self._grid.stops:
            return "able"
        return self._grid.stops[window][0 if mine else 1]

    def _quietly(self, game: Game, window: WindowKind | None) -> Unasked | None:
        """What is done where nothing is left that the person wants to be asked about."""
        options = game.options()
        if len(options) == 1:
            return Unasked(options[0], at_once=False)
        if window is None or not any([option.same(PASS) for option in options]):
            return None
        others = self.repeats.left(game, [option for option in options if not option.same(PASS)])
        if self._is_no_answer(window):
            others = [option for option in others if option.verb is not Verb.PLACE_ON_GUARD]
        muted = tuple(dict.fromkeys([option.card for option in others if option.card in self.mutes.cards]))
        if any([option.card not in muted for option in others]):
            return None
        return Unasked(PASS, at_once=False, muted=muted)

    def _is_no_answer(self, window: WindowKind) -> bool:
        """Whether to place a card on-guard is nothing that the person wants to be asked about here."""
        if window in QUIETLY:
            return True
        return window is WindowKind.JOURNEY and self.stop(WindowKind.ON_GUARD, mine=False) == "never"

    def _passes_on(self, game: Game, seat: int) -> bool:
        until, since = self.said.until, self._since
        return until is not None and since is not None and goes_on(until, since, game, seat)


def _without_wait(said: Prefer) -> Prefer:
    if not said.wait:
        return said
    return Prefer(said.passing, said.until, said.rolls, said.stops, said.mutes, said.draws)


def is_ones_own(game: Game, holds: bool) -> bool:
    """Whether somebody could only answer what he has declared himself, and nobody has added to. [TIM-42]

    What happens by itself is nobody's own.
    """
    choice, chain = game.pending, game.table.chain
    if holds or choice is None or choice.asks is not Question.RESPONSE or not chain:
        return False
    newest = chain[-1]
    return newest.seat == choice.seat and newest.kind not in BY_ITSELF


def draws_safely(game: Game) -> bool:
    """Whether somebody may draw a card, and all that he may draw do not exhaust his deck. [MOV-19]"""
    choice = game.pending
    if choice is None or choice.asks is not Question.DRAW_MORE:
        return False
    left = asked(game.table, choice).number
    return 0 < left < len(game.table.pile(choice.seat, DECK))
