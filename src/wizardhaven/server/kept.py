"""A game and its journal in the database: what could not be stored did not happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.server import setup as setups
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Setup
from wizardhaven.server.storage.errors import StorageFailed, StorageLost
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.words import Declined, No
from wizardhaven.text.language import Language

SECONDS_TO_COME_BACK: Final = 10
"""After so long it may be worth asking a database again that was lost."""


@contextmanager
def remembering() -> Iterator[None]:
    """Where the database is and what is wrong with it is for the log alone."""
    try:
        yield
    except StorageLost:
        raise Declined(No.NO_DATABASE, 503, SECONDS_TO_COME_BACK) from None


class Kept:
    """The game of a table, once it has begun. When something cannot be stored, it goes back to what is."""

    def __init__(
        self, storage: Storage, table: str, setup: Setup, played: Played | None, stored: int
    ) -> None:
        self.setup = setup
        self.played = played
        self.is_astray = False
        """Whether the game in memory may be another than the stored one."""
        self._storage = storage
        self._table = table
        self._stored = stored

    @classmethod
    async def found(cls, storage: Storage, table: str, setup: Setup, entries: tuple[str, ...]) -> Kept:
        """A table as it is stored, with its game played again."""
        played = await Played.again(setup, lines_of(entries)) if setup.started else None
        return cls(storage, table, setup, played, len(entries))

    async def begin(self, setup: Setup) -> None:
        """Somebody has taken the free seat."""
        await self.change(setup)
        self.played = Played(setup)

    async def change(self, setup: Setup) -> None:
        """Something else is agreed."""
        with remembering():
            await self._storage.change(self._table, setups.written(setup))
        self.setup = setup

    async def store(self, lines: list[str]) -> None:
        """What happened at one stroke, as one entry."""
        try:
            await self._storage.append(self._table, self._stored, "\n".join(lines))
        except WizardhavenError:
            self.is_astray = True
            raise Declined(No.NOT_STORED, 503) from None
        self._stored += 1
        await self.mark_finished()

    async def mark_finished(self) -> None:
        """Storage is told since when a game is over; if not now, then when somebody looks again."""
        if self.played is not None and self.played.asked is None:
            with suppress(StorageFailed):
                await self._storage.finish(self._table, datetime.now(UTC))

    async def find_back(self, readers: Iterable[tuple[int | None, Language]]) -> None:
        """Go back to what is stored, with its story for those who read it.

        As long as that cannot be read, nothing is done at this table.
        """
        try:
            stored = await self._storage.load(self._table)
        except WizardhavenError:
            raise Declined(No.NOT_STORED, 503) from None
        assert stored is not None
        played = await Played.again(self.setup, lines_of(stored.entries))
        for seat, language in readers:
            await played.tell(seat, language)
        self.played = played
        self._stored = len(stored.entries)
        self.is_astray = False


def lines_of(entries: tuple[str, ...]) -> list[str]:
    """The lines of a journal."""
    return [line for entry in entries for line in entry.split("\n")]
