"""How cards have done in the finished games of this server: counted a few at a time, beside the tables."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct

from wizardhaven.lab.figures import TOO_FEW, Rate
from wizardhaven.server.catalogue.recording import Finished, Recorded, SeatRecord
from wizardhaven.server.storage.errors import StorageFailed
from wizardhaven.server.storage.storage import Storage

_log: Final = logging.getLogger("wizardhaven")

MOST_GAMES: Final = 500
"""Of so many finished games at most, those that were over first."""
AT_ONCE: Final = 10


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
    """Knows what the cards of finished games came to, as far as it has been counted."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, Recorded] = {}
        self._counting: asyncio.Task[None] | None = None

    def of(self, code: str) -> CardGames:
        """How a card has done; whoever asks has what was finished since counted for those after him."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self.count())
        games = [seat for one in self._known.values() for seat in one.seats if code in seat.held]
        return CardGames(
            every=_share(games),
            drawn=_share([game for game in games if code in game.drawn]),
            played=_share([game for game in games if code in game.played]),
            stuck=_share([game for game in games if code in game.stuck]),
        )

    async def count(self) -> None:
        """Count all finished games that were not counted yet."""
        with suppress(StorageFailed):  # who runs the server has been told
            over = await self._storage.finished_before(datetime.now(UTC), MOST_GAMES)
            fresh = [table for table in over if table not in self._known]
            for first in range(0, len(fresh), AT_ONCE):
                await self._count(fresh[first : first + AT_ONCE])

    async def _count(self, tables: list[str]) -> None:
        stored = [await self._storage.load(table) for table in tables]
        asked = [Finished(one.table, one.setup, one.entries) for one in stored if one is not None]
        for one in await _recorded(asked):
            self._known[one.table] = one

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


def _share(games: list[SeatRecord]) -> Share:
    if len(games) < TOO_FEW:
        return Share(len(games), None, None, None)
    rate = Rate(len(games), sum([game.won for game in games]))
    low, high = rate.interval
    return Share(rate.games, rate.share, low, high)
