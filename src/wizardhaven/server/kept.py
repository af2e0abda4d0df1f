"""A game and its journal in the database: what could not be stored did not happen."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

from wizardhaven.errors import WizardhavenError
from wizardhaven.server import setup as setups
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Setup
from wizardhaven.server.storage.errors import StorageFailed
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.words import Declined, No


class Kept:
    """The game of a table, once it has begun. When something cannot be stored, it goes back to what is."""

    def __init__(self, storage: Storage, table: str, setup: Setup, entries: tuple[str, ...]) -> None:
        self.setup = setup
        self.played: Played | None = Played(setup, lines_of(entries)) if setup.started else None
        self.is_astray = False
        """Whether the game in memory may be another than the stored one."""
        self._storage = storage
        self._table = table
        self._stored = len(entries)

    async def begin(self, setup: Setup) -> None:
        """Somebody has taken the free seat."""
        await self.change(setup)
        self.played = Played(setup)

    async def change(self, setup: Setup) -> None:
        """Something else is agreed."""
        await self._storage.change(self._table, setups.written(setup))
        self.setup = setup

    async def store(self, lines: list[str]) -> None:
        """What happened at one stroke, as one entry."""
        try:
            await self._storage.append(self._table, self._stored, "\n".join(lines))
        except WizardhavenError:
            self.is_astray = True
            raise Declined(No.NOT_STORED) from None
        self._stored += 1
        await self.mark_finished()

    async def mark_finished(self) -> None:
        """Storage is told since when a game is over; if not now, then when somebody looks again."""
        if self.played is not None and self.played.asked is None:
            with suppress(StorageFailed):
                await self._storage.finish(self._table, datetime.now(UTC))

    async def find_back(self) -> None:
        """Go back to what is stored; as long as that cannot be read, nothing is done at this table."""
        try:
            stored = await self._storage.load(self._table)
        except WizardhavenError:
            raise Declined(No.NOT_STORED) from None
        assert stored is not None
        self.played = Played(self.setup, lines_of(stored.entries))
        self._stored = len(stored.entries)
        self.is_astray = False


def lines_of(entries: tuple[str, ...]) -> list[str]:
    """The lines of a journal."""
    return [line for entry in entries for line in entry.split("\n")]
