"""The connections to a database, set up so that what is committed stays."""

from __future__ import annotations

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from wizardhaven.server.storage.address import Address
from wizardhaven.server.storage.errors import NoStorage

# Nobody waits for ever for a PostgreSQL that has gone without a word: seconds to connect, and to answer.
PATIENCE = {"timeout": 10, "command_timeout": 30}

# With FULL, a commit in the write-ahead log waits for the disk: not even a power cut takes it back.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


def new_engine(address: Address) -> AsyncEngine:
    """No connection yet; parameters stay out of every error and log."""
    if address.file is None:
        return server_engine(address)
    # The driver would begin a transaction only before it writes, and leave out changes of the schema.
    engine = create_async_engine(address.url, hide_parameters=True, connect_args={"isolation_level": None})
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def server_engine(address: Address) -> AsyncEngine:
    try:
        return create_async_engine(
            address.url, hide_parameters=True, pool_pre_ping=True, connect_args=PATIENCE
        )
    except ModuleNotFoundError:
        advice = "pip install 'wizardhaven[postgresql]'"
        raise NoStorage(f"For PostgreSQL a package is missing: {advice}.") from None


def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
