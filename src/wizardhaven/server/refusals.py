"""How often the server says no; who runs it hears of floods, but not of every drop."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from wizardhaven.server.figures import REFUSED
from wizardhaven.server.words import No

_log: Final = logging.getLogger("wizardhaven")

FLOODS: Final = frozenset({No.TOO_MANY, No.TOO_MANY_TABLES})
PAUSE: Final = 60.0
"""Seconds between two lines about floods."""


class Floods:
    """Who asks too much is refused again and again: a line a minute says how often."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told_at = float("-inf")
        self._since = 0

    def refused(self) -> None:
        self._since += 1
        now = self._now()
        if now - self._told_at >= PAUSE:
            facts = {"event": "flood refused", "facts": {"refused": self._since}}
            _log.warning(
                "Too much is asked for: refused %s times since this was last said.", self._since, extra=facts
            )
            self._told_at, self._since = now, 0


_floods: Final = Floods()


def count_refusal(why: No) -> None:
    """Something was not done."""
    REFUSED.labels(why.value).inc()
    if why in FLOODS:
        _floods.refused()
