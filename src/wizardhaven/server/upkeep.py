"""What the server does by itself, beside the tables: it watches its database and its haste, and tidies up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from wizardhaven.server.figures import LAG_SECONDS, ONLOOKERS, TABLES
from wizardhaven.server.hub import Hub
from wizardhaven.server.removing import Removing
from wizardhaven.server.storage.storage import Storage

PERIOD: Final = 1.0


@asynccontextmanager
async def kept_up(hub: Hub, keep_finished: int | None) -> AsyncIterator[None]:
    """As long as the server runs; finished games are kept for so many days, or for ever."""
    TABLES.set_function(lambda: len(hub.desks))
    ONLOOKERS.set_function(lambda: sum([len(desk.onlookers) for desk in hub.desks]))
    tasks = [
        asyncio.create_task(_check(hub.storage), name="check the database"),
        asyncio.create_task(_measure_lag(), name="measure the lag"),
    ]
    if keep_finished is not None:
        tasks.append(asyncio.create_task(Removing(hub, keep_finished).run(), name="remove what is finished"))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _check(storage: Storage) -> None:
    while True:
        await storage.check()
        await asyncio.sleep(PERIOD)


async def _measure_lag() -> None:
    """A loop that is busy with something long comes late."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + PERIOD
        await asyncio.sleep(PERIOD)
        LAG_SECONDS.observe(max(0.0, loop.time() - due))
