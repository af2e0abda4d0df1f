"""Bots think in other processes, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

import msgspec

from wizardhaven.errors import WizardhavenError
from wizardhaven.server.figures import THINKER_RESTARTS
from wizardhaven.server.replica import MOST_REPLICAS
from wizardhaven.server.thoughts import Answer, Ask, Brief, Deal, Failed, Forgotten, Reply, Thought

_log: Final = logging.getLogger("wizardhaven")

__all__ = ["Brief", "Thinkers", "Thought"]

COMMAND: Final = ("-m", "wizardhaven.server.thinker")
ATTEMPTS: Final = 3
"""How often a question is asked before we give up."""
PATIENCE: Final = 120.0
"""Seconds after which a process that does not answer is taken for lost; it may have to start first."""
FAREWELL: Final = 5.0
"""Seconds a process has to end by itself."""
SUGGESTING: Final = "planner"
RESTARTED: Final = {"event": "thinker restarted"}
LOSSES: Final = (
    OSError,
    EOFError,
    RuntimeError,
    TimeoutError,
    asyncio.LimitOverrunError,
    msgspec.DecodeError,
)
"""What asking a process ends in that is gone or mad; a RuntimeError is uvloop's word for a closed pipe."""


class Lost(Exception):
    """A process has died, or does not answer."""


class Thinkers:
    """Some processes; every table has one that follows its game. It knows nothing that a bot may not."""

    def __init__(self, processes: int = 1) -> None:
        self._thinkers = [_Thinker() for _ in range(processes)]

    async def choose(self, table: str, brief: Brief, entries: Sequence[str]) -> Thought:
        """What the bot chooses after these entries: all choices and rolls, without what was undone."""
        thinker = self._thinkers[zlib.crc32(table.encode()) % len(self._thinkers)]
        return await thinker.choose(table, brief, tuple(entries))

    async def suggest(self, table: str, brief: Brief, entries: Sequence[str]) -> Thought:
        """What the planning bot would choose at the brief's seat, whoever sits there."""
        return await self.choose(table, msgspec.structs.replace(brief, bot=SUGGESTING), entries)

    async def start(self) -> None:
        """Begin now; a process that is not there yet starts when it is first asked."""
        await asyncio.gather(*[thinker.start() for thinker in self._thinkers])

    async def close(self) -> None:
        """End all processes and wait until they are gone."""
        await asyncio.gather(*[thinker.close() for thinker in self._thinkers])

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


class _Thinker:
    """One process, started again when it dies; `_told` is what it has been told of the tables."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._closed = False
        self._told: OrderedDict[str, tuple[Deal, tuple[str, ...]]] = OrderedDict()
        self._number = 0
        self._turn = asyncio.Lock()
        self._decoder = msgspec.json.Decoder(Answer)

    async def choose(self, table: str, brief: Brief, entries: tuple[str, ...]) -> Thought:
        async with self._turn:
            for _ in range(ATTEMPTS):
                try:
                    reply = await self._asked(table, brief, entries)
                except Lost:
                    await self._end(at_once=True)
                    THINKER_RESTARTS.inc()
                    _log.warning("A process of the bots is lost; another begins.", extra=RESTARTED)
                    continue
                match reply:
                    case Thought():
                        return reply
                    case Failed(text):
                        _log.error("A bot cannot choose: %s", text, extra={"event": "bot failed"})
                        raise WizardhavenError(f"The bot cannot choose: {text}")
                    case Forgotten():
                        self._told.pop(table, None)
        raise WizardhavenError(f"The bot could not be reached, {ATTEMPTS} times in a row.")

    async def start(self) -> None:
        async with self._turn:
            await self._running()

    async def close(self) -> None:
        async with self._turn:
            self._closed = True
            await self._end(at_once=False)

    async def _asked(self, table: str, brief: Brief, entries: tuple[str, ...]) -> Reply:
        """The process's reply; whatever was asked before and given up is read and dropped."""
        self._number += 1
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(self._question(table, brief, entries))
            async with asyncio.timeout(PATIENCE):
                await process.stdin.drain()
                while True:
                    answer = self._decoder.decode(await process.stdout.readuntil())
                    if answer.number == self._number:
                        return answer.reply
        except LOSSES as error:
            raise Lost from error

    def _question(self, table: str, brief: Brief, entries: tuple[str, ...]) -> bytes:
        """The question as a line; of the entries only those that are new to the process."""
        deal = brief.deal()
        known, before = self._told.pop(table, (None, ()))
        keep = _in_common(before, entries) if known == deal else 0
        self._told[table] = deal, entries
        while len(self._told) > MOST_REPLICAS:
            self._told.popitem(last=False)
        sent = None if known == deal else deal
        ask = Ask(self._number, table, brief.bot, brief.seat, keep, entries[keep:], sent)
        return msgspec.json.encode(ask) + b"\n"

    async def _running(self) -> Process:
        if self._closed:
            raise WizardhavenError("The bots have gone home.")
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # whoever stops the server at a terminal does not stop this one first
            )
        return self._process

    async def _end(self, *, at_once: bool) -> None:
        """Let the process end by closing what it listens to; if it does not, or has to at once, end it."""
        process, self._process = self._process, None
        self._told.clear()
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        if at_once:
            kill(process)
        try:
            async with asyncio.timeout(FAREWELL):
                await process.communicate()
        except TimeoutError:
            kill(process)
            await process.communicate()


def kill(process: Process) -> None:
    with suppress(ProcessLookupError):  # it has just ended by itself
        process.kill()


def _in_common(before: tuple[str, ...], entries: tuple[str, ...]) -> int:
    """How many entries are the same from the beginning."""
    if before == entries[: len(before)]:
        return len(before)
    for number, (one, other) in enumerate(zip(before, entries)):
        if one != other:
            return number
    return min(len(before), len(entries))
