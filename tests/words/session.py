"""At the end of a whole run: every field that a card sets was read by the engine in some story.

A run of some of the tests proves nothing of that and is not asked; nor is the compiled core, which cannot be watched.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Protocol

import pytest

from tests.words.reading import Watch
from wizardhaven.vocabulary import cards


class Worker(Protocol):
    """Another process of the same run, and what it has to say in the end."""

    workeroutput: dict[str, list[str]]


class FieldsArePlayed:
    """Watches in every process of a run; the first of them puts together what the others saw."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._unread: set[str] | None = None
        self._comparisons: set[str] = set()
        self._watch = Watch() if self._plays and not self._is_compiled else None
        if self._watch is not None:
            self._watch.begin()

    @property
    def _plays(self) -> bool:
        """Whether this process runs tests, rather than having others run them."""
        return hasattr(self._config, "workerinput") or not self._config.getoption("numprocesses", default=None)

    @property
    def _is_compiled(self) -> bool:
        return str(cards.__file__).endswith(tuple(EXTENSION_SUFFIXES))

    @property
    def _is_whole(self) -> bool:
        """Whether all tests were asked for, by everybody's names."""
        wanted = self._config.args == self._config.getini("testpaths")
        return wanted and not self._config.option.keyword and not self._config.option.markexpr

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._watch is not None:
            self._note([f"{word}.{field}" for word, field in self._watch.unread], self._watch.comparisons)
        if hasattr(self._config, "workeroutput"):
            worker: dict[str, list[str]] = self._config.workeroutput
            worker["unread"] = sorted(self._unread or ())
            worker["comparisons"] = sorted(self._comparisons)
        elif self._is_whole and session.exitstatus == 0 and self._faults():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Worker) -> None:
        if "unread" in node.workeroutput:
            self._note(node.workeroutput["unread"], node.workeroutput["comparisons"])

    def _note(self, unread: list[str], comparisons: set[str] | list[str]) -> None:
        self._unread = set(unread) if self._unread is None else self._unread & set(unread)
        self._comparisons |= set(comparisons)

    def _faults(self) -> list[str]:
        return [
            *[f"{field} is set by a card and read by nothing that plays it" for field in sorted(self._unread or ())],
            *[f"{place} compares whole words" for place in sorted(self._comparisons)],
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._is_whole and self._unread is not None:
            for fault in self._faults():
                terminalreporter.write_line(fault, red=True)
            if not self._faults():
                terminalreporter.write_line("Every field that a card sets is played.")
