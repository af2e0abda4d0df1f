"""Games that were over long ago are removed, a few at a time, if who runs the server wants that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from wizardhaven.server.figures import TABLES_REMOVED
from wizardhaven.server.hub import Hub
from wizardhaven.server.storage.errors import StorageFailed

_log: Final = logging.getLogger("wizardhaven")

AT_ONCE: Final = 10
BREATH: Final = 1.0
"""Seconds between a few tables and the next few: those who play go first."""
PAUSE: Final = 3600.0
"""Seconds until it is looked again."""


def now() -> datetime:
    return datetime.now(UTC)


class Removing:
    """Removes what was kept for so many days after its end, unless somebody is looking at it."""

    def __init__(self, hub: Hub, days: int, clock: Callable[[], datetime] = now) -> None:
        self._hub = hub
        self._days = timedelta(days=days)
        self._clock = clock

    async def run(self) -> None:
        while True:
            with suppress(StorageFailed):  # who runs the server has been told
                await self.remove_all()
            await asyncio.sleep(PAUSE)

    async def remove_all(self) -> int:
        """A few after another, until there are no more; how many. What their cards came to is kept."""
        removed = 0
        await self._hub.reckoning.count()
        while some := await self._hub.remove_finished(self._clock() - self._days, AT_ONCE):
            removed += some
            TABLES_REMOVED.inc(some)
            await asyncio.sleep(BREATH)
        if removed:
            facts = {"event": "tables removed", "facts": {"tables": removed}}
            _log.info("Finished tables were removed: %s.", removed, extra=facts)
        return removed
