"""When the server passes for a seat, and after how long, so that the time tells nothing of the hand."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Final

from wizardhaven.engine.state.action import PASS, Action
from wizardhaven.game.game import Game
from wizardhaven.protocol.messages import Passing, Until
from wizardhaven.vocabulary.terms import Phase

REMEMBERED: Final = 24
FEWEST: Final = 4
LEAST, MOST = 0.4, 6.0
"""Seconds: nobody answers quicker, and nobody is kept waiting longer."""

_chance: Final = secrets.SystemRandom()


class Manner:
    """How a seat wants to be asked.

    With `until` it passes on whatever it holds, which tells nothing. Where there is only one thing to do, it
    is done after as long as its person took for other answers.
    """

    def __init__(self) -> None:
        self.passing: Passing = "nothing"
        self.until: Until | None = None
        self.rolls = True
        """Whether the person throws the dice."""
        self._since: tuple[int, int, Phase] | None = None
        self._answers: deque[float] = deque(maxlen=REMEMBERED)

    def prefer(self, game: Game | None, passing: Passing, until: Until | None, *, rolls: bool) -> None:
        self.passing = passing
        self.rolls = rolls
        self.until = until
        self._since = None if game is None or until is None else _moment(game)

    def answered(self, seconds: float) -> None:
        """A person took so long to answer."""
        self._answers.append(min(max(seconds, LEAST), MOST))

    def unasked(self, game: Game, seat: int) -> Action | None:
        """What the seat does at the choice at hand without being asked; None if it wants to be."""
        options = game.options()
        if self.until is not None and not self._goes_on(game, seat):
            self.until = None
        if self.until is not None:
            for option in options:
                if option.same(PASS):
                    return option
        return options[0] if self.passing == "nothing" and len(options) == 1 else None

    def pause(self) -> float:
        """How long the seat seems to think about it, in seconds."""
        if self.until is not None:
            return 0.0
        if len(self._answers) < FEWEST:
            return _chance.uniform(LEAST, MOST / 3)
        return _chance.choice(self._answers)

    def _goes_on(self, game: Game, seat: int) -> bool:
        """Whether what was passed for still lasts; an attack on one's own company ends it."""
        attack = game.table.attack
        if attack is not None:
            company = game.table.companies.get(attack.company)
            if company is not None and company.seat == seat:
                return False
        now = _moment(game)
        if self._since is None:
            return False
        return now == self._since if self.until == "end-of-phase" else now[:2] == self._since[:2]


def _moment(game: Game) -> tuple[int, int, Phase]:
    table = game.table
    return table.turn, table.active, table.phase
