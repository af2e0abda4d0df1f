"""How the suite is told: no chance, no clock, what takes long first, and a watch on what the engine reads."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

from tests.words.session import FieldsArePlayed

# The same examples every time: a game that breaks is found again, and a green suite stays green.
settings.register_profile(
    "told", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("told")

# What is there before the first story stays to the end, so the collector of garbage need never look at it.
gc.disable()

LONG = ("bots", "server", "properties", "view", "cli")
"""The folders whose stories take longest, after those in the browser."""
LONGEST = ("test_soak",)
"""The longest story but one."""
ALONE = "test_whole_game"
"""The longest of all: for the process that has neither the other stories in the browser nor the long ones."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long: each process has one sort of it at the head of its part.

    Each process gets an equal part of the list, and takes from the end of another's part when it has done its
    own: so the browser, and the tables that its stories share, are there once and not once a process. Only
    the longest story of all is worth a browser of its own.
    """
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    items.sort(key=lambda item: item.path.stem not in LONGEST)
    heads: list[list[pytest.Item]] = [[], [], []]
    short: list[pytest.Item] = []
    for item in items:
        if item.path.stem == ALONE:
            heads[2].append(item)
        elif folder(item) == "browser":
            heads[0].append(item)
        elif folder(item) in LONG:
            heads[1].append(item)
        else:
            short.append(item)
    part = len(items) // processes
    items.clear()
    for head in heads:
        rest = max(part - len(head), 0)
        items += [*head, *short[:rest]]
        del short[:rest]
    items += short


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def folder(item: pytest.Item) -> str:
    """The folder of `tests` in which a story stands."""
    return item.path.relative_to(item.config.rootpath / "tests").parts[0]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(FieldsArePlayed(config), "fields are played")
