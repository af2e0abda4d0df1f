"""How the suite is told: no chance, no clock, what takes long first, and a watch on what the engine reads."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.words.session import FieldsArePlayed

# The same examples every time: a game that breaks is found again, and a green suite stays green.
settings.register_profile(
    "told", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("told")

LONG = ("bots", "server", "properties", "view", "cli")
"""The folders whose stories take longest, after those in the browser."""
LONGEST = ("test_whole_game", "test_soak")
"""The longest stories of all."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long: in one process the stories in the browser, in the others the next longest.

    Each process gets an equal part of the list, and takes from the end of another's part when it has done its
    own: so the browser, and the tables that its stories share, are there once and not once a process.
    """
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    items.sort(key=lambda item: item.path.stem not in LONGEST)
    browser = [item for item in items if folder(item) == "browser"]
    long = [item for item in items if folder(item) in LONG]
    short = [item for item in items if folder(item) not in ("browser", *LONG)]
    share = max(len(items) // processes - len(browser), 0)
    items[:] = [*browser, *short[:share], *long, *short[share:]]


def folder(item: pytest.Item) -> str:
    """The folder of `tests` in which a story stands."""
    return item.path.relative_to(item.config.rootpath / "tests").parts[0]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(FieldsArePlayed(config), "fields are played")
