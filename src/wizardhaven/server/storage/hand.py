"""A thread that does one thing after another, for those who must not wait for the disk."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

Found = TypeVar("Found")


class Hand:
    """Python's pools of threads do the same for several times the price: a lock and two futures each time."""

    def __init__(self, name: str) -> None:
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[], Found]) -> Found:
        """Have something done, and wait for what comes of it."""
        loop = asyncio.get_running_loop()
        done: Future[Found] = loop.create_future()
        self._orders.put(lambda: _do(work, loop, done))
        return await done

    def rest(self) -> None:
        """What was asked for is still done, and nothing after it."""
        self._orders.put(None)

    def _work(self) -> None:
        while (order := self._orders.get()) is not None:
            order()
            del order  # whatever it holds is not held while there is nothing to do


def _do(work: Callable[[], Found], loop: AbstractEventLoop, done: Future[Found]) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(_tell, done, *_outcome(work))


def _outcome(work: Callable[[], Found]) -> tuple[Found, None] | tuple[None, BaseException]:
    try:
        return work(), None
    except BaseException as error:  # noqa: BLE001  whatever it is, who waits must hear of it
        return None, error


def _tell(done: Future[Found], found: Found, error: BaseException | None) -> None:
    """Who was called away meanwhile does not hear of it."""
    if done.cancelled():
        return
    if error is None:
        done.set_result(found)
    else:
        done.set_exception(error)
