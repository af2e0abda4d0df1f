"""How much and how often one may ask for something, and how many may be there at once."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Final

from wizardhaven.server.client import Proxies, household
from wizardhaven.server.words import Declined, No

LONGEST_MESSAGE: Final = 8192
"""Bytes of a message over a connection; a larger one is refused, a far larger one ends the connection."""

LARGEST_FRAME: Final = 1 << 16

LONGEST_REQUEST: Final = 100_000
"""Bytes of a request: a deck file and a little more."""

LONGEST_JOURNAL: Final = 50_000
"""Lines of a game; the longest that people play are a tenth of it."""
MOST_TAKEN_BACK: Final = 2000
"""Lines of it that lead nowhere, since they were taken back."""
WAYS_BACK: Final = 50
"""So many choices in a row can be taken back: for each of them a whole game is kept."""

MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
REFUSALS_IN_ALL: Final = 200
"""Whoever is refused that often is not a person at a table."""

TABLES_A_SECOND: Final = 0.5
TABLES_AT_ONCE: Final = 20.0
MOST_GUESTS: Final = 10_000
MOST_CONNECTIONS: Final = 900
"""Each is an open file, of which most systems allow 1024."""
CONNECTIONS_FOR_A_TABLE: Final = 10.0
"""So many connections an address may have open for every table that it may lay at once."""
PAUSE: Final = 10
"""Seconds after which it may be worth trying again where nobody can know."""
FOR_ALL: Final = 20.0
"""All together may ask for as much as so many addresses."""


class Door(Enum):
    """What one can ask for, and how one is refused who asks too often."""

    REQUEST = No.TOO_MANY_REQUESTS
    CONNECTION = No.TOO_MANY_CONNECTIONS
    TABLE = No.TOO_MANY_TABLES
    SEAT = No.TOO_MANY_SEATS
    DECK = No.TOO_MANY_DECKS


class Allowance:
    """So many at once, and so many more with every second."""

    def __init__(self, a_second: float, at_once: float, now: Callable[[], float] = time.monotonic) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._now = now
        self._since = now()

    def take(self) -> bool:
        """Whether one more is allowed; it counts."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until one more is allowed."""
        return max(1, math.ceil((1 - self._left) / self._a_second))


class Crowd:
    """How many are there at once, of each household and in all; behind a proxy there are many households."""

    def __init__(self, most: float, most_of_one: float, proxies: Proxies) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from there; he counts until he leaves, room or not."""
        who = household(address)
        self._inside[who] += 1
        self._all += 1
        few = self._inside[who] <= self._most_of_one or address in self._proxies
        return few and self._all <= self._most

    def leave(self, address: str) -> None:
        who = household(address)
        self._all -= 1
        self._inside[who] -= 1
        if self._inside[who] == 0:
            del self._inside[who]


class Guests:
    """What every household may ask for, and all of them together; who came long ago is forgotten.

    How many tables it may lay at once is the measure of everything else.
    """

    def __init__(
        self,
        a_second: float = TABLES_A_SECOND,
        at_once: float = TABLES_AT_ONCE,
        most: float = MOST_CONNECTIONS,
        proxies: Proxies | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._rates = {
            Door.REQUEST: (5 * at_once, 50 * at_once),
            Door.CONNECTION: (at_once / 4, CONNECTIONS_FOR_A_TABLE * at_once),
            Door.TABLE: (a_second, at_once),
            Door.SEAT: (a_second, at_once),
            Door.DECK: (at_once / 2, 10 * at_once),
        }
        self._together = {
            door: Allowance(FOR_ALL * often, FOR_ALL * many, now)
            for door, (often, many) in self._rates.items()
        }
        self._allowances: OrderedDict[tuple[Door, str], Allowance] = OrderedDict()
        self.proxies = proxies if proxies is not None else Proxies()
        self.lines = Crowd(most, CONNECTIONS_FOR_A_TABLE * at_once, self.proxies)
        """The connections as they come, a proxy's own among them."""
        self.sockets = Crowd(most, CONNECTIONS_FOR_A_TABLE * at_once, Proxies())
        """The open tables, by who looks at them."""

    def admit(self, door: Door, address: str) -> None:
        """One more; whoever asks too often is told how long to wait, and whether it is his fault."""
        own, together = self._of(door, household(address)), self._together[door]
        if not own.take():
            raise Declined(door.value, 429, own.wait)
        if not together.take():
            raise Declined(No.CROWDED, 503, together.wait)

    @contextmanager
    def watching(self, address: str) -> Iterator[None]:
        """Somebody has a table open for as long as this lasts; there are not too many of them."""
        try:
            if not self.sockets.enter(address):
                raise Declined(No.TOO_MANY_CONNECTIONS, 429, PAUSE)
            yield
        finally:
            self.sockets.leave(address)

    def _of(self, door: Door, who: str) -> Allowance:
        allowance = self._allowances.setdefault((door, who), Allowance(*self._rates[door], self._now))
        self._allowances.move_to_end((door, who))
        if len(self._allowances) > MOST_GUESTS:
            self._allowances.popitem(last=False)
        return allowance
