"""Time: a clock to look at and to wait by, which a test turns by hand, and a watch for who thinks."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol


class Clock(Protocol):
    """Seconds that go by."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...

    async def wait(self, news: asyncio.Event, seconds: float) -> bool:
        """Wait for news, but no longer than so many seconds; whether there are any."""
        ...


class WallClock:
    """The time of this machine."""

    def now(self) -> float:
        return time.monotonic()

    async def wait(self, news: asyncio.Event, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                return await news.wait()
        except TimeoutError:
            return False


WALL: Final = WallClock()


class Watch:
    """How long whoever is asked has thought; it runs as long as one of the players is at the table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._thought = 0.0
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        running = 0.0 if self._since is None else self._clock.now() - self._since
        return self._thought + running

    @property
    def milliseconds(self) -> int:
        return int(self.seconds * 1000)

    def begin(self) -> None:
        """Somebody else is asked, or something else."""
        self._thought = 0.0
        if self._since is not None:
            self._since = self._clock.now()

    def run(self) -> None:
        """A player is there."""
        if self._since is None:
            self._since = self._clock.now()

    def stand(self) -> None:
        """The last player has gone."""
        self._thought = self.seconds
        self._since = None
