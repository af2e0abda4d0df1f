"""The planner of another revision at today's table: its modules under a name of their own, on today's rules.

So two planners meet even where the rules have changed between them, and nothing of the revision is built.
"""

from __future__ import annotations

import importlib
import io
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tools.benching.installation import KEPT, git
from tools.duelling.between import AT_ONCE, Ended, Pairing
from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.bot import Bot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.view.seat_view import View

PLANNER = "src/wizardhaven/bots/planner"
OWN_NAME = "wizardhaven.bots.planner"


class Timed:
    """A bot, and what its thinking took, looking at the table not included."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.looks = bot.looks
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        began = time.process_time()
        action = self.bot.choose(view, options)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return action

    def thinking(self) -> float:
        """What a decision took, in ms."""
        return 1000 * self.seconds / max(self.decisions, 1)


def borrow(revision: str) -> str:
    """Lay the modules of a revision's planner out, if that was not done before; the name they have here."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    name = f"planner_{commit[:12]}"
    folder = KEPT / "borrowed"
    if not (folder / name).is_dir():
        with tarfile.open(fileobj=io.BytesIO(git("archive", f"{commit}:{PLANNER}"))) as archive:
            archive.extractall(folder / f"{name}.half", filter="data")
        for module in (folder / f"{name}.half").glob("*.py"):
            text = module.read_text(encoding="utf-8")
            module.write_text(text.replace(OWN_NAME, name), encoding="utf-8")
        (folder / f"{name}.half").rename(folder / name)
    return name


def planner_called(name: str, folder: Path = KEPT / "borrowed") -> Bot:
    """A planner of the revision whose modules are called so."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    make: Callable[[], Bot] = importlib.import_module(f"{name}.bot").PlanningBot
    return make()


def games_with(revision: str, plan: list[Pairing], length: str) -> Iterator[Ended]:
    """All games of a plan in their order, today's planner against the revision's; two are played at once."""
    name = borrow(revision)
    with ProcessPoolExecutor(AT_ONCE) as hands:
        yield from hands.map(partial(game_with, name, length), plan)


def game_with(name: str, length: str, pairing: Pairing) -> Ended:
    """One game, today's planner in the seat that the pairing says."""
    here, there = Timed(PlanningBot()), Timed(planner_called(name))
    bots = [here, there] if pairing.first == 0 else [there, here]
    decks = [deck(one) for one in pairing.decks]
    result = Match(decks, bots, Settings(GameLength(length)), pairing.seed).play()
    outcome, first = result.outcome, pairing.first
    totals = (0, 0) if outcome is None else outcome.totals
    return Ended(
        pairing,
        won=outcome is not None and outcome.winner == first,
        lost=outcome is not None and outcome.winner == 1 - first,
        points=(totals[first], totals[1 - first]),
        turns=result.turns,
        thinking=(here.thinking(), there.thinking()),
    )
