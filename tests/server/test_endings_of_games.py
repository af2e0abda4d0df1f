"""How a game at a table ends before its time: somebody gives up, or a clock runs out; and the next one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hands_of_time import TurnedClock
from tests.server.house import Guest, ask_everything, at, for_two, house, in_combat, some, wait_until
from wizardhaven.server.played import Played


def test_who_gives_up_has_lost_and_nothing_more_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with (
                here.guest(keys.ana) as ana,
                here.guest(keys.bo, "de") as bo,
                here.guest(keys.watch) as cy,
            ):
                await ask_everything(ana, bo)
                for guest in (ana, bo, cy):
                    await guest.hear_a("state")
                asked = ana.number

                await ana.say(type="concede")

                for guest in (ana, bo, cy):
                    await guest.up_to(asked + 1)
                    assert (at(guest.state, "over", "winner"), at(guest.state, "over", "by")) == (
                        1,
                        "concession",
                    )
                    assert (guest.state["asked"], guest.question, guest.state["undo"]) == (None, None, False)
                assert ended(ana) == "You have conceded."
                assert ended(bo).startswith("Dein Gegner")
                assert ended(cy) == "Player 1 has conceded."
                for message in (
                    {"type": "choose", "question": str(ana.number), "option": "0"},
                    {"type": "undo"},
                    {"type": "concede"},
                ):
                    await ana.say(**message)
                    assert await ana.refusal() == "The game is over."
            async with here.guest(keys.bo) as again:
                await again.hear_a("state")
                assert ended(again) == "Your opponent has conceded: you have won."

    asyncio.run(story())


def ended(guest: Guest) -> str:
    return str(at(guest.state, "over", "text", "text"))


def test_a_clock_that_runs_out_ends_the_game_and_survives_a_restart(tmp_path: Path) -> None:
    """Ana has thought for all but a moment of her minute when the server is opened again."""

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(clock=60), in_combat)
            table = keys.ana.partition(".")[0]
            stored = await here.hub.storage.load(table)
            assert stored is not None
            await here.hub.storage.append(table, len(stored.entries), "think 0 58500")
        clock = TurnedClock()
        async with (
            house(tmp_path, clock=clock) as here,
            here.guest(keys.ana) as ana,
            here.guest(keys.bo) as bo,
        ):
            await ask_everything(ana, bo)
            await ana.until_asked()
            assert some(ana.state, "clocks") == [1, 59]
            desk = await here.hub.desk(table)
            await wait_until(lambda: desk.manners[0].said.passing == "always")
            clock.turn(1.5)
            for guest in (ana, bo):
                while not guest.is_over:
                    await guest.hear_a("state")
            assert at(bo.state, "over", "by") == "clock"
            assert at(bo.state, "over", "winner") == 1
            assert ended(ana) == "Your time has run out: your opponent has won."
        async with house(tmp_path) as here, here.guest(keys.ana) as ana:
            await ana.hear_a("state")
            assert at(ana.state, "over", "by") == "clock"

    asyncio.run(story())


def test_no_message_gives_anybody_his_time_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=600), in_combat)
            async with here.guest(keys.ana) as ana:
                await ana.until_asked()
                desk = await here.hub.desk(keys.ana.partition(".")[0])
                clock.turn(100)
                await ask_everything(ana)
                await ana.say(type="speak", language="de")
                await ana.say(type="prefer", passing="nothing", until=None, rolls="none")
                await ana.say(type="prefer", passing="always", until=None, rolls="all")
                await ana.say(type="sit", key=keys.ana, language="de")
                await ana.refusal()
                assert desk.clocks.left(0) < 501

    asyncio.run(story())


def test_thinking_before_a_throw_or_before_undoing_counts() -> None:
    played = Played(for_two(clock=600))
    lines = played.think(1, 5000)

    assert lines == ["think 1 5000"]
    assert Played(played.setup, played.lines).used == [0, 5000]
    assert Played(for_two()).think(1, 5000) == []


def test_another_game_against_the_machine_is_laid_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            key = await here.lay()
            async with here.guest(key) as ana, here.guest(key) as tab:
                await ana.until_asked()
                await ana.say(type="rematch")
                assert await ana.refusal() == "The game is not over yet."
                await ana.say(type="concede")
                await ana.hear_a("state")

                await ana.say(type="rematch")
                await tab.say(type="rematch")

                fresh = {str((await guest.hear_a("rematch"))["key"]) for guest in (ana, tab, ana, tab)}
                assert len(fresh) == 1, "it is laid only once"
                assert key not in fresh
            async with here.guest(fresh.pop()) as ana:
                await ana.until_asked()
                assert not ana.is_over
                assert [at(person, "kind") for person in some(ana.seated, "people")] == ["person", "bot"]

    asyncio.run(story())


def test_two_people_play_again_when_both_want_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo, here.guest(keys.watch) as cy:
                await bo.say(type="concede")
                while not ana.is_over:
                    await ana.hear_a("state")

                await ana.say(type="rematch")

                while not bo.seated or bo.seated["rematch"] != [0]:
                    await bo.hear()
                assert not ana.others
                await bo.say(type="rematch")
                fresh = [str((await guest.hear_a("rematch"))["key"]) for guest in (ana, bo, cy)]
                assert len({key.partition(".")[0] for key in fresh}) == 1
            for key, seat in zip(fresh, (0, 1, None), strict=True):
                async with here.guest(key) as guest:
                    await guest.hear_a("state")
                    assert guest.seated["seat"] == seat
                    assert not guest.is_over
            desks = [await here.hub.desk(key.partition(".")[0]) for key in (keys.ana, fresh[0])]
            assert desks[0].setup.seed != desks[1].setup.seed

    asyncio.run(story())
