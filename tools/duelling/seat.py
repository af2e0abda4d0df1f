"""One seat of a duel, in one installation of Wizardhaven: it plays its own hand on its own copy of the game.

It runs in older revisions as well, so it is a file by itself and asks little of the package. Each line of its
input is an order and each line of its output an answer, both JSON: what the other seat has done since, and
what this one does until the other is asked again. Dice fall alike in both copies: they have the same seed.
"""

from __future__ import annotations

import json
import sys
import time

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import MOST_ACTIONS
from wizardhaven.bots.roster import seated
from wizardhaven.decks.shelf import deck_names
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.notation.digest import digest


def main() -> None:
    say({"decks": deck_names()})
    seat: Seat | None = None
    for line in sys.stdin:
        match json.loads(line):
            case {"begin": [first, second], "length": length, "seed": seed, "seat": number, "bot": bot}:
                game = Game.new([deck(first), deck(second)], Settings(GameLength(length)), seed)
                seat = Seat(game, number, bot, seed)
                say(seat.goes_on([]))
            case {"then": actions} if seat is not None:
                say(seat.goes_on(actions))
            case order:
                sys.exit(f"nobody here can play {order}")


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


class Seat:
    """A bot at its copy of one game, and what its thinking took."""

    def __init__(self, game: Game, seat: int, bot: str, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.bot = seated(bot, seat, seed)
        self.actions = 0
        self.decisions = 0
        self.seconds = 0.0

    def goes_on(self, others: list[str]) -> dict[str, object]:
        """What the other seat did, the dice, and its own answers, until the other one is asked."""
        done: list[str] = []
        while self.game.pending is not None and self.actions < MOST_ACTIONS:
            if self.game.pending.seat == self.seat:
                done.append(self._answers())
            elif self.game.pending.seat == DICE:
                self.game.apply(self.game.chance())
            elif others:
                self._follows(others.pop(0))
            else:
                return {"then": done}
            self.actions += 1
        return {"then": done, **self._end()}

    def _answers(self) -> str:
        began = time.process_time()
        view = self.game.view(self.seat) if self.bot.looks else None
        action = self.bot.choose(view, self.game.options())
        self.seconds += time.process_time() - began
        self.decisions += 1
        self.game.apply(action)
        return action_code(action)

    def _follows(self, code: str) -> None:
        action = chosen(self.game.options(), code)
        if action is None:
            sys.exit(f"turn {self.game.table.turn}: the other revision did what cannot be done here: {code}")
        self.game.apply(action)

    def _end(self) -> dict[str, object]:
        """How the game ended; one that has no end is nobody's."""
        outcome = self.game.outcome
        return {
            "digest": digest(self.game),
            "winner": None if outcome is None else outcome.winner,
            "totals": (0, 0) if outcome is None else outcome.totals,
            "turns": self.game.table.turn,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }


if __name__ == "__main__":
    main()
