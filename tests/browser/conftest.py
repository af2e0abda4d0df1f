"""A real browser and a real server for every story that is told through the page."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.browser.seat import Seat, sat_down
from tools import minion_moments, moments
from tools.chromium import FLAGS, chromium
from tools.shots import TABLES as PICTURED
from tools.staging import Staged, Table, staged

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PATIENCE = 300_000
"""Milliseconds until a story fails that waits for something on the page; the machine may be busy."""
SEED = 1
"""Every table that a story lays is dealt from it."""

expect.set_options(timeout=PATIENCE)

TABLES = {
    "organization": Table(moments.ORGANIZATION),
    "organizing": Table(moments.ORGANIZING),
    "hazards": Table(moments.HAZARDS),
    "click": Table(moments.HAZARDS),
    "drag": Table(moments.HAZARDS),
    "drawer": Table(moments.HAZARDS),
    "mute": Table(moments.HAZARDS),
    "mute by keys": Table(moments.HAZARDS),
    "bell en-GB": Table(moments.HAZARDS),
    "bell de-DE": Table(moments.HAZARDS),
    "bell fr-FR": Table(moments.HAZARDS),
    "give": Table(moments.SITE),
    "journey": Table(moments.ORGANIZATION),
    "dragged": Table(moments.ORGANIZATION),
    "setting out": Table(moments.ORGANIZATION),
    "sent by keys": Table(moments.ORGANIZATION),
    "parting": Table(moments.ORGANIZATION),
    "staying": Table(moments.ORGANIZATION),
    "keys": Table(moments.ORGANIZATION),
    "facing": Table(moments.FACING),
    "facing on a sheet": Table(moments.FACING),
    "facing in German": Table(moments.FACING),
    "next strike": Table(moments.NEXT_STRIKE),
    "strikes": Table(moments.ASSIGNING),
    "fought en-GB": Table(moments.NEXT_STRIKE),
    "fought de-DE": Table(moments.NEXT_STRIKE),
    "fought fr-FR": Table(moments.NEXT_STRIKE),
    "too many cards": Table(moments.TOO_MANY_CARDS),
    "draws en-GB": Table(moments.DRAWS),
    "draws de-DE": Table(moments.DRAWS),
    "strike": Table(moments.STRIKE),
    "site": Table(moments.SITE),
    "council": Table(moments.COUNCIL, games=9),
    "chain": Table(moments.CHAIN, games=9),
    "draft": Table(moments.DRAFT),
    "items en-GB": Table(moments.STARTING_ITEMS),
    "items fr-FR": Table(moments.STARTING_ITEMS),
    "pairing en-GB": replace(PICTURED["company-combat"], moment=minion_moments.PAIRING),
    "pairing de-DE": replace(PICTURED["company-combat"], moment=minion_moments.PAIRING),
    "touch": Table(moments.ORGANIZATION),
    "way out": Table(moments.refused_with_a_way_out, games=5),
    "film": Table(moments.HAZARDS),
    "film again": Table(moments.HAZARDS),
    "read": Table(moments.SITE),
    "watched": Table(moments.ORGANIZATION, bot=None, name="Bo"),
    "two people": Table(moments.ORGANIZATION, bot=None, name="Bo"),
    "shared": Table(moments.ORGANIZATION, bot=None, name="Bo"),
    "taken back": Table(moments.FACING, bot=None, name="Bo"),
    "wished back": Table(moments.FACING, bot=None, name="Bo"),
    "asked to wait": Table(moments.ORGANIZATION, bot=None, name="Bo"),
    "newcomer": Table(moments.a_character_may_come, games=5),
    "agents": replace(PICTURED["agents"], bot=None, name="Bo"),
    "agents by keys": PICTURED["agents"],
    "below": PICTURED["under-deeps"],
    "going on below": PICTURED["under-deeps"],
    "rescue": PICTURED["rescue"],
    "ringwraith": PICTURED["ringwraith"],
    "audience": PICTURED["audience"],
}
"""The tables in mid-game at which stories begin; each story has its own."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Without a browser there is nothing to tell; with CI that is a failure."""
    if collection_path.name.startswith("test_") and chromium() is None and not os.environ.get("CI"):
        return True
    return None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium() is None:
        terminalreporter.write_line(
            "The browser tests did not run: there is no Chromium (tools/chromium.sh)."
        )


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    assert path is not None, "there is no Chromium; tools/chromium.sh installs one where it can"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=PATIENCE)
        yield browser
        browser.close()


class Server:
    """A server process on a database of its own, which can be killed and started again."""

    def __init__(self, database: Path) -> None:
        self._database = f"sqlite:///{database}"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                str(Path(sys.executable).parent / "wizardhaven"),
                "play",
                "--no-browser",
                f"--port={self._port}",
                f"--database={self._database}",
                "--tables-at-once=1000",
                f"--seed={SEED}",
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "Wizardhaven is at" in line, line
        self.address = line.split()[3]
        self._port = int(self.address.rstrip("/").rsplit(":", 1)[1])

    def kill(self) -> None:
        """As if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(timeout=PATIENCE / 1000)
            assert process.stdout is not None
            process.stdout.close()


@dataclass(frozen=True)
class House:
    """A server that many stories share, and the tables that were staged there."""

    address: str
    tables: dict[str, Staged]


def staged_once(temporary: pytest.TempPathFactory, database: Path) -> dict[str, Staged]:
    """Stages the tables in whichever process comes first, since that is slow; all others copy them."""
    ours = temporary.getbasetemp()
    common = ours.parent if "PYTEST_XDIST_WORKER" in os.environ else ours
    stored, keys = common / "staged.db", common / "staged.json"
    with (common / "staged.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not keys.exists():
            keys.write_bytes(msgspec.json.encode(staged(stored, TABLES)))
    shutil.copy(stored, database)
    return msgspec.json.decode(keys.read_bytes(), type=dict[str, Staged])


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = tmp_path_factory.mktemp("house") / "games.db"
    tables = staged_once(tmp_path_factory, database)
    server = Server(database)
    server.start()
    yield House(server.address, tables)
    server.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, for stories in which it does not live long."""
    server = Server(tmp_path / "games.db")
    yield server
    server.stop()


class Visit(Protocol):
    """Opens a page. `free` lifts the page's own restrictions; who is not `calm` expects errors.

    With `touch` there is a finger in the place of the mouse.
    """

    def __call__(
        self,
        locale: str = "en-GB",
        size: ViewportSize = LAPTOP,
        *,
        free: bool = False,
        calm: bool = True,
        touch: bool = False,
    ) -> Page: ...


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens pages, each in a browser of its own; whatever goes wrong in one fails the story."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        locale: str = "en-GB",
        size: ViewportSize = LAPTOP,
        *,
        free: bool = False,
        calm: bool = True,
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport=size,
            locale=locale,
            reduced_motion="reduce",
            bypass_csp=free,
            has_touch=touch,
            is_mobile=touch,
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if calm:
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(visit: Visit, house: House) -> Page:
    """A page at the lobby."""
    page = visit()
    page.goto(house.address)
    return page


@pytest.fixture
def sit(visit: Visit, house: House) -> Callable[[str], Seat]:
    """Sits down at one of the staged tables."""
    return lambda table: sat_down(visit(), house.address, house.tables[table].own)
