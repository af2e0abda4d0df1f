"""Games played by turns in several installations: same seeds, the least time of each, the same digests."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

from tools.benching.installation import Installation

PLAYER = Path(__file__).with_name("player.py")


class Player:
    """A process that plays in one installation."""

    def __init__(self, installation: Installation) -> None:
        self.installation = installation
        self._process = subprocess.Popen(
            [sys.executable, str(PLAYER)],
            env=installation.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.core = str(self._answer()["core"])

    def game(self, decks: tuple[str, str], seed: int) -> dict[str, object]:
        return self._asked(play="game", decks=decks, seed=seed)

    def costs(self, decks: tuple[str, str], games: int) -> dict[str, object]:
        return self._asked(play="costs", decks=decks, games=games)

    def decks(self) -> list[str]:
        """The decks that come with the game there."""
        return self._listed(play="decks")

    def trail(self, decks: tuple[str, str], seed: int, length: str) -> list[str]:
        """A whole game, a line for each action."""
        return self._listed(play="trail", decks=decks, seed=seed, length=length)

    def _listed(self, **order: object) -> list[str]:
        lines = self._asked(**order)["lines"]
        assert isinstance(lines, list)
        return lines

    def _asked(self, **order: object) -> dict[str, object]:
        assert self._process.stdin is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, object]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self.installation.name} broke off, see above")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@dataclass
class Played:
    """What became of the games of one installation, by their seeds."""

    core: str
    seconds: dict[int, float] = field(default_factory=dict)
    decisions: dict[int, int] = field(default_factory=dict)
    actions: dict[int, int] = field(default_factory=dict)
    digests: dict[int, str] = field(default_factory=dict)

    def note(self, seed: int, game: dict[str, object]) -> None:
        seconds, decisions, actions = game["seconds"], game["decisions"], game["actions"]
        assert isinstance(seconds, float)
        assert isinstance(decisions, int)
        assert isinstance(actions, int)
        self.seconds[seed] = min(seconds, self.seconds.get(seed, seconds))
        self.decisions[seed], self.actions[seed] = decisions, actions
        self.digests[seed] = str(game["digest"])

    def rates(self) -> dict[str, float]:
        seconds = sum(self.seconds.values())
        return {
            "decisions per CPU-second": sum(self.decisions.values()) / seconds,
            "actions per CPU-second": sum(self.actions.values()) / seconds,
            "games per CPU-second": len(self.seconds) / seconds,
        }


def by_turns(
    installations: list[Installation], decks: tuple[str, str], seeds: range, rounds: int
) -> list[Played]:
    """Each game in each installation before the next game; the first of them only warms up."""
    with ExitStack() as stack:
        players = [stack.enter_context(Player(one)) for one in installations]
        played = [Played(player.core) for player in players]
        for player in players:
            player.game(decks, seeds.start)
        for _ in range(rounds):
            for seed in seeds:
                for player, notes in zip(players, played, strict=True):
                    notes.note(seed, player.game(decks, seed))
        return played


def first_difference(played: list[Played], seeds: range) -> int | None:
    """The first game that did not end alike everywhere."""
    return next((seed for seed in seeds if len({one.digests[seed] for one in played}) > 1), None)
