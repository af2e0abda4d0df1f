"""How cards have done in the finished games of this server: counted ten at a time, beside the tables."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from wizardhaven.lab.figures import TOO_FEW, Rate
from wizardhaven.server.catalogue.recording import Finished, Recorded, counted
from wizardhaven.server.storage.errors import StorageFailed
from wizardhaven.server.storage.schema import COUNTS
from wizardhaven.server.storage.storage import Storage

_log: Final = logging.getLogger("wizardhaven")

AT_ONCE: Final = 10
NOTHING: Final = dict.fromkeys(COUNTS, 0)


class Share(Struct, frozen=True):
    """Of how many games; unless they are few, which share was won and where the true one may lie."""

    games: int
    won: float | None
    low: float | None
    high: float | None


class CardGames(Struct, frozen=True):
    """The games of decks that hold a card: all of them, and those in which it was drawn, played or stuck."""

    every: Share
    drawn: Share
    played: Share
    stuck: Share


class Reckoning:
    """Has finished games counted into the database, and tells what cards came to in them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._counting: asyncio.Task[None] | None = None

    async def of(self, code: str) -> CardGames:
        """How a card has done; whoever asks has what was finished since counted for those after him."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self.count(), name="count finished games")
        counts = NOTHING
        with suppress(StorageFailed):  # who runs the server has been told
            counts = await self._storage.counts(code)
        shares = [
            _share(counts[count], counts[f"{count}_won"]) for count in ("held", "drawn", "played", "stuck")
        ]
        return CardGames(*shares)

    async def count(self) -> None:
        """Count finished games that were not counted yet.

        Always as many together: else the figures before and after a game would tell of its decks.
        """
        with suppress(StorageFailed):  # who runs the server has been told
            while len(waiting := await self._storage.uncounted(AT_ONCE)) == AT_ONCE:
                await self._count(waiting)

    async def _count(self, tables: list[str]) -> None:
        stored = [await self._storage.load(table) for table in tables]
        asked = [Finished(one.table, one.setup, one.entries) for one in stored if one is not None]
        told = await _recorded(asked)
        await asyncio.gather(*[self._storage.count(one.table, counted(one)) for one in told])

    async def close(self) -> None:
        """Nobody asks any more."""
        if self._counting is not None:
            self._counting.cancel()
            with suppress(asyncio.CancelledError):
                await self._counting


async def _recorded(asked: list[Finished]) -> list[Recorded]:
    """What another process says of them; if it cannot, they tell nothing and are not asked again."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "wizardhaven.server.catalogue.recording"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        said, _ = await process.communicate(msgspec.json.encode(asked))
        return msgspec.json.decode(said, type=list[Recorded])
    except msgspec.DecodeError:
        _log.error("Finished games could not be counted for the catalogue.")
        return [Recorded(one.table) for one in asked]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _share(games: int, halves: int) -> Share:
    if games < TOO_FEW:
        return Share(games, None, None, None)
    rate = Rate(games, halves / 2)
    low, high = rate.interval
    return Share(rate.games, rate.share, low, high)
