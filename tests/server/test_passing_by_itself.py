"""The server passes for who wants it to, and nobody can tell from it what somebody holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import ask_everything, for_two, house, journal_until, wait_until
from wizardhaven.engine.state.action import PASS, Verb
from wizardhaven.engine.state.chain import ABILITY, CARD_USE
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.protocol.windows import WindowKind
from wizardhaven.server.pace import UNKNOWN
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played


def bo_can_only_pass(played: Played) -> bool:
    """There is one thing that Bo can do, and he is asked all the same."""
    return played.asked == 1 and not played.rolling and len(played.game.options()) == 1


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
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(), bo_can_only_pass)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo):
                await ana.hear_a("state")
                number = ana.number
                await clock.waited(sum(UNKNOWN) / 2)

                clock.turn(0.9)
                await clock.waited(0.1)
                clock.turn(0.1)

                await ana.up_to(number + 1)

    asyncio.run(story())


def test_who_wants_to_be_asked_always_is_asked_even_if_he_can_only_pass(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock) as here:
            keys = await here.begun(for_two(), bo_can_only_pass)
            async with here.guest(keys.bo) as bo:
                await bo.until_asked()
                await clock.waited()
                await bo.say(type="prefer", passing="always", until=None, rolls="all")
                while bo.seated["passing"] != "always":
                    await bo.hear()

                clock.turn(100)
                desk = await here.hub.desk(keys.bo.partition(".")[0])
                await wait_until(lambda: desk.is_at_rest)

                assert desk.played is not None
                assert desk.played.number == bo.number
                await bo.choose(bo.options[0])

    asyncio.run(story())


def test_for_who_is_away_nothing_is_passed_until_he_is_back(tmp_path: Path) -> None:
    """Everybody sees that Bo is away: a pass in his name would tell that he has nothing else to do."""

    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(), bo_can_only_pass)
            desk = await here.hub.desk(keys.bo.partition(".")[0])
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")
                await wait_until(lambda: desk.is_at_rest)
                clock.turn(100)
                assert not clock.waiting
                async with here.guest(keys.bo) as bo:
                    await bo.until_asked()
                    await clock.waited()
                await wait_until(lambda: desk.is_at_rest)
                clock.turn(100)
                assert not clock.waiting

                async with here.guest(keys.bo):
                    await clock.waited(1.0)
                    clock.turn(1.0)
                    await ana.up_to(ana.number + 1)

    asyncio.run(story())


def test_who_goes_and_comes_does_not_make_a_pass_any_longer(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(), bo_can_only_pass)
            async with here.guest(keys.bo) as bo:
                await bo.until_asked()
                await clock.waited()
                number = bo.number
                for _ in range(3):
                    clock.turn(0.2)
                    async with here.guest(keys.watch) as cy:
                        await cy.hear_a("state")
                await clock.waited(0.4)
                clock.turn(0.4)
                await bo.up_to(number + 1)

    asyncio.run(story())


def test_nobody_is_asked_about_his_own_card_unless_he_wants_to_answer_it() -> None:
    played = replayed(has_declared, seed=1)
    seat = played.asked
    assert seat is not None
    manner = Manner(Middle())

    unasked = manner.unasked(played.game, seat)
    assert unasked is not None
    assert unasked.action.same(PASS)
    assert unasked.at_once, "it would be passed whatever is held"

    manner.holds = True
    assert manner.unasked(played.game, seat) is None


def test_who_wants_to_be_asked_always_is_asked_about_his_own_cards_too() -> None:
    played = replayed(has_declared, seed=1)
    manner = Manner(Middle())
    manner.prefer(played, played.asked or 0, Prefer("always", None, "all"))

    assert manner.unasked(played.game, played.asked or 0) is None


def has_declared(played: Played) -> bool:
    """Somebody could answer his own declaration with more than a pass."""
    table = played.game.table
    choice = played.game.pending
    return (
        choice is not None
        and choice.asks is Question.RESPONSE
        and not {option.verb for option in played.game.options()} <= {Verb.PASS, Verb.PLACE_ON_GUARD}
        and table.chain[-1].seat == choice.seat
        and table.chain[-1].kind in (CARD_USE, ABILITY)
    )


def test_a_card_placed_on_guard_is_no_answer_but_takes_as_long_as_one() -> None:
    played = replayed(
        lambda played: (
            played.game.pending is not None
            and played.game.pending.asks is Question.RESPONSE
            and {option.verb for option in played.game.options()} == {Verb.PASS, Verb.PLACE_ON_GUARD}
            and played.game.table.chain[-1].seat != played.asked
        ),
        seed=2,
    )
    unasked = Manner(Middle()).unasked(played.game, played.asked or 0)

    assert unasked is not None
    assert unasked.action.same(PASS)
    assert not unasked.at_once


def test_neither_plans_nor_throws_are_taken_for_passes(tmp_path: Path) -> None:
    """Bo thinks for long about what he does, and passes quickly: so do the passes made for him."""

    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(), bo_can_pass)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await bo.up_to(ana.number if ana.state else 0)
                desk = await here.hub.desk(keys.bo.partition(".")[0])
                chance, passes = Random(3), 0
                while passes < 12:
                    played = desk.played
                    assert played is not None
                    assert played.asked is not None, "the game goes on"
                    guest = (ana, bo)[played.asked]
                    await guest.up_to(played.number)
                    number = chance.randrange(len(guest.options))
                    passing = guest.options[number]["verb"] == "pass"
                    passes += passing and guest is bo
                    clock.turn(0.5 if passing else 5.0)
                    await guest.choose(guest.options[number])

                pauses = {desk.manners[1].pace.pause(window) for window in WindowKind}
                assert pauses == {0.5}

    asyncio.run(story())


def replayed(until: object, seed: int = 7) -> Played:
    assert callable(until)
    setup = for_two(seed)
    return Played(setup, [line for lines in journal_until(setup, until) for line in lines])
