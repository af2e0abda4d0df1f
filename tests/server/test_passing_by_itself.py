"""The server passes for who wants it to, and nobody can tell from it what somebody holds."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.house import (
    PATIENCE,
    House,
    Keys,
    ask_everything,
    for_two,
    house,
    journal_until,
    wait_until,
)
from wizardhaven.engine.state.action import PASS
from wizardhaven.server import passing
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played


def bo_can_only_pass(played: Played) -> bool:
    """There is one thing that Bo can do, and he is asked all the same."""
    return played.asked == 1 and not played.rolling and len(played.game.options()) == 1


def leaves_only_a_pass(played: Played) -> int | None:
    """Which of Ana's options leads to a choice at which Bo can only pass."""
    options = played.game.options()
    if played.asked == 0 and not played.rolling and len(options) > 1:
        for number, option in enumerate(options):
            game = played.game.clone()
            game.apply(option)
            if game.pending is not None and game.pending.seat == 1 and len(game.options()) == 1:
                return number
    return None


def bo_can_pass(played: Played) -> bool:
    """Bo may pass or do something else, and nobody attacks his companies."""
    options = played.game.options()
    table = played.game.table
    return (
        table.turn > 0
        and table.attack is None
        and played.asked == 1
        and not played.rolling
        and len(options) > 1
        and any(option.same(PASS) for option in options)
    )


def test_between_two_people_an_automatic_pass_takes_a_while_and_happens(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), bo_can_only_pass)
            number, began = (await played_at(here, keys)).number, time.monotonic()
            async with here.guest(keys.ana) as ana:
                await ana.up_to(number + 1)
                assert time.monotonic() - began > passing.LEAST / 2

    asyncio.run(story())


def test_who_wants_to_be_asked_always_is_asked_even_if_he_can_only_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause(monkeypatch, 0.0)

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), lambda played: leaves_only_a_pass(played) is not None)
            desk = await here.hub.desk(keys.bo.partition(".")[0])
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                await wait_until(lambda: desk.manners[1].passing == "always")

                await ana.choose(ana.options[leaves_only_a_pass(await played_at(here, keys)) or 0])
                await bo.up_to(ana.number)

                await wait_until(lambda: desk.is_at_rest)
                assert (await played_at(here, keys)).number == bo.number
                assert len(bo.options) == 1
                await bo.choose(bo.options[0])

    asyncio.run(story())


def test_until_the_end_of_the_phase_everything_is_passed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause(monkeypatch, 10 * PATIENCE)

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), bo_can_pass)
            async with here.guest(keys.bo) as bo:
                await bo.until_asked()
                assert len(bo.options) > 1
                number = bo.number
                await bo.say(type="prefer", passing="always", until="end-of-phase", rolls=True)
                await bo.up_to(number + 1)
                assert bo.seated["until"] in ("end-of-phase", None)

    asyncio.run(story())


def test_an_attack_on_ones_own_company_ends_passing_on() -> None:
    played = replayed(lambda played: attacked(played) == played.asked and not played.rolling)
    seat = played.asked
    assert seat is not None
    manner = Manner()
    manner.prefer(played.game, "always", "end-of-turn", rolls=True)

    assert manner.unasked(played.game, seat) is None
    assert manner.until is None


def test_whoever_passes_on_is_told_when_that_has_ended(tmp_path: Path) -> None:
    def is_attacked(played: Played) -> bool:
        return attacked(played) == played.asked == 1 and not played.rolling

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), is_attacked)
            async with here.guest(keys.bo) as bo:
                await bo.until_asked()
                await bo.say(type="prefer", passing="always", until="end-of-turn", rolls=True)
                while (await bo.hear_a("seated"))["until"] != "end-of-turn":
                    pass
                assert (await bo.hear_a("seated"))["until"] is None

    asyncio.run(story())


def test_passing_on_ends_with_the_phase_and_with_the_turn() -> None:
    earlier, later = replayed(bo_can_pass), replayed(lambda played: played.game.table.turn == 3)
    for until in ("end-of-phase", "end-of-turn"):
        manner = Manner()
        manner.prefer(earlier.game, "always", until, rolls=True)
        action = manner.unasked(earlier.game, 1)
        assert action is not None
        assert action.same(PASS)
        manner.unasked(later.game, 1)
        assert manner.until is None


def test_a_pause_is_one_of_those_the_person_has_made() -> None:
    manner = Manner()
    assert passing.LEAST <= manner.pause() <= passing.MOST
    for seconds in (1.0, 2.0, 3.0, 100.0):
        manner.answered(seconds)
    assert {manner.pause() for _ in range(200)} == {1.0, 2.0, 3.0, passing.MOST}


def pause(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So long a seat seems to think that passes by itself."""
    monkeypatch.setattr(passing, "LEAST", seconds)
    monkeypatch.setattr(passing, "MOST", 3 * seconds)


async def played_at(here: House, keys: Keys) -> Played:
    """The game at a table, as it is in the server."""
    played = (await here.hub.desk(keys.ana.partition(".")[0])).played
    assert played is not None
    return played


def attacked(played: Played) -> int | None:
    """Whose company is attacked."""
    table = played.game.table
    company = None if table.attack is None else table.companies.get(table.attack.company)
    return None if company is None else company.seat


def replayed(until: object) -> Played:
    assert callable(until)
    return Played(for_two(), [line for lines in journal_until(for_two(), until) for line in lines])
