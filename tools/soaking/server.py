"""The server of a soak: a process of its own that is started, killed and started again on one database."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

STARTS_WITHIN = ENDS_WITHIN = 300.0
PORT = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class ServerProcess:
    """`wizardhaven play`, at a port that the system chooses anew each time."""

    def __init__(self, database: Path, tables: int) -> None:
        self.port = 0
        self._database = database
        self._tables = tables
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wizardhaven", "play", "--no-browser", "--port", "0"),
            *("--database", f"sqlite:///{self._database}", "--tables-at-once", str(self._tables)),
            stdin=DEVNULL,
            stdout=PIPE,
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(STARTS_WITHIN):
            said = (await self._process.stdout.readline()).decode()
        found = PORT.search(said)
        if found is None:
            raise SystemExit("soak: the server did not start; what it said stands above.")
        self.port = int(found[1])

    def cpu(self) -> float:
        """Seconds that the processor has worked for it, where the system tells; otherwise 0."""
        assert self._process is not None
        try:
            told = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return 0.0
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def kill(self) -> None:
        """End it as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to end; if it does not, that is a fault of its own."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.send_signal(how)
        try:
            async with asyncio.timeout(ENDS_WITHIN):
                await process.communicate()
        except TimeoutError:
            process.kill()
            await process.communicate()
            raise SystemExit("soak: the server did not end when it was asked to.") from None
