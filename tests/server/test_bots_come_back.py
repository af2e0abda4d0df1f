"""The bots' process is killed: another one takes its place, on the loop on which the server runs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from pathlib import Path

import pytest
import uvloop

from tests.server.house import Guest, House, house, wait_until
from tests.server.test_thinking import Table, process_of
from wizardhaven.server import acting, thinking
from wizardhaven.server.thinking import Thinkers


def told(story: Coroutine[object, object, None]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story)


async def kill(thinkers: Thinkers) -> int:
    """Kill the process and wait until that is known; which one it was."""
    process = process_of(thinkers)
    os.kill(process.pid, signal.SIGKILL)
    await wait_until(lambda: process.returncode is not None)
    return process.pid


def test_a_process_that_died_between_two_thoughts_is_replaced() -> None:
    async def story() -> None:
        async with Thinkers() as thinkers:
            table = Table()
            await table.until_the_bot_is_asked(thinkers, thoughts=2)
            before = await table.think(thinkers)

            killed = await kill(thinkers)

            assert await table.think(thinkers) == before
            assert process_of(thinkers).pid != killed

    told(story())


def test_a_process_that_dies_in_mid_thought_is_asked_again() -> None:
    async def story() -> None:
        async with Thinkers() as thinkers:
            table = Table()
            await table.until_the_bot_is_asked(thinkers, thoughts=2)
            before = await table.think(thinkers)
            asked = thinkers._thinkers[0]._number
            os.kill(process_of(thinkers).pid, signal.SIGSTOP)

            thinking_on = asyncio.create_task(table.think(thinkers))
            await wait_until(lambda: thinkers._thinkers[0]._number > asked)
            await kill(thinkers)

            assert await thinking_on == before

    told(story())


def test_every_table_of_the_server_goes_on_after_its_bots_were_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = [await here.lay() for _ in range(2)]
            async with here.guest(keys[0]) as ana, here.guest(keys[1]) as bo:
                for guest, key in ((ana, keys[0]), (bo, keys[1])):
                    await until_the_bot_has_chosen(here, guest, key)

                await kill(here.hub._thinkers)

                for guest, key in ((ana, keys[0]), (bo, keys[1])):
                    await until_the_bot_has_chosen(here, guest, key)
                    assert not guest.others

    told(story())


async def until_the_bot_has_chosen(here: House, guest: Guest, key: str) -> None:
    """Choose until the bot has thought once more."""
    desk = await here.hub.desk(key.partition(".")[0])
    thoughts = len(desk.thoughts)
    while len(desk.thoughts) == thoughts:
        await guest.until_asked()
        await guest.choose(guest.options[0])


def test_a_bot_that_cannot_think_at_all_says_so_and_is_asked_again_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            key = await here.lay()
            async with here.guest(key) as ana:
                await ana.until_asked()
                await ana.choose(ana.options[0])
                said = [await ana.refusal() for _ in range(acting.TRIES)]
                assert said[:-1] == ["The bot has lost its thread; it will try again."] * (acting.TRIES - 1)
                assert (
                    said[-1] == "The bot cannot think now. The game is kept; reload the page to ask it again."
                )
                await wait_until(lambda: at_rest(here))

            monkeypatch.undo()
            async with here.guest(key) as again:
                await until_the_bot_has_chosen(here, again, key)

    monkeypatch.setattr(thinking, "COMMAND", ("-c", "pass"))
    monkeypatch.setattr(acting, "PATIENCE", 0.0)
    told(story())


def at_rest(here: House) -> bool:
    return all(desk.is_at_rest for desk in here.hub._desks.values())
