"""Time and chance in a test's own hands: a clock that is turned, and dice without surprises."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from typing import TypeVar

from tests.server.house import wait_until
from tests.server.patience import LIMIT

T = TypeVar("T")


class TurnedClock:
    """A clock that stands until somebody turns it."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.waiting: dict[asyncio.Future[None], float] = {}
        """Who waits for it, and until when."""

    def now(self) -> float:
        return self.time

    async def wait(self, news: asyncio.Event, seconds: float) -> bool:
        if news.is_set() or seconds <= 0:
            return news.is_set()
        due: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        listening: asyncio.Future[None] = asyncio.create_task(_heard(news))
        self.waiting[due] = self.time + seconds
        try:
            await asyncio.wait({due, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.waiting.pop(due, None)
            listening.cancel()
        return news.is_set()

    def turn(self, seconds: float) -> None:
        """Let so much time go by at once."""
        self.time += seconds
        for due in [due for due, until in self.waiting.items() if until <= self.time + 1e-9]:
            del self.waiting[due]
            due.set_result(None)

    async def waited(self, seconds: float | None = None) -> None:
        """Let everybody do what there is to do now, until somebody waits, perhaps for just so long."""
        await wait_until(lambda: self._is_waited_for(seconds))

    def _is_waited_for(self, seconds: float | None) -> bool:
        left = [until - self.time for until in self.waiting.values()]
        return bool(left) if seconds is None else any([abs(one - seconds) < 1e-6 for one in left])


class TurnedLoop(asyncio.SelectorEventLoop):
    """A loop whose time goes by as always, and on which a story may leap ahead."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead = 0.0

    def time(self) -> float:
        return super().time() + self._ahead

    def leap(self, seconds: float) -> None:
        self._ahead += seconds


def told_in_leaps(story: Coroutine[object, object, None]) -> None:
    """Tell a story in which nobody waits for a time limit."""
    with asyncio.Runner(loop_factory=TurnedLoop) as runner:
        runner.run(story)


def leap() -> None:
    """Whoever waits at this moment has waited too long."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, TurnedLoop)
    loop.leap(LIMIT + 1)


async def _heard(news: asyncio.Event) -> None:
    await news.wait()


class Middle(random.Random):
    """Chance that always takes the middle."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[len(seq) // 2]
