"""SQLite, set up so that what is committed stays.

It blocks whoever calls it, so it is called from threads: to go there and back costs more than most of what
is done there, and a whole transaction is one way.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from wizardhaven.server.storage.database import Found
from wizardhaven.server.storage.hand import Hand

# With FULL, a commit in the write-ahead log waits for the disk: not even a power cut takes it back.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


class FileLink:
    """A connection with a thread of its own, which nothing else keeps busy."""

    def __init__(self, connection: Connection, hand: Hand) -> None:
        self._connection = connection
        self._hand = hand

    @property
    def is_lost(self) -> bool:
        return self._connection.invalidated

    async def do(self, work: Callable[[Connection], Found]) -> Found:
        return await self._hand.do(partial(work, self._connection))

    async def close(self) -> None:
        await self.do(Connection.close)
        self._hand.rest()


class FileDatabase:
    """A database that is a file of this machine; parameters stay out of every error and log."""

    kind: Final = "SQLite"

    def __init__(self, url: URL, file: Path) -> None:
        self._engine = create_engine(url, hide_parameters=True, creator=partial(open_file, file))
        event.listen(self._engine, "connect", prepare)
        event.listen(self._engine, "begin", begin)

    async def connect(self) -> FileLink:
        hand = Hand("storage")
        try:
            return FileLink(await hand.do(self._engine.connect), hand)
        except BaseException:
            hand.rest()
            raise

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], Found]) -> Found:
        with self._engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._engine.dispose)


def open_file(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there: SQLite would make another one in place of one that was moved.

    The driver itself would begin a transaction only before it writes, and leave out changes of the schema.
    """
    return sqlite3.connect(
        f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
    )


def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """Straight to the driver: by way of SQLAlchemy it would cost as much as to insert a row."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute("BEGIN")
