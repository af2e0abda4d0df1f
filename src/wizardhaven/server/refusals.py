"""How often the server says no; who runs it hears of floods, but not of every drop."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from wizardhaven.server.figures import REFUSED
from wizardhaven.server.words import No

_log: Final = logging.getLogger("wizardhaven")

FLOODS: Final = frozenset(
    {
        No.TOO_MANY,
        No.TOO_MANY_CONNECTIONS,
        No.TOO_MANY_DECKS,
        No.LAB_BUSY,
        No.TOO_MANY_REQUESTS,
        No.TOO_MANY_SEATS,
        No.TOO_MANY_TABLES,
        No.CROWDED,
        No.TOO_SLOW,
        No.WRONG_HOST,
        No.WRONG_ORIGIN,
    }
)
PAUSE: Final = 60.0
"""Seconds between two lines about the same."""


class Floods:
    """Who asks too much is refused again and again: a line a minute says how often, and to whom last."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told_at: dict[No, float] = {}
        self._since: Counter[No] = Counter()

    def refused(self, why: No, address: str) -> None:
        self._since[why] += 1
        now = self._now()
        if now - self._told_at.get(why, float("-inf")) >= PAUSE:
            times = self._since.pop(why)
            facts = {"why": why.value, "refused": times, "address": address}
            _log.warning(
                *("Refused (%s): %s times since this was last said, last to %s.", why.value, times),
                address or "somebody",
                extra={"event": "flood refused", "facts": facts},
            )
            self._told_at[why] = now


floods: Final = Floods()


def count_refusal(why: No, address: str = "") -> None:
    """Something was not done."""
    REFUSED.labels(why.value).inc()
    if why in FLOODS:
        floods.refused(why, address)
