"""Games played by turns in several installations: same seeds, the least time of each, the same digests."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tools.benching.installation import Installation
from tools.benching.process import Process, listed

PLAYER = Path(__file__).with_name("player.py")


class Player(Process):
    """A process that plays in one installation."""

    def __init__(self, installation: Installation) -> None:
        super().__init__(installation, PLAYER)
        self.core = str(self.began["core"])

    def game(self, decks: tuple[str, str], seed: int) -> dict[str, object]:
        return self.asked(play="game", decks=decks, seed=seed)

    def costs(self, decks: tuple[str, str], games: int) -> dict[str, object]:
        return self.asked(play="costs", decks=decks, games=games)

    def decks(self) -> list[str]:
        """The decks that come with the game there."""
        return listed(self.asked(play="decks"), "lines")

    def trail(self, decks: tuple[str, str], seed: int, length: str) -> list[str]:
        """A whole game, a line for each action."""
        return listed(self.asked(play="trail", decks=decks, seed=seed, length=length), "lines")


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
