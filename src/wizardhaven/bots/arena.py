"""Bots against bots, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, final

from wizardhaven.bots.bot import Bot
from wizardhaven.engine.values import DICE, Action, Choice, Outcome, Settings, StartingDeck
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest

MOST_ACTIONS: Final = 50_000
"""A game that goes on for longer does not end: the longest random ones take a tenth of it."""


class Onlooker(Protocol):
    """Somebody who watches a match and sees every position, chance's own included."""

    def sees(self, match: Match) -> None:
        """The game rests, or is over."""
        ...


@final
class Result:
    """What became of a match. `decisions` are those of the players, `actions` also counts the dice."""

    __slots__ = ("actions", "decisions", "digest", "outcome", "turns")

    def __init__(
        self, outcome: Outcome | None, decisions: int, actions: int, turns: int, digest: str
    ) -> None:
        self.outcome = outcome
        self.decisions = decisions
        self.actions = actions
        self.turns = turns
        self.digest = digest


@final
class Match:
    """One game between two bots: it can be asked what it has come to even if the game breaks off."""

    __slots__ = ("actions", "bots", "decisions", "game")

    def __init__(
        self, decks: Sequence[StartingDeck], bots: Sequence[Bot], settings: Settings, seed: int
    ) -> None:
        self.game = Game.new(decks, settings, seed)
        self.bots = bots
        self.decisions = 0
        self.actions: list[Action] = []

    def play(self, *onlookers: Onlooker) -> Result:
        """Play to the end, or until it is clear that there is none."""
        for onlooker in onlookers:
            onlooker.sees(self)
        choice = self.game.pending
        while choice is not None and len(self.actions) < MOST_ACTIONS:
            self._answer(choice)
            choice = self.game.pending
            for onlooker in onlookers:
                onlooker.sees(self)
        return self.result()

    def advance(self) -> None:
        """One action, by a bot or by chance."""
        choice = self.game.pending
        assert choice is not None
        self._answer(choice)

    def _answer(self, choice: Choice) -> None:
        if choice.seat == DICE:
            action = self.game.chance()
        else:
            bot = self.bots[choice.seat]
            view = self.game.view(choice.seat) if bot.looks else None
            action = bot.choose(view, self.game.options())
            self.decisions += 1
        self.game.apply(action)
        self.actions.append(action)

    def result(self) -> Result:
        """What the match has come to so far."""
        game = self.game
        return Result(game.outcome, self.decisions, len(self.actions), game.table.turn, digest(game))
