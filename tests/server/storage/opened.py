"""A storage that is closed again, however its story ends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wizardhaven.server.storage.storage import Storage


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = await Storage.opened(database)
    try:
        yield storage
    finally:
        await storage.close()
