"""One server at a time: two that held the same tables in memory would soon tell different games."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, func, select

from wizardhaven.server.storage.database import Link
from wizardhaven.server.storage.errors import NoStorage

# A server that was just killed may need a moment until its locks are gone.
PATIENCE = 2.0
PAUSE = 0.05
NUMBER = 0x57697A61726468  # ours among a PostgreSQL database's advisory locks
IN_USE = "Another server uses the database {name} at this moment; stop it first."


async def lock_file(file: Path) -> sqlite3.Connection:
    """Hold the file until the result is closed.

    The lock is SQLite's own, on an empty file beside it: others may still read the database and back it up.
    """
    lock = sqlite3.connect(
        file.with_name(f"{file.name}-lock"), PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        await asyncio.to_thread(lock.execute, "BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise NoStorage(IN_USE.format(name=file)) from None
    return lock


async def lock_database(link: Link, name: str) -> None:
    """Hold the PostgreSQL database for as long as this connection lives."""
    patience = PATIENCE
    while not await link.do(try_lock):
        if patience <= 0:
            raise NoStorage(IN_USE.format(name=name))
        await asyncio.sleep(PAUSE)
        patience -= PAUSE


def try_lock(connection: Connection) -> bool:
    with connection.begin():
        return bool(connection.scalar(select(func.pg_try_advisory_lock(NUMBER))))
