"""Passing on until something is over: at once, whatever is held, and not a moment longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import for_two, house
from tests.server.test_passing_by_itself import bo_can_pass, replayed
from wizardhaven.engine.state.action import PASS
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played


def test_until_the_end_of_the_phase_everything_is_passed_at_once(tmp_path: Path) -> None:
    """The clock stands all the while."""

    async def story() -> None:
        async with house(tmp_path, clock=TurnedClock()) as here:
            keys = await here.begun(for_two(), bo_can_pass)
            async with here.guest(keys.bo) as bo:
                await bo.until_asked()
                assert len(bo.options) > 1
                number = bo.number
                await bo.say(type="prefer", passing="always", until="end-of-phase", rolls="all")
                await bo.up_to(number + 1)
                assert bo.seated["until"] in ("end-of-phase", None)

    asyncio.run(story())


def test_who_passes_until_an_attack_is_over_is_asked_again_after_it() -> None:
    earlier = replayed(lambda played: attacked(played) == played.asked and can_pass(played))
    later = replayed(lambda played: played.number > earlier.number and attacked(played) is None)
    manner = Manner(Middle())
    manner.prefer(earlier, earlier.asked or 0, Prefer("always", "end-of-attack", "all"))

    passed = manner.unasked(earlier.game, earlier.asked or 0)
    assert passed is not None
    assert passed.at_once

    manner.look_up(later.game, earlier.asked or 0)
    assert manner.until is None


def test_who_passes_until_a_chain_is_over_is_asked_again_after_it() -> None:
    earlier = replayed(lambda played: bool(played.game.table.chain) and can_pass(played))
    later = replayed(lambda played: played.number > earlier.number and not played.game.table.chain)
    manner = Manner(Middle())
    manner.prefer(earlier, earlier.asked or 0, Prefer("always", "end-of-chain", "all"))

    passed = manner.unasked(earlier.game, earlier.asked or 0)
    assert passed is not None
    assert passed.at_once

    manner.look_up(later.game, earlier.asked or 0)
    assert manner.until is None


def can_pass(played: Played) -> bool:
    """Who is asked may pass or do something else."""
    options = played.game.options()
    return not played.rolling and len(options) > 1 and any(option.same(PASS) for option in options)


def test_an_attack_on_ones_own_company_ends_passing_on() -> None:
    played = replayed(lambda played: attacked(played) == played.asked and not played.rolling)
    seat = played.asked
    assert seat is not None
    manner = Manner(Middle())
    manner.prefer(played, seat, Prefer("always", "end-of-turn", "all"))

    manner.look_up(played.game, seat)
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
                await bo.say(type="prefer", passing="always", until="end-of-turn", rolls="all")
                while (await bo.hear_a("seated"))["until"] != "end-of-turn":
                    pass
                assert (await bo.hear_a("seated"))["until"] is None

    asyncio.run(story())


def test_passing_on_ends_with_the_phase_and_with_the_turn() -> None:
    earlier, later = replayed(bo_can_pass), replayed(lambda played: played.game.table.turn == 3)
    for until in ("end-of-phase", "end-of-turn"):
        manner = Manner(Middle())
        manner.prefer(earlier, 1, Prefer("always", until, "all"))
        action = manner.unasked(earlier.game, 1)
        assert action is not None
        assert action.action.same(PASS)
        assert action.at_once
        manner.look_up(later.game, 1)
        assert manner.until is None


def test_who_passes_on_takes_his_time_all_the_same_where_he_cannot_pass() -> None:
    """There is one thing to do, which is no pass: that there is nothing else depends on what he holds."""
    played = replayed(
        lambda played: (
            not played.rolling
            and played.asked is not None
            and len(played.game.options()) == 1
            and not played.game.options()[0].same(PASS)
        )
    )
    seat = played.asked
    assert seat is not None
    manner = Manner(Middle())
    manner.prefer(played, seat, Prefer("nothing", "end-of-turn", "all"))

    unasked = manner.unasked(played.game, seat)

    assert unasked is not None
    assert not unasked.at_once


def attacked(played: Played) -> int | None:
    """Whose company is attacked."""
    table = played.game.table
    company = None if table.attack is None else table.companies.get(table.attack.company)
    return None if company is None else company.seat
