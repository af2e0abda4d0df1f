"""The lab of a server: one process of low priority plays for all who have ordered games, in turn."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from wizardhaven.lab.game import GameRecord, Order
from wizardhaven.server.client import Proxies
from wizardhaven.server.limits import PAUSE, Crowd
from wizardhaven.server.thinking import LOSSES, kill
from wizardhaven.server.words import Declined, No

COMMAND: Final = ("-m", "wizardhaven.lab.worker")
MOST_JOBS: Final = 8
"""So many jobs are under way at once; each has every eighth game at worst."""
LONGEST_LINE: Final = 1 << 20
SECONDS_FOR_A_GAME: Final = 300.0


class Laboratory:
    """Jobs of one household come one after another; a process is there only while there is a job."""

    def __init__(self) -> None:
        self._jobs = Crowd(MOST_JOBS, 1, Proxies())
        self._many = 0
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._under_way: set[asyncio.Task[GameRecord]] = set()

    async def played(self, address: str, orders: Sequence[Order]) -> AsyncGenerator[GameRecord, None]:
        """The games as they end; whoever does not listen any more has stopped his job."""
        async with self._job(address):
            for order in orders:
                game = asyncio.ensure_future(self._game(order))
                self._under_way.add(game)
                game.add_done_callback(self._under_way.discard)
                # A game goes on without him who leaves: its answer must not be taken for the next.
                yield await asyncio.shield(game)

    @asynccontextmanager
    async def _job(self, address: str) -> AsyncIterator[None]:
        try:
            if not self._jobs.enter(address):
                raise Declined(No.LAB_BUSY, 429, PAUSE)
            self._many += 1
            try:
                yield
            finally:
                self._many -= 1
                if self._many == 0:
                    await asyncio.shield(self._end())
        finally:
            self._jobs.leave(address)

    async def _game(self, order: Order) -> GameRecord:
        """One game; who asks first is served first, so that jobs take turns."""
        async with self._turn:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(msgspec.json.encode(order) + b"\n")
                async with asyncio.timeout(SECONDS_FOR_A_GAME):
                    await process.stdin.drain()
                    return msgspec.json.decode(await process.stdout.readuntil(), type=GameRecord)
            except LOSSES:
                self._process = None
                kill(process)
                raise Declined(No.LAB_LOST, 503, PAUSE) from None

    async def _running(self) -> Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
        return self._process

    async def _end(self) -> None:
        """Nobody has ordered anything any more: the process goes, also from the middle of a game."""
        process, self._process = self._process, None
        if process is None:
            return
        for game in self._under_way:
            game.cancel()
        kill(process)
        await process.communicate()
