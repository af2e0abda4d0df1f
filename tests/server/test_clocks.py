"""Clocks run alike for who thinks and for who is passed for; they stand while both players are away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import Guest, House, Keys, ask_everything, at, for_two, house, in_combat, wait_until
from tests.server.test_passing_by_itself import bo_can_only_pass
from wizardhaven.server import hub as hubs
from wizardhaven.server import played
from wizardhaven.server.desk import Desk
from wizardhaven.server.played import Played
from wizardhaven.server.words import Declined, No

MINUTES = 600


def to_roll(played: Played) -> bool:
    """Ana is to throw the dice."""
    return played.rolling and played.asked == 0


async def desk_of(here: House, keys: Keys) -> Desk:
    return await here.hub.desk(keys.ana.partition(".")[0])


async def passed_by_bo(folder: Path, *, himself: bool) -> list[str]:
    """What Ana is sent while Bo, who can only pass, does so: himself, or by the server."""
    clock = TurnedClock()
    async with house(folder, clock=clock, chance=Middle()) as here:
        keys = await here.begun(for_two(clock=MINUTES), bo_can_only_pass)
        async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
            await ana.hear_a("state")
            await bo.until_asked()
            number = bo.number
            if himself:
                await bo.say(type="prefer", passing="always", until=None, rolls="all")
                while bo.seated["passing"] != "always":
                    await bo.hear()
            else:
                await clock.waited(1.0)
            for _ in range(4):
                clock.turn(0.25)
            if himself:
                await bo.choose(bo.options[0])
            await ana.up_to(number + 1)
            return [text for text in ana.received if '"type":"state"' in text]


def test_from_a_pass_and_its_clock_nobody_can_tell_who_made_it(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "one").mkdir()
        (tmp_path / "other").mkdir()

        by_himself = await passed_by_bo(tmp_path / "one", himself=True)
        by_the_server = await passed_by_bo(tmp_path / "other", himself=False)

        assert by_the_server[-1] == by_himself[-1]
        assert f'"clocks":[{MINUTES - 1},{MINUTES - 2}]' in by_the_server[-1]

    asyncio.run(story())


def test_nobodys_time_runs_out_while_the_server_pauses_for_him(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(clock=60), bo_can_only_pass)
            desk = await desk_of(here, keys)
            assert desk.played is not None
            desk.played.used[1] = 59_000
            async with here.guest(keys.ana) as ana, here.guest(keys.bo):
                await ana.hear_a("state")
                await clock.waited(0.5)
                clock.turn(0.5)
                await ana.up_to(ana.number + 1)
                assert not ana.is_over
                assert desk.played.used[1] == 59_500

    asyncio.run(story())


def test_an_answer_after_the_time_is_over_does_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=60), in_combat)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                await clock.waited()
                desk = await desk_of(here, keys)

                clock.turn(61)
                with pytest.raises(Declined) as declined:
                    await desk.choose(0, str(ana.number), "0")

                assert declined.value.why is No.OVER
                while not ana.is_over:
                    await ana.hear_a("state")
                assert at(ana.state, "over", "by") == "clock"
                assert at(ana.state, "clocks", 0) == 0

    asyncio.run(story())


def test_a_clock_stands_while_both_are_away_and_keeps_what_was_thought(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=MINUTES), in_combat)
            desk = await desk_of(here, keys)
            async with here.guest(keys.watch) as cy:
                await cy.hear_a("state")
                async with here.guest(keys.bo) as bo:
                    await bo.say(type="prefer", passing="always", until=None, rolls="all")
                    async with here.guest(keys.ana) as ana:
                        await settled(ana)
                        clock.turn(100)
                    await clock.waited()
                    clock.turn(50)
                await wait_until(lambda: desk.is_at_rest)
                clock.turn(100_000)
                assert desk.clocks.left(0) == pytest.approx(MINUTES - 150, abs=1)
                assert not clock.waiting

                async with here.guest(keys.ana) as ana:
                    await settled(ana)
                    clock.turn(30)
                    assert desk.clocks.left(0) == pytest.approx(MINUTES - 180, abs=1)

    asyncio.run(story())


async def settled(guest: Guest) -> None:
    """The guest is asked, and nothing is passed for him."""
    await ask_everything(guest)
    await guest.until_asked()


def test_who_comes_and_goes_writes_nothing_into_a_journal_that_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=MINUTES), in_combat)
            desk = await desk_of(here, keys)
            assert desk.played is not None
            number = desk.played.number
            monkeypatch.setattr(played, "LONGEST_JOURNAL", number)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await wait_until(lambda: desk.manners[0].said.passing == "always")
                clock.turn(5)
            await wait_until(lambda: not desk.onlookers and desk.is_at_rest)

            assert desk.played.number == number
            assert desk.clocks.left(0) == pytest.approx(MINUTES - desk.played.used[0] / 1000 - 5)

    asyncio.run(story())


def test_nobody_wins_time_by_a_server_that_is_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=MINUTES), in_combat)
            async with here.guest(keys.ana) as ana:
                await settled(ana)
                clock.turn(100)
        clock.turn(100_000)

        async with house(tmp_path, clock=clock) as here:
            desk = await desk_of(here, keys)
            assert desk.clocks.left(0) == pytest.approx(MINUTES - 100, abs=1)

    asyncio.run(story())


def test_a_table_with_a_clock_is_put_away_and_its_time_runs_out_when_it_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_IDLE", 1)

    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=60), in_combat)
            table = keys.ana.partition(".")[0]
            desk = await desk_of(here, keys)
            async with here.guest(keys.ana) as ana:
                await settled(ana)
                clock.turn(50)
            await wait_until(lambda: desk.is_at_rest)

            await here.hub.lay(for_two())
            await here.hub.lay(for_two())
            assert table not in here.hub._desks
            clock.turn(100_000)

            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await settled(ana)
                assert not ana.is_over
                clock.turn(11)
                for guest in (ana, bo):
                    while not guest.is_over:
                        await guest.hear_a("state")
                assert at(bo.state, "over", "by") == "clock"
                assert at(bo.state, "over", "winner") == 1

    asyncio.run(story())


def test_who_no_longer_throws_his_dice_has_thought_about_it_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(clock=MINUTES), to_roll)
            async with here.guest(keys.ana) as ana:
                await ana.until_asked()
                desk = await desk_of(here, keys)
                assert desk.played is not None
                number = ana.number
                clock.turn(100)
                await ana.say(type="prefer", passing="always", until=None, rolls="none")
                await ana.up_to(number + 1)
                assert desk.played.used[0] >= 100_000

    asyncio.run(story())


def test_whoever_waits_for_a_friend_does_not_lose_time_by_it(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            key = await here.lay(opponent="friend", against=None, clock=MINUTES)
            async with here.guest(key) as ana:
                invitation = (await ana.hear_a("seated"))["invite"]
                clock.turn(10 * MINUTES)

                assert (await here.take_seat(invitation)).status_code == 201

                await ana.until_asked()
                assert at(ana.state, "clocks", 0) == MINUTES

    asyncio.run(story())
