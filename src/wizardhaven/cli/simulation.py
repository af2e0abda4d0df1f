"""Many games at once, in portions that several processes play."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wizardhaven.bots.card_counts import CardCounts
from wizardhaven.bots.collector import collect_rarely
from wizardhaven.bots.roster import seated
from wizardhaven.bots.trial import tried
from wizardhaven.cli.tally import Tally
from wizardhaven.decks.composing.pairings import decks_of
from wizardhaven.decks.starting import ready, starting_deck
from wizardhaven.engine.values import Edition, GameLength, OptionalRule, agreed
from wizardhaven.errors import WizardhavenError
from wizardhaven.game.game import SEED_LIMIT

PORTION: Final = 5
"""Games played between two moves of the progress bar."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything a process needs to know, in words that travel to it."""

    decks: tuple[str, str] | None
    """Two decks by their names; decks composed by chance where there are none."""
    bots: tuple[str, str]
    length: str
    seed: int
    games: int
    checks: bool
    options: tuple[OptionalRule, ...] = ()
    edition: Edition = Edition.CURRENT


def seed_of(plan: Plan, game: int) -> int:
    """The seed of a game: counted up, so that any one game can be played again by itself."""
    return (plan.seed + game) % SEED_LIMIT


def simulate(plan: Plan, workers: int) -> Tally:
    """Play all games; the sum does not depend on how many processes play them."""
    portions = [(first, min(PORTION, plan.games - first)) for first in range(0, plan.games, PORTION)]
    with _progress(plan.games) as progress:
        if workers == 1:
            return _alone(plan, portions, progress)
        try:
            return _together(plan, portions, min(workers, len(portions)), progress)
        except BrokenProcessPool:
            raise WizardhavenError(
                "a process that was playing games has ended unexpectedly; with --workers 1 none is needed"
            ) from None


def play_portion(plan: Plan, first: int, games: int) -> Tally:
    """Play a few games, one after the other."""
    named = [] if plan.decks is None else [starting_deck(name) for name in plan.decks]
    settings = agreed(GameLength(plan.length), plan.options, plan.edition)
    tally = Tally()
    began = time.process_time()
    for game in range(first, first + games):
        seed = seed_of(plan, game)
        bots = [seated(name, seat, seed) for seat, name in enumerate(plan.bots)]
        counts = None if named else CardCounts()
        decks = named or [ready(deck) for deck in decks_of(seed, settings.length)]
        tally.count(seed, tried(decks, bots, settings, seed, plan.checks, counts))
        if counts is not None:
            tally.cards.count(counts)
    tally.cpu_seconds = time.process_time() - began
    return tally


def _alone(plan: Plan, portions: list[tuple[int, int]], progress: "_Bar") -> Tally:
    whole = Tally()
    for first, games in portions:
        whole.add(play_portion(plan, first, games))
        progress.advance(games)
    return whole


def _together(plan: Plan, portions: list[tuple[int, int]], workers: int, progress: "_Bar") -> Tally:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_to_play)
    try:
        futures: list[Future[Tally]] = [pool.submit(play_portion, plan, *portion) for portion in portions]
        for future in as_completed(futures):
            progress.advance(future.result().games)
    finally:
        pool.shutdown(cancel_futures=True)
    whole = Tally()
    for future in futures:
        whole.add(future.result())
    return whole


def _begin_to_play() -> None:
    """In a process of its own, which leaves interrupts to its parent."""
    collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Bar:
    """A progress bar on standard error."""

    def __init__(self, progress: Progress, games: int) -> None:
        self._progress = progress
        self._task = progress.add_task("games", total=games)

    def advance(self, games: int) -> None:
        self._progress.advance(self._task, games)


@contextmanager
def _progress(games: int) -> Iterator[_Bar]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield _Bar(progress, games)
