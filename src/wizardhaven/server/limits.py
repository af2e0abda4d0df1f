"""How much and how often one may ask for something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

LONGEST_MESSAGE: Final = 4096
"""Bytes of a message over a connection; a larger one is refused, a far larger one ends the connection."""

LARGEST_FRAME: Final = 1 << 16

LONGEST_REQUEST: Final = 100_000
"""Bytes of a request: a deck file and a little more."""

MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
REFUSALS_IN_ALL: Final = 200
"""Whoever is refused that often is not a person at a table."""

TABLES_A_SECOND: Final = 0.5
TABLES_AT_ONCE: Final = 20.0
MOST_GUESTS: Final = 10_000


class Allowance:
    """So many at once, and so many more with every second."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed; it counts."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guests:
    """An allowance of tables for every address that asks for some; those who came long ago are forgotten."""

    def __init__(self, a_second: float = TABLES_A_SECOND, at_once: float = TABLES_AT_ONCE) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def may_lay(self, address: str) -> bool:
        allowance = self._allowances.setdefault(address, Allowance(self._a_second, self._at_once))
        self._allowances.move_to_end(address)
        if len(self._allowances) > MOST_GUESTS:
            self._allowances.popitem(last=False)
        return allowance.take()
