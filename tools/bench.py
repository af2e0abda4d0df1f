"""How fast the engine is: random whole games, what a clone, the options and an action cost, and whether
a decision costs more as a game goes on.

`--json` writes the figures; `--against` reads those of another run and adds how many times faster this is.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.engine.state import table as table_module
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.engine.state.settings import GameLength

Figures: TypeAlias = dict[str, float]
DECKS = ("challenge-a", "challenge-e")
PARTS = ("clone", "options", "apply")


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the engine is, in the installation it runs in.")
    parser.add_argument("--games", type=int, default=40, help="whole games to play for the rates")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    parser.add_argument("--against", type=Path, metavar="FILE", help="figures of another run")
    arguments = parser.parse_args()
    decks = [deck(name) for name in DECKS]
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    rates(decks, seeds[:2])  # the first games fill what is remembered for all later ones
    few = seeds[: max(1, len(seeds) // 4)]
    figures = rates(decks, seeds) | growth(decks, few) | costs(decks, few)
    if arguments.json is not None:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"engine": engine()} | figures, indent=2)
        arguments.json.write_text(text + "\n", encoding="utf-8")
    show(figures, {} if arguments.against is None else read(arguments.against))
    return 0


def engine() -> str:
    """Whether the engine that is measured was compiled."""
    compiled = str(table_module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "interpreted"


def match(decks: list[StartingDeck], seed: int, length: GameLength = GameLength.SHORT) -> Match:
    bots = [seated("random", seat, seed) for seat in (0, 1)]
    return Match(decks, bots, Settings(length), seed)


def rates(decks: list[StartingDeck], seeds: range) -> Figures:
    """Whole games between random bots, from the first card laid out to the last point counted."""
    decisions = actions = 0
    began = time.process_time()
    for seed in seeds:
        result = match(decks, seed).play()
        decisions += result.decisions
        actions += result.actions
    seconds = time.process_time() - began
    return {
        "decisions per CPU-second": decisions / seconds,
        "actions per CPU-second": actions / seconds,
        "games per CPU-second": len(seeds) / seconds,
    }


def growth(decks: list[StartingDeck], seeds: range) -> Figures:
    """Microseconds a decision in games of each length, and in each quarter of the longest ones."""
    figures: Figures = {}
    for length in GameLength:
        played = [match(decks, seed, length) for seed in seeds]
        began = time.process_time()
        decisions = sum([game.play().decisions for game in played])
        figures[f"µs decision, {length.value} games"] = (time.process_time() - began) / decisions * 1e6
        figures[f"decisions, {length.value} games"] = decisions / len(seeds)
    quarters: list[list[float]] = [[], [], [], []]
    for seed in seeds:
        spent = moments(match(decks, seed, GameLength.CAMPAIGN))
        for number, quarter in enumerate(quarters):
            quarter.extend(spent[len(spent) * number // 4 : len(spent) * (number + 1) // 4])
    for number, quarter in enumerate(quarters, start=1):
        figures[f"µs step, quarter {number} of campaign games"] = sum(quarter) / len(quarter)
    return figures


def moments(played: Match) -> list[float]:
    """What each step of a game costs, one after another."""
    spent: list[float] = []
    while played.game.pending is not None:
        start = time.process_time_ns()
        played.advance()
        spent.append((time.process_time_ns() - start) / 1000)
    return spent


def costs(decks: list[StartingDeck], seeds: range) -> Figures:
    """Microseconds for what a search does at every node, by the phase it is in."""
    spent: dict[tuple[str, str], list[int]] = defaultdict(list)
    for seed in seeds:
        played = match(decks, seed)
        while played.game.pending is not None:
            measure(played, spent)
    clock = cost_of_the_clock()
    figures = {f"µs {part}": _mean(_all_of(part, spent), clock) for part in PARTS}
    for part, phase in sorted(spent):
        figures[f"µs {part}, {phase}"] = _mean(spent[part, phase], clock)
    return figures


def measure(played: Match, spent: dict[tuple[str, str], list[int]]) -> None:
    """Take the time of a clone, of the options and of one action; the options are asked once more for it."""
    game = played.game
    choice = game.pending
    assert choice is not None
    phase = phase_of(played)
    start = time.process_time_ns()
    game.clone()
    cloned = time.process_time_ns()
    choice.options(game.table)
    offered = time.process_time_ns()
    played.advance()
    applied = time.process_time_ns()
    for part, nanoseconds in zip(PARTS, (cloned - start, offered - cloned, applied - offered), strict=True):
        spent[part, phase].append(nanoseconds)


def phase_of(played: Match) -> str:
    table = played.game.table
    if table.council:
        return "council"
    if table.turn == 0:
        return "getting ready"
    return "combat" if table.attack is not None else table.phase.value


def _all_of(part: str, spent: dict[tuple[str, str], list[int]]) -> list[int]:
    return [one for key, times in spent.items() if key[0] == part for one in times]


def _mean(nanoseconds: list[int], clock: int) -> float:
    """In microseconds, without what it takes to look at the clock."""
    return max(0.0, sum(nanoseconds) / len(nanoseconds) - clock) / 1000


def cost_of_the_clock() -> int:
    """The usual number of nanoseconds between two looks at it."""
    looks = [time.process_time_ns() for _ in range(1001)]
    return sorted([later - sooner for sooner, later in pairwise(looks)])[500]


def read(path: Path) -> Mapping[str, object]:
    """The figures of another run."""
    try:
        figures = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"bench: {path} cannot be read: {error}")
    if not isinstance(figures, dict):
        sys.exit(f"bench: {path} does not hold figures")
    return figures


def show(figures: Figures, other: Mapping[str, object]) -> None:
    """Print the figures and, where there is another run, how many times faster this one is."""
    print(f"The engine is {engine()} here: {Path(str(table_module.__file__)).name}.")
    for name, figure in figures.items():
        before = other.get(name)
        faster = ""
        if isinstance(before, (int, float)) and not name.startswith("decisions,"):
            ratio = before / figure if name.startswith("µs") else figure / before
            faster = f"   {ratio:5.1f} times as fast as {other.get('engine')}"
        print(f"  {name:42}{figure:12,.1f}{faster}")


if __name__ == "__main__":
    sys.exit(main())
