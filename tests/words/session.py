"""At the end of a whole run: every field that a card sets was read by the engine in some story.

A run of some of the tests proves nothing of that and is not watched; nor is the compiled core, which cannot
be.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final, Protocol

import pytest

from tests.words.fields import set_fields, words
from tests.words.reading import Watch
from wizardhaven.vocabulary import cards

NARROWED: Final = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly")
"""The options with which a run is not of all tests, or runs none."""
WATCHES: Final = "fields are watched"
UNREAD: Final = "fields nobody read"
COMPARISONS: Final = "comparisons of whole words"


class Worker(Protocol):
    """Another process of the same run: what it is told, and what it has to say in the end."""

    workerinput: dict[str, bool]
    workeroutput: dict[str, list[str]]


class Findings:
    """What the processes of a run saw: a field is unread if none of them has read it."""

    def __init__(self) -> None:
        self.unread: set[str] | None = None
        self.comparisons: set[str] = set()

    def add(self, unread: Iterable[str], comparisons: Iterable[str]) -> None:
        self.unread = set(unread) if self.unread is None else self.unread & set(unread)
        self.comparisons |= set(comparisons)

    def faults(self) -> list[str]:
        if self.unread is None:
            return []
        unread = [f"{field} is set by a card and played by nothing" for field in self.unread]
        compared = [f"{place} is compared whole" for place in self.comparisons]
        return [*sorted(unread), *sorted(compared)]


class FieldsArePlayed:
    """Watches in every process of a whole run; the first of them puts together what the others saw."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._findings = Findings()
        self._watch: Watch | None = None
        if is_watched(config) and not config.getoption("numprocesses", default=None):
            self._watch = Watch(set_fields())
            self._watch.begin(words())

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Worker) -> None:
        node.workerinput[WATCHES] = is_watched(self._config)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._watch is not None:
            unread = [f"{word}.{field}" for word, field in self._watch.unread]
            self._findings.add(unread, self._watch.comparisons)
        if hasattr(self._config, "workeroutput"):
            told: dict[str, list[str]] = self._config.workeroutput
            told[UNREAD] = sorted(self._findings.unread or ())
            told[COMPARISONS] = sorted(self._findings.comparisons)
        elif session.exitstatus == pytest.ExitCode.OK and self._findings.faults():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Worker) -> None:
        told = getattr(node, "workeroutput", {})  # nothing, if it crashed
        if is_watched(self._config) and UNREAD in told:
            self._findings.add(told[UNREAD], told[COMPARISONS])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not terminalreporter.stats.get("failed"):
            for fault in self._findings.faults():
                terminalreporter.write_line(fault, red=True)


def is_watched(config: pytest.Config) -> bool:
    """Whether this is a run of all tests, against what can be watched."""
    if str(cards.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return False
    if hasattr(config, "workerinput"):
        return bool(config.workerinput[WATCHES])
    narrowed = any(config.getoption(name, default=None) for name in NARROWED)
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not narrowed
