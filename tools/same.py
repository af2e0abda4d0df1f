"""Whether two revisions play the same games: random whole games with mixed decks, action by action.

Both are given the same decks and seeds; a bot that chooses by chance takes the same place in the same list of
options, so that a rule that offers, does or shows anything else leads the two apart. The first action that
differs is named.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import zip_longest

from tools.benching.installation import Installation, of_revision, of_today
from tools.benching.turns import Player

LENGTHS = ("starter", "short", "short", "long", "campaign")
MOST_SHOWN = 10
"""So many games that differ are told one by one."""
NOTHING = "the game is over"


@dataclass(frozen=True)
class Pairing:
    """Which game is played."""

    decks: tuple[str, str]
    length: str
    seed: int

    def __str__(self) -> str:
        return f"{' v '.join(self.decks)}, {self.length}, seed {self.seed}"


@dataclass(frozen=True)
class Difference:
    """The first action of a game that is not the same in both."""

    pairing: Pairing
    number: int
    today: str
    before: str

    def __str__(self) -> str:
        parting = f"{self.pairing}: action {self.number} differs"
        return f"{parting}\n    today:  {self.today}\n    before: {self.before}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--against", metavar="REV", default="HEAD", help="the revision to play beside today's"
    )
    parser.add_argument("--games", type=int, default=200, help="whole games")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    installations = (of_today(compiled=False), of_revision(given.against, compiled=False))
    different, actions = 0, 0
    for played, difference in compared(installations, seeds):
        actions += played
        different += difference is not None
        if difference is not None and different <= MOST_SHOWN:
            print(difference, flush=True)
    print(f"{given.games} games, {actions:,} actions: {different} of the games differ from {given.against}.")
    return 1 if different else 0


def compared(
    installations: tuple[Installation, Installation], seeds: range
) -> Iterator[tuple[int, Difference | None]]:
    """Each game in both, side by side: how many actions it has today, and where the two part."""
    with (
        Player(installations[0]) as today,
        Player(installations[1]) as before,
        ThreadPoolExecutor(2) as hands,
    ):
        common = sorted(set(today.decks()) & set(before.decks()))
        for pairing in pairings(common, seeds):
            trails = hands.map(
                lambda player, pairing=pairing: player.trail(pairing.decks, pairing.seed, pairing.length),
                (today, before),
            )
            here, there = trails
            yield len(here), first_difference(pairing, here, there)


def pairings(decks: list[str], seeds: range) -> Iterator[Pairing]:
    """Any two decks, any length, by the seed alone."""
    for seed in seeds:
        chance = random.Random(seed)
        yield Pairing((chance.choice(decks), chance.choice(decks)), chance.choice(LENGTHS), seed)


def first_difference(pairing: Pairing, today: list[str], before: list[str]) -> Difference | None:
    for number, (here, there) in enumerate(zip_longest(today, before, fillvalue=NOTHING), start=1):
        if here != there:
            return Difference(pairing, number, here, there)
    return None


if __name__ == "__main__":
    sys.exit(main())
