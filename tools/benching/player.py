"""Plays for the bench in one installation of Wizardhaven: told what to play, it says what that took.

It runs in older revisions as well, so it is a file by itself and asks little of the package. Each line of its
input is an order and each line of its output an answer, both JSON.
"""

from __future__ import annotations

import gc
import hashlib
import json
import sys
import time
from collections import defaultdict
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from itertools import pairwise
from typing import TypeAlias

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import MOST_ACTIONS, Match
from wizardhaven.bots.roster import seated
from wizardhaven.decks.shelf import deck_names
from wizardhaven.engine.state import table as table_module
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.notation.actions import action_code
from wizardhaven.notation.view_bytes import view_bytes

Figures: TypeAlias = dict[str, float]
Pair: TypeAlias = tuple[str, str]
PARTS = ("clone", "options", "apply")
LOOKS = 25
"""After so many actions a trail tells what the players see."""


def main() -> None:
    say({"core": core()})
    for line in sys.stdin:
        match json.loads(line):
            case {"play": "decks"}:
                say({"lines": deck_names()})
            case {"play": "game", "decks": [first, second], "seed": seed}:
                say(game((first, second), seed))
            case {"play": "trail", "decks": [first, second], "seed": seed, "length": length}:
                say({"lines": trail(match_of((first, second), seed, GameLength(length)))})
            case {"play": "costs", "decks": [first, second], "games": games}:
                say(costs((first, second), games))
            case order:
                sys.exit(f"nobody here can play {order}")


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def core() -> str:
    """How the core that plays here was made."""
    if not str(table_module.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return "plain Python"
    return (
        "compiled as one group" if find_spec("wizardhaven.core__mypyc") else "compiled, each module by itself"
    )


def match_of(pair: Pair, seed: int, length: GameLength = GameLength.SHORT) -> Match:
    bots = [seated("random", seat, seed) for seat in (0, 1)]
    return Match([deck(name) for name in pair], bots, Settings(length), seed)


def game(pair: Pair, seed: int) -> dict[str, float | str]:
    """A whole game between random bots, from the first card laid out to the last point counted."""
    gc.collect()
    began = time.process_time()
    result = match_of(pair, seed).play()
    seconds = time.process_time() - began
    return {
        "seconds": seconds,
        "decisions": result.decisions,
        "actions": result.actions,
        "digest": result.digest,
    }


def trail(played: Match) -> list[str]:
    """Each action of a game as it is recorded, out of how many; now and then what both players see.

    The table's own digest is not asked: it tells how things are kept as well, and that may change while the
    games do not.
    """
    lines: list[str] = []
    while played.game.pending is not None and len(played.actions) < MOST_ACTIONS:
        offered = 0 if played.game.pending.seat == DICE else len(played.game.options())
        played.advance()
        seen = f", {sight(played)}" if len(played.actions) % LOOKS == 0 or played.game.pending is None else ""
        lines.append(f"{action_code(played.actions[-1])}, one of {offered}{seen}")
    return lines


def sight(played: Match) -> str:
    views = b"".join([view_bytes(played.game.view(seat)) for seat in (0, 1)])
    return f"the players see {hashlib.blake2b(views, digest_size=8).hexdigest()}"


def costs(pair: Pair, games: int) -> Figures:
    """Whether a decision costs more as a game goes on, and what a search pays at every node."""
    seeds = range(1, games + 1)
    return growth(pair, seeds) | nodes(pair, seeds)


def growth(pair: Pair, seeds: range) -> Figures:
    """Microseconds a decision in games of each length, and in each quarter of the longest ones."""
    figures: Figures = {}
    for length in GameLength:
        played = [match_of(pair, seed, length) for seed in seeds]
        began = time.process_time()
        decisions = sum([game.play().decisions for game in played])
        figures[f"µs decision, {length.value} games"] = (time.process_time() - began) / decisions * 1e6
    quarters: list[list[float]] = [[], [], [], []]
    for seed in seeds:
        spent = moments(match_of(pair, seed, GameLength.CAMPAIGN))
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


def nodes(pair: Pair, seeds: range) -> Figures:
    """Microseconds for what a search does at every node, by the phase it is in."""
    spent: dict[tuple[str, str], list[int]] = defaultdict(list)
    for seed in seeds:
        played = match_of(pair, seed)
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


if __name__ == "__main__":
    main()
