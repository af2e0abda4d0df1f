"""Opens a database for the one server that may write to it."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wizardhaven.server.storage.address import Address
from wizardhaven.server.storage.engine import new_engine
from wizardhaven.server.storage.errors import NoStorage, reason
from wizardhaven.server.storage.lock import lock_database, lock_file
from wizardhaven.server.storage.migrating import migrate


async def open_engine(address: Address, held: AsyncExitStack) -> AsyncEngine:
    """The engine; it, and the lock on a file, are let go with whatever else is held."""
    if address.file is not None:
        try:
            lock = await lock_file(address.file)
            held.callback(lock.close)
            make_private(address.file)
        except (sqlite3.Error, OSError) as error:
            raise cannot_be_opened(address, error) from error
    engine = new_engine(address)
    held.push_async_callback(engine.dispose)
    return engine


def make_private(file: Path) -> None:
    """A new file is for our eyes only, since a secret will be in it."""
    if not file.exists():
        file.touch(mode=0o600)


async def connect_for_writing(engine: AsyncEngine, address: Address) -> AsyncConnection:
    """A connection that holds the right to write: PostgreSQL takes it back when the connection ends."""
    try:
        connection = await engine.connect()
    except Exception as error:
        raise cannot_be_opened(address, error) from error
    if address.file is None:
        try:
            await lock_database(connection, str(address))
        except BaseException:
            await connection.close()
            raise
    return connection


async def brought_up_to_date(connection: AsyncConnection, address: Address) -> bytes:
    """Today's schema, in one transaction; the result is the secret."""
    try:
        async with connection.begin():
            return await connection.run_sync(migrate, str(address))
    except SQLAlchemyError as error:
        raise cannot_be_opened(address, error) from error


def cannot_be_opened(address: Address, error: Exception) -> NoStorage:
    return NoStorage(f"The database {address} cannot be opened: {reason(error)}.")
