"""Games that have ended are kept for ever, or for as long as who runs the server wants."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.house import House, Keys, for_two, house, wait_until
from wizardhaven.server import removing
from wizardhaven.server.removing import Removing

TODAY = datetime.now(UTC)


@pytest.fixture(autouse=True)
def _without_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(removing, "BREATH", 0.0)


async def over(here: House) -> Keys:
    """A table at which Ana has conceded today."""
    keys = await here.begun(for_two())
    async with here.guest(keys.ana) as ana:
        await ana.until_asked()
        await ana.say(type="concede")
        while not ana.is_over:
            await ana.hear()
    return keys


async def is_there(here: House, keys: Keys) -> bool:
    return await here.hub.storage.load(keys.ana.partition(".")[0]) is not None


def after(days: float, here: House) -> Removing:
    """A server that keeps games for 30 days, so many days from today."""
    return Removing(here.hub, 30, lambda: TODAY + timedelta(days=days))


def test_a_finished_game_is_removed_when_its_days_are_over_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys, unfinished = await over(here), await here.begun(for_two(8))

            assert await after(29, here).remove_all() == 0
            assert await is_there(here, keys)

            assert await after(31, here).remove_all() == 1
            assert not await is_there(here, keys)
            assert await is_there(here, unfinished)
            async with here.guest(keys.ana) as ana:
                assert (
                    await ana.refusal()
                    == "This link opens no seat here; if it once did, its key was renewed since."
                )

    asyncio.run(story())


def test_whoever_looks_at_a_finished_game_is_not_disturbed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await over(here)
            async with here.guest(keys.watch) as watching:
                await watching.hear_a("state")
                assert await after(31, here).remove_all() == 0
            await wait_until(lambda: not here.hub.desks[0].onlookers)
            assert await after(31, here).remove_all() == 1

    asyncio.run(story())


def test_looking_at_a_game_again_does_not_make_it_younger(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await over(here)
            table = keys.ana.partition(".")[0]
            await here.hub.storage.finish(table, TODAY + timedelta(days=20))
            assert await after(31, here).remove_all() == 1

    asyncio.run(story())


def test_many_are_removed_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(removing, "AT_ONCE", 2)

    async def story() -> None:
        async with house(tmp_path) as here:
            storage = here.hub.storage
            for table in range(5):
                await storage.create(str(table), "")
                await storage.append(str(table), 0, "draw")
                await storage.finish(str(table), TODAY)
            assert await here.hub.remove_finished(TODAY + timedelta(days=1), 2) == 2
            assert await after(31, here).remove_all() == 3

    asyncio.run(story())
