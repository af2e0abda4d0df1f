"""The one task that writes: whatever waits is committed together, and nobody goes on before it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TypeAlias

from sqlalchemy import Connection, Delete, Insert, Update, bindparam, delete, func, insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from wizardhaven.server.figures import BATCH_ROWS, BATCH_SECONDS
from wizardhaven.server.storage.database import Link
from wizardhaven.server.storage.errors import StorageFailed, StorageLost, failure
from wizardhaven.server.storage.health import Health
from wizardhaven.server.storage.presence import Presence
from wizardhaven.server.storage.schema import COUNTS, journal, secrets, tables

MOMENT = tables.c.finished_at.type

NEW_TABLE = insert(tables)
NEW_SETUP = update(tables).where(tables.c.id == bindparam("table"))
FINISHED = NEW_SETUP.values(finished_at=func.coalesce(tables.c.finished_at, bindparam("at", type_=MOMENT)))
NEW_ENTRY = insert(journal)
NEW_ENTRY_IN_A_FILE = str(NEW_ENTRY.compile(dialect=sqlite.dialect(paramstyle="named")))
REMOVED = delete(tables).where(tables.c.id == bindparam("table"))
REMOVED_JOURNAL = delete(journal).where(journal.c.table_id == bindparam("table"))
COUNTED = NEW_SETUP.where(tables.c.finished_at.is_not(None), tables.c.counted == 0).values(counted=1)
"""A game is counted once; what its cards came to is added in the same breath."""
ADDED = text(
    f"INSERT INTO card_games (code, {', '.join(COUNTS)}) VALUES (:code, :{', :'.join(COUNTS)})"
    f" ON CONFLICT (code) DO UPDATE SET {', '.join([f'{n} = card_games.{n} + excluded.{n}' for n in COUNTS])}"
)
NOTHING_NEW = update(secrets).values(secret=secrets.c.secret)
"""Something to write that changes nothing: whether it can be written tells whether anything can."""


Row: TypeAlias = dict[str, str | int | datetime]


@dataclass(frozen=True)
class Write:
    """One row to write, and the sentence for whoever wanted it if the database does not allow it."""

    statement: Insert | Update | Delete
    row: Row
    refusal: str
    added: tuple[Row, ...] = ()
    """What goes into the figures of cards with it."""


@dataclass(frozen=True)
class Waiting:
    """A write, and whoever waits for it to be durable."""

    write: Write
    durable: asyncio.Future[None]


class Writer:
    """Writes in batches, over a connection of its own; a connection that was lost is made anew."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Link]],
        link: Link,
        presence: Presence,
        health: Health,
    ) -> None:
        self.connect = connect
        self.link: Link | None = link
        self.presence = presence
        self.health = health
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.closed = False
        self.task = asyncio.create_task(self.run())

    async def write(self, write: Write) -> None:
        """Returns when the row is durable."""
        if self.closed:
            raise StorageFailed("The database is closed.")
        refuse_broken_texts(write)
        waiting = Waiting(write, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(waiting)
        await waiting.durable

    async def close(self) -> None:
        """What waits is still written."""
        if not self.closed:
            self.closed = True
            self.queue.put_nowait(None)
        await self.task

    async def run(self) -> None:
        while batch := await self.next_batch():
            BATCH_ROWS.inc(len(batch))
            with BATCH_SECONDS.time():
                await self.settle(batch)
        await self.fold()
        await self.disconnect()

    async def next_batch(self) -> list[Waiting]:
        """Everything that waits, or the first thing to come; nothing once we are closed and done."""
        batch = [await self.queue.get()]
        while not self.queue.empty():
            batch.append(self.queue.get_nowait())
        if batch[-1] is None and len(batch) > 1:
            self.queue.put_nowait(None)
        return [waiting for waiting in batch if waiting is not None]

    async def settle(self, batch: Sequence[Waiting]) -> None:
        """Write a batch; if that fails, one by one, so that only those hear of an error whose error it is."""
        error = await self.attempt_twice([waiting.write for waiting in batch])
        if error is not None and len(batch) > 1 and self.link is not None:
            for waiting in batch:
                await self.settle([waiting])
            return
        if error is None:
            self.health.answered()
        for waiting in batch:
            failed = None if error is None else self.health.failed(failure(error, waiting.write.refusal))
            if waiting.durable.cancelled():
                continue
            if failed is None:
                waiting.durable.set_result(None)
            else:
                waiting.durable.set_exception(failed)

    async def attempt_twice(self, writes: Sequence[Write]) -> Exception | None:
        """Twice if the connection was lost. What was committed nevertheless is refused the second time."""
        was_connected = self.link is not None
        error = await self.attempt(writes)
        if error is not None and was_connected and self.link is None:
            return await self.attempt(writes)
        return error

    async def attempt(self, writes: Sequence[Write]) -> Exception | None:
        try:
            self.presence.require()
            if self.link is None:
                self.link = await self.connect()
            await self.link.do(partial(commit, writes))
            self.presence.require()
        except StorageLost as error:
            await self.fold()
            return error
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear of it
            if self.link is not None and (self.link.is_lost or isinstance(error, OSError)):
                await self.link.do(Connection.invalidate)
                await self.disconnect()
            return self.presence.behind(error)
        return None

    async def fold(self) -> None:
        if self.link is not None:
            with suppress(SQLAlchemyError):
                await self.link.do(fold)

    async def disconnect(self) -> None:
        if self.link is not None:
            link, self.link = self.link, None
            await link.close()


def commit(writes: Sequence[Write], connection: Connection) -> None:
    """One transaction; tables come before their journals, and entries are sent in one go."""
    with connection.begin():
        for write in writes:
            if write.statement is REMOVED:
                connection.execute(REMOVED_JOURNAL, write.row)
            if write.statement is not NEW_ENTRY:
                result = connection.execute(write.statement, write.row)
                if result.rowcount != 1:
                    raise StorageFailed(write.refusal)
            if write.added:
                connection.execute(ADDED, list(write.added))
        entries = [write.row for write in writes if write.statement is NEW_ENTRY]
        if entries:
            add_entries(entries, connection)


def add_entries(entries: Sequence[Row], connection: Connection) -> None:
    """Nothing is written as often, so SQLite's driver is asked itself: that costs a third."""
    if connection.dialect.name != "sqlite":
        connection.execute(NEW_ENTRY, entries)
        return
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.executemany(NEW_ENTRY_IN_A_FILE, entries)


def fold(connection: Connection) -> None:
    """Put SQLite's write-ahead log into its file: beside another file it would be read as that one's."""
    if connection.dialect.name == "sqlite":
        connection.rollback()
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # it allows no transaction around it


def refuse_broken_texts(write: Write) -> None:
    """What one of the databases could not hold; it would say so, and quote the text."""
    for value in write.row.values():
        if isinstance(value, str) and ("\0" in value or not is_unicode(value)):
            raise StorageFailed("A text with a NUL or with half a character cannot be stored.")


def is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
