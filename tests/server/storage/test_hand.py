"""The thread that works on a file: one thing after another, and nothing of it is lost on the way back."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest

from wizardhaven.server.storage.hand import Hand


def test_things_are_done_in_one_thread_and_in_order() -> None:
    done: list[tuple[int, str]] = []

    def note(number: int) -> None:
        done.append((number, threading.current_thread().name))

    async def story() -> None:
        hand = Hand("storage")
        await asyncio.gather(*[hand.do(partial(note, number)) for number in range(20)])
        hand.rest()

    asyncio.run(story())
    assert done == [(number, "storage") for number in range(20)]


def test_what_goes_wrong_is_told_to_who_asked_and_to_nobody_else() -> None:
    async def story() -> None:
        hand = Hand("storage")
        broken, fine = await asyncio.gather(
            hand.do(lambda: 1 // 0), hand.do(lambda: "fine"), return_exceptions=True
        )
        hand.rest()
        assert isinstance(broken, ZeroDivisionError)
        assert fine == "fine"

    asyncio.run(story())


def test_who_was_called_away_does_not_keep_others_from_being_answered() -> None:
    may_go_on = threading.Event()

    async def story() -> None:
        hand = Hand("storage")
        away = asyncio.create_task(hand.do(may_go_on.wait))
        await asyncio.sleep(0)
        away.cancel()
        with pytest.raises(asyncio.CancelledError):
            await away
        may_go_on.set()
        assert await hand.do(lambda: "still here") == "still here"
        hand.rest()

    asyncio.run(story())


def test_what_was_asked_for_before_a_rest_is_still_done() -> None:
    async def story() -> None:
        hand = Hand("storage")
        last = asyncio.create_task(hand.do(lambda: "last"))
        await asyncio.sleep(0)
        hand.rest()
        assert await last == "last"

    asyncio.run(story())
