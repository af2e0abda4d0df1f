"""When the server passes for a seat, and after how long, so that the time tells nothing of the hand."""

from __future__ import annotations

from collections import defaultdict, deque
from random import Random
from typing import Final, NamedTuple

from wizardhaven.engine.values import (
    ATTACK_BEGINS,
    PASS,
    PASSIVE,
    RING_TEST,
    Action,
    CardId,
    CompanyId,
    Question,
    Verb,
)
from wizardhaven.game.game import Game
from wizardhaven.protocol.messages import Passing, Until
from wizardhaven.vocabulary.terms import Phase

REMEMBERED: Final = 24
FEWEST: Final = 4
"""From fewer passes nobody's manner is known."""
UNKNOWN: Final = (0.4, 1.6)
"""Seconds that somebody takes whose manner is not known yet."""
MOST: Final = 6.0
"""Seconds: nobody is kept waiting longer. Who really thinks longer tells that he could do something."""
ROUGHLY: Final = (0.85, 1.15)
"""No pause is the same as another to the millisecond: that would tell that it was copied."""


BY_ITSELF: Final = (PASSIVE, ATTACK_BEGINS, RING_TEST)
"""What is declared by nobody."""


class Unasked(NamedTuple):
    """What a seat does without being asked; `at_once` if it would do so whatever it holds."""

    action: Action
    at_once: bool


class Manner:
    """How a seat wants to be asked.

    With `until` it passes on whatever it holds, which tells nothing; so it does on what it has declared
    itself and nobody has answered, unless it `holds`. Where there is only one thing to do, or nothing else
    than to place something on-guard, it is done after as long as its person takes to pass when he is asked
    such a thing.
    """

    def __init__(self, chance: Random) -> None:
        self.passing: Passing = "nothing"
        self.until: Until | None = None
        self.rolls = True
        """Whether the person throws the dice."""
        self.holds = False
        """Whether the person wants to be asked about what he has just declared himself."""
        self._chance = chance
        self._since: Moment | None = None
        self._passes: defaultdict[Question, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        """How long the person took to pass, for each sort of window: neither throws nor plans are in it."""

    def prefer(self, game: Game | None, passing: Passing, until: Until | None, *, rolls: bool) -> None:
        self.passing = passing
        self.rolls = rolls
        self.until = until
        self._since = None if game is None or until is None else _moment(game)

    def answered(self, game: Game, action: Action | None, seconds: float) -> None:
        """The person himself took so long for his answer, or for a throw: passes are what one learns from."""
        if action is not None and action.same(PASS) and game.pending is not None:
            self.passed(game.pending.asks, seconds)

    def passed(self, window: Question, seconds: float) -> None:
        """He took so long to pass in such a window."""
        self._passes[window].append(min(seconds, MOST))

    def wants_to_be_asked(self, game: Game) -> bool:
        """Whether nothing is done for the seat at the choice at hand, whatever it is passed on for."""
        if self.until is not None:
            return False
        return self.passing == "always" or not (is_ones_own(game, self.holds) or is_quiet(game))

    def unasked(self, game: Game, seat: int) -> Unasked | None:
        """What the seat does at the choice at hand without being asked; None if it wants to be."""
        options = game.options()
        if self.until is not None and not self._goes_on(game, seat):
            self.until = None
        if self.until is not None:
            for option in options:
                if option.same(PASS):
                    return Unasked(option, at_once=True)
        if self.passing == "always":
            return None
        if is_ones_own(game, self.holds):
            return Unasked(PASS, at_once=True)
        return Unasked(options[0], at_once=False) if is_quiet(game) else None  # a pass comes first

    def pause(self, window: Question) -> float:
        """How long the seat seems to think about it, in seconds."""
        passes = list(self._passes[window])
        if len(passes) < FEWEST:
            passes = [seconds for times in self._passes.values() for seconds in times]
        if len(passes) < FEWEST:
            return self._chance.uniform(*UNKNOWN)
        return self._chance.choice(passes) * self._chance.uniform(*ROUGHLY)

    def _goes_on(self, game: Game, seat: int) -> bool:
        """Whether what was passed for still lasts; another attack on one's own company ends it."""
        now, since = _moment(game), self._since
        if since is None:
            return False
        attack = game.table.attack
        if attack is not None and (self.until != "end-of-attack" or now.attack != since.attack):
            company = game.table.companies.get(attack.company)
            if company is not None and company.seat == seat:
                return False
        match self.until:
            case "end-of-chain":
                return now.turn == since.turn and bool(game.table.chain)
            case "end-of-attack":
                return attack is not None and now.attack == since.attack
            case "end-of-phase":
                return now.turn == since.turn and now.phase is since.phase
        return now.turn == since.turn


class Moment(NamedTuple):
    """When somebody began to pass on."""

    turn: tuple[int, int]
    phase: Phase
    attack: tuple[CardId, CompanyId] | None
    """By whom, and on which company: all attacks of a creature are one."""


def _moment(game: Game) -> Moment:
    table = game.table
    attack = None if table.attack is None else (table.attack.source, table.attack.company)
    return Moment((table.turn, table.active), table.phase, attack)


def is_ones_own(game: Game, holds: bool) -> bool:
    """Whether somebody could only answer what he has declared himself, and nobody has added to. [TIM-42]

    What happens by itself is nobody's own.
    """
    choice, chain = game.pending, game.table.chain
    if holds or choice is None or choice.asks is not Question.RESPONSE or not chain:
        return False
    newest = chain[-1]
    return newest.seat == choice.seat and newest.kind not in BY_ITSELF


def is_quiet(game: Game) -> bool:
    """Whether there is one thing to do; a card placed on-guard is no answer to anything."""
    options = game.options()
    if len(options) == 1:
        return True
    if game.pending is None or game.pending.asks is not Question.RESPONSE:
        return False
    return all([option.verb is Verb.PLACE_ON_GUARD or option.same(PASS) for option in options])
