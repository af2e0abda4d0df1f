"""PostgreSQL, at the other end of a network: its driver waits without a thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from wizardhaven.server.storage.database import Found
from wizardhaven.server.storage.errors import NoStorage

# Nobody waits for ever for a PostgreSQL that has gone without a word: seconds to connect, and to answer.
PATIENCE: Final = {"timeout": 10, "command_timeout": 30}


class ServerLink:
    """A connection that is held."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    @property
    def is_lost(self) -> bool:
        return self._connection.invalidated

    async def do(self, work: Callable[[Connection], Found]) -> Found:
        return await self._connection.run_sync(work)

    async def close(self) -> None:
        await self._connection.close()


class ServerDatabase:
    """A database of a PostgreSQL server; parameters stay out of every error and log."""

    kind: Final = "PostgreSQL"

    def __init__(self, url: URL) -> None:
        try:
            self._engine = create_async_engine(
                url, hide_parameters=True, pool_pre_ping=True, connect_args=PATIENCE
            )
        except ModuleNotFoundError:
            advice = "pip install 'wizardhaven[postgresql]'"
            raise NoStorage(f"For PostgreSQL a package is missing: {advice}.") from None

    async def connect(self) -> ServerLink:
        return ServerLink(await self._engine.connect())

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
