"""A server in a process of its own, as whoever runs one starts it."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.house import Json
from tests.server.patience import PATIENCE

ROOT = Path(__file__).parents[2]


@dataclass
class Ended:
    """What is left of a server: its exit code, and what it said on either way out."""

    code: int
    out: str
    err: str

    @property
    def log(self) -> list[Json]:
        """The lines of its log, if they are JSON."""
        return [json.loads(line) for line in self.err.splitlines()]


class ServerProcess:
    """`wizardhaven play`, at a port of its own."""

    def __init__(self, process: Process, first: str, client: httpx.AsyncClient, port: int) -> None:
        self.client = client
        self.port = port
        self._process = process
        self._first = first

    async def end(self, how: signal.Signals = signal.SIGTERM) -> Ended:
        """Ask it to end, and wait until it has."""
        self._process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            out, err = await self._process.communicate()
        assert self._process.returncode is not None
        return Ended(self._process.returncode, f"{self._first}{out.decode()}", err.decode())

    async def logged(self, event: str, fact: str) -> object:
        """A fact in the next line of the log, which is about that event."""
        assert self._process.stderr is not None
        async with asyncio.timeout(PATIENCE):
            line: Json = json.loads(await self._process.stderr.readline())
        assert line["event"] == event
        return line[fact]

    async def until_ready_is(self, status: int) -> None:
        """Wait until it says so of itself."""
        async with asyncio.timeout(PATIENCE):
            while (await self.client.get("/readyz")).status_code != status:
                await asyncio.sleep(0.05)


@asynccontextmanager
async def server_process(file: Path, *options: str) -> AsyncIterator[ServerProcess]:
    """A server on a database of SQLite's; one that is still there at the end is killed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.patient_play", "play", "--no-browser", "--port", "0"),
        *("--database", f"sqlite:///{file}", *options),
        cwd=ROOT,
        stdout=PIPE,
        stderr=PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            first = (await process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found is not None, first
        async with httpx.AsyncClient(base_url=found[0], timeout=PATIENCE) as client:
            yield ServerProcess(process, first, client, int(found[1]))
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
