"""Whether the database answers, as far as we know; who runs the server hears of every change."""

from __future__ import annotations

import logging
from typing import Final

from wizardhaven.server.figures import STORAGE_LOST
from wizardhaven.server.storage.errors import StorageFailed, StorageLost

_log: Final = logging.getLogger("wizardhaven.storage")


class Health:
    """What the last attempts to read and write have shown."""

    def __init__(self) -> None:
        self.is_lost = False

    def answered(self) -> None:
        if self.is_lost:
            self.is_lost = False
            STORAGE_LOST.set(0)
            _log.warning("The database is back.", extra={"event": "storage back"})

    def failed(self, failure: StorageFailed) -> StorageFailed:
        """Remember it if nothing can be stored or read at all; one row that is refused is no such thing."""
        if isinstance(failure, StorageLost) and not self.is_lost:
            self.is_lost = True
            STORAGE_LOST.set(1)
            _log.error("The database is lost: %s.", failure.reason, extra={"event": "storage lost"})
        return failure
