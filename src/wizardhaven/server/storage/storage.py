"""Tables and their journals, kept: whatever we said is stored is there after a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from wizardhaven.server.storage.address import address
from wizardhaven.server.storage.database import Database, Found
from wizardhaven.server.storage.errors import LOST, StorageFailed, failure
from wizardhaven.server.storage.health import Health
from wizardhaven.server.storage.opening import brought_up_to_date, connect_for_writing, open_database
from wizardhaven.server.storage.presence import Presence
from wizardhaven.server.storage.schema import COUNTS, card_games, journal, secrets, tables
from wizardhaven.server.storage.writer import (
    COUNTED,
    FINISHED,
    NEW_ENTRY,
    NEW_SETUP,
    NEW_TABLE,
    NOTHING_NEW,
    REMOVED,
    Row,
    Write,
    Writer,
)

PATIENCE: Final = 10.0
"""Seconds after which a database that says nothing is taken for lost."""


@dataclass(frozen=True)
class Stored:
    """A table as it was stored: its setup, and its journal from the first entry."""

    table: str
    setup: str
    entries: tuple[str, ...]


class Storage:
    """An open database. Whoever writes waits until it is durable; if that fails, StorageFailed says so.

    After such a failure nobody knows whether the row is there, for the answer to a commit can be lost on its
    way: load the table again.
    """

    def __init__(self, database: Database, writer: Writer, secret: bytes, held: AsyncExitStack) -> None:
        self.database = database
        self.writer = writer
        self.secret = secret
        self.held = held

    @staticmethod
    async def opened(url: str) -> Storage:
        """Connect, for us alone; bring the schema up to date; find the secret, or make it."""
        place = address(url)
        async with AsyncExitStack() as held:
            database = await open_database(place, held)
            link = await connect_for_writing(database, place)
            reconnect = partial(connect_for_writing, database, place)
            writer = Writer(reconnect, link, Presence(place.file), Health())
            held.push_async_callback(writer.close)
            secret = await brought_up_to_date(link, place)
            return Storage(database, writer, secret, held.pop_all())

    @property
    def kind(self) -> str:
        """Which database it is."""
        return self.database.kind

    @property
    def is_lost(self) -> bool:
        """Whether nothing could be stored or read when it was last tried."""
        return self.writer.health.is_lost

    async def create(self, table: str, setup: str) -> None:
        """A new table."""
        row: Row = {"id": table, "setup": setup}
        await self.writer.write(Write(NEW_TABLE, row, "This table is already there."))

    async def change(self, table: str, setup: str) -> None:
        """Another setup for a table."""
        row: Row = {"table": table, "setup": setup}
        await self.writer.write(Write(NEW_SETUP, row, "There is no such table."))

    async def append(self, table: str, number: int, entry: str) -> None:
        """The next entry of a table's journal, the first being 0; wait for one before you append the next."""
        row: Row = {"table_id": table, "number": number, "entry": entry}
        refusal = f"Entry {number} is already in this journal, or there is no such table."
        await self.writer.write(Write(NEW_ENTRY, row, refusal))

    async def finish(self, table: str, at: datetime) -> None:
        """The game of a table is over since then; what was said of it first counts."""
        await self.writer.write(Write(FINISHED, {"table": table, "at": at}, "There is no such table."))

    async def finished_before(self, moment: datetime, most: int) -> list[str]:
        """Tables whose games were over by then, those that were so first; not more than that many."""
        over = select(tables.c.id).where(tables.c.finished_at < moment)
        first = over.order_by(tables.c.finished_at).limit(most)
        return await self._read(lambda connection: list(connection.scalars(first)))

    async def uncounted(self, most: int) -> list[str]:
        """Tables whose games are over and not yet among the figures of cards, the first ones first."""
        over = select(tables.c.id).where(tables.c.counted == 0, tables.c.finished_at.is_not(None))
        first = over.order_by(tables.c.finished_at).limit(most)
        return await self._read(lambda connection: list(connection.scalars(first)))

    async def count(self, table: str, figures: tuple[Row, ...]) -> None:
        """A finished game is counted: a row for each card, with its code and all counts of the schema."""
        refusal = "This game goes on, or it is counted already."
        await self.writer.write(Write(COUNTED, {"table": table}, refusal, figures))

    async def counts(self, code: str) -> dict[str, int]:
        """What has been counted of a card."""
        asked = select(card_games).where(card_games.c.code == code)
        row = await self._read(lambda connection: connection.execute(asked).mappings().first())
        return {name: 0 if row is None else int(row[name]) for name in COUNTS}

    async def remove(self, table: str) -> None:
        """A table and its journal, at one stroke."""
        await self.writer.write(Write(REMOVED, {"table": table}, "There is no such table."))

    async def load(self, table: str) -> Stored | None:
        """What is stored of a table; None if we never heard of it."""
        return await self._read(partial(stored, table))

    async def check(self) -> bool:
        """Whether the database answers: it is read, and once it was lost it has to be written as well."""
        with suppress(StorageFailed):
            if self.is_lost:
                await self.writer.write(Write(NOTHING_NEW, {}, "The secret is gone."))
            else:
                await self._read(lambda connection: connection.scalar(select(secrets.c.name)))
        return not self.is_lost

    async def _read(self, work: Callable[[Connection], Found]) -> Found:
        try:
            self.writer.presence.require()
            async with asyncio.timeout(PATIENCE):
                return await self.database.read(work)
        except Exception as error:  # noqa: BLE001  drivers raise what they like when they cannot connect
            raise self.writer.health.failed(failure(self.writer.presence.behind(error), LOST)) from None

    async def close(self) -> None:
        """What waits is still written, then everything is let go."""
        await self.held.aclose()


def stored(table: str, connection: Connection) -> Stored | None:
    entries = select(journal.c.number, journal.c.entry).where(journal.c.table_id == table)
    setup = connection.scalar(select(tables.c.setup).where(tables.c.id == table))
    rows = connection.execute(entries.order_by(journal.c.number)).all()
    if setup is None:
        return None
    for place, row in enumerate(rows):
        if row.number != place:
            raise StorageFailed(f"Entry {place} is missing in the journal of this table.")
    return Stored(table, setup, tuple([row.entry for row in rows]))
