"""Tries mutants: each in a process of its own, in which the stories that can notice it are played.

All stories are collected once; a mutant's process begins as a copy of this one, changes the rule or the card
and plays until a story fails. A story that goes on for too long has noticed as well: the rule never ends.
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutating.mutant import CARD, Mutant
from tools.mutating.touching import Touching

NEAREST_STORIES: Final = 500
OTHER_STORIES: Final = 1000
"""So many stories are asked about a mutant that more than that come by."""
PATIENCE: Final = 20.0
"""Seconds of computing after which a story is taken to go on for ever."""
OF_ALL_CARDS: Final = "tests/catalogue/"
"""The stories about every card, which need not read it as a game does."""
SURVIVED: Final = 0
NOTICED: Final = 1
FAULTY: Final = 2


class Trying:
    """A plugin in whose run the stories are played for each mutant, rather than once."""

    def __init__(
        self, mutants: list[Mutant], touching: Touching, tell: Callable[[Mutant, bool], None], jobs: int
    ) -> None:
        self._mutants = mutants
        self._touching = touching
        self._tell = tell
        self._jobs = jobs

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        stories = self._touching.look(session.items)
        of_all_cards = [item for item in session.items if OF_ALL_CARDS in item.nodeid]
        under_way: dict[int, Mutant] = {}
        for mutant in self._mutants:
            if len(under_way) == self._jobs:
                self._await_one(under_way)
            told = _asked(mutant, stories.get(mutant.touches, []))
            under_way[_begin(mutant, [*told, *(of_all_cards if mutant.kind == CARD else [])])] = mutant
        while under_way:
            self._await_one(under_way)
        return True

    def _await_one(self, under_way: dict[int, Mutant]) -> None:
        child, status = os.waitpid(-1, 0)
        mutant = under_way.pop(child)
        result = os.WEXITSTATUS(status) if os.WIFEXITED(status) else NOTICED
        assert result in (SURVIVED, NOTICED), f"{mutant.name} could not be tried"
        self._tell(mutant, result == NOTICED)


def _asked(mutant: Mutant, stories: list[pytest.Item]) -> list[pytest.Item]:
    """The stories that are asked: those about the card, then those that touch little else, then some."""
    nearest = sorted(stories, key=lambda story: mutant.touches not in _told_about(story))
    others = nearest[NEAREST_STORIES:]
    asked = random.Random(mutant.name).sample(others, k=min(len(others), OTHER_STORIES))
    return [*nearest[:NEAREST_STORIES], *asked]


def _told_about(story: pytest.Item) -> tuple[str, ...]:
    assert isinstance(story, pytest.Function)
    cards: tuple[str, ...] = story.function.__dict__.get("cards", ())
    return cards


def _begin(mutant: Mutant, stories: list[pytest.Item]) -> int:
    """The process in which the mutant is tried."""
    child = os.fork()
    if child == 0:
        result = FAULTY
        try:
            result = _play(mutant, stories)
        finally:
            os._exit(result)
    return child


def _play(mutant: Mutant, stories: list[pytest.Item]) -> int:
    """What becomes of the mutant in this process; the clock may end it first, and that tells as well."""
    mutant.apply()
    for story in stories:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        if any(report.failed for report in runtestprotocol(story, log=False, nextitem=None)):
            return NOTICED
    return SURVIVED
