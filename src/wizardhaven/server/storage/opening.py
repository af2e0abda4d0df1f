"""Opens a database for the one server that may write to it."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from wizardhaven.server.storage.address import Address
from wizardhaven.server.storage.database import Database, Link
from wizardhaven.server.storage.errors import NoStorage, reason
from wizardhaven.server.storage.lock import lock_database, lock_file
from wizardhaven.server.storage.migrating import migrate
from wizardhaven.server.storage.postgresql import ServerDatabase
from wizardhaven.server.storage.sqlite import FileDatabase


async def open_database(address: Address, held: AsyncExitStack) -> Database:
    """No connection yet; the database, and the lock on a file, are let go with whatever else is held."""
    if address.file is not None:
        try:
            lock = await lock_file(address.file)
            held.callback(lock.close)
            make_private(address.file)
        except (sqlite3.Error, OSError) as error:
            raise cannot_be_opened(address, error) from error
    database = database_at(address)
    held.push_async_callback(database.close)
    return database


def database_at(address: Address) -> Database:
    return ServerDatabase(address.url) if address.file is None else FileDatabase(address.url, address.file)


def make_private(file: Path) -> None:
    """A new file is for our eyes only, since a secret will be in it."""
    if not file.exists():
        file.touch(mode=0o600)


async def connect_for_writing(database: Database, address: Address) -> Link:
    """A connection that holds the right to write: PostgreSQL takes it back when the connection ends."""
    try:
        link = await database.connect()
    except Exception as error:
        raise cannot_be_opened(address, error) from error
    if address.file is None:
        try:
            await lock_database(link, str(address))
        except BaseException:
            await link.close()
            raise
    return link


async def brought_up_to_date(link: Link, address: Address) -> bytes:
    """Today's schema, in one transaction; the result is the secret."""

    def work(connection: Connection) -> bytes:
        with connection.begin():
            return migrate(connection, str(address))

    try:
        return await link.do(work)
    except SQLAlchemyError as error:
        raise cannot_be_opened(address, error) from error


def cannot_be_opened(address: Address, error: Exception) -> NoStorage:
    return NoStorage(f"The database {address} cannot be opened: {reason(error)}.")
