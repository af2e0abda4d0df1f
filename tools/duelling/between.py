"""A duel between two revisions: a process for each, every game in both, and the two copies must end alike."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tools.benching.installation import Installation
from tools.benching.process import Process, listed

SEAT = Path(__file__).with_name("seat.py")
AT_ONCE = 2


@dataclass(frozen=True)
class Pairing:
    """Which game is played, and in which seat today's bot sits."""

    decks: tuple[str, str]
    seed: int
    first: int


@dataclass(frozen=True)
class Ended:
    """How a game ended for today's bot: won, lost or neither; what both took for a decision, in ms."""

    pairing: Pairing
    won: bool
    lost: bool
    points: tuple[int, int]
    turns: int
    thinking: tuple[float, float]


def pairings(decks: list[str], games: int, seed: int) -> Iterator[Pairing]:
    """Each deck against itself and against each other one, over and over; each seed twice, seats swapped."""
    far = len(decks) // 2 + 1
    pairs = [(one, decks[(at + away) % len(decks)]) for away in range(far) for at, one in enumerate(decks)]
    for number in range(games):
        yield Pairing(pairs[number // 2 % len(pairs)], seed + number // 2, number % 2)


def games_between(
    installations: tuple[Installation, Installation], bots: tuple[str, str], plan: list[Pairing], length: str
) -> Iterator[Ended]:
    """All games of a plan in their order; two of them are played at once."""
    with ExitStack() as stack, ThreadPoolExecutor(AT_ONCE) as hands:
        free: SimpleQueue[list[Process]] = SimpleQueue()
        for _ in range(AT_ONCE):
            free.put([stack.enter_context(Process(one, SEAT)) for one in installations])

        def play(pairing: Pairing) -> Ended:
            seats = free.get()
            found = game_between(seats, bots, pairing, length)
            free.put(seats)
            return found

        yield from hands.map(play, plan)


def game_between(seats: list[Process], bots: tuple[str, str], pairing: Pairing, length: str) -> Ended:
    """One game; what one seat does is told to the other, until both have come to the end."""
    order = {"begin": pairing.decks, "length": length, "seed": pairing.seed}
    answers: list[dict[str, object]] = []
    for which in (0, 1):
        seat = pairing.first if which == 0 else 1 - pairing.first
        answers.append(seats[which].asked(**order, seat=seat, bot=bots[which]))
    untold = [listed(answers[1], "then"), listed(answers[0], "then")]
    while not all(["digest" in answer for answer in answers]):
        if not any([untold[which] for which in (0, 1) if "digest" not in answers[which]]):
            sys.exit(f"duel: in {pairing} each revision waits for the other: the games are not the same")
        for which in (0, 1):
            if "digest" not in answers[which]:
                answers[which] = seats[which].asked(then=untold[which])
                untold[which] = []
                untold[1 - which].extend(listed(answers[which], "then"))
    return ended(pairing, answers)


def ended(pairing: Pairing, answers: list[dict[str, object]]) -> Ended:
    """How the game ended, if it did so in the same way in both revisions."""
    here, there = answers
    if here["digest"] != there["digest"]:
        sys.exit(f"duel: {pairing} did not end alike in the two revisions: the games are not the same")
    totals, turns = here["totals"], here["turns"]
    assert isinstance(totals, list)
    assert isinstance(turns, int)
    return Ended(
        pairing,
        won=here["winner"] == pairing.first,
        lost=here["winner"] == 1 - pairing.first,
        points=(totals[pairing.first], totals[1 - pairing.first]),
        turns=turns,
        thinking=(thinking(here), thinking(there)),
    )


def thinking(answer: dict[str, object]) -> float:
    """What a decision took, looking at the table included."""
    seconds, decisions = answer["seconds"], answer["decisions"]
    assert isinstance(seconds, float)
    assert isinstance(decisions, int)
    return 1000 * seconds / max(decisions, 1)
