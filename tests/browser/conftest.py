"""A real browser and a real server for every story that is told through the page."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PATIENCE = 15_000
"""Milliseconds until a story fails that waits for something on the page."""


def chromium() -> str | None:
    """The system's Chromium."""
    return next((found for name in CHROMIUMS if (found := shutil.which(name)) is not None), None)


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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    assert path is not None, "there is no Chromium; tools/chromium.sh installs one where it can"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


class Server:
    """A server process on a database of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'games.db'}"
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
            process.wait(timeout=20)
            assert process.stdout is not None
            process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A page at the lobby; whatever goes wrong in it fails the story."""
    context = browser.new_context(viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(server.address)
    yield page
    context.close()
    assert errors == []
