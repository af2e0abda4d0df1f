"""Undo by consent: one asks, the other says yes or no, and nothing hidden is taken back otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.house import Guest, House, Json, ask_everything, at, for_two, house
from wizardhaven.engine.state.action import PASS
from wizardhaven.server.played import Played
from wizardhaven.vocabulary.terms import Phase


def ends_organizing(played: Played) -> bool:
    """Ana may pass, after which Bo is asked: that cannot be undone without him."""
    table = played.game.table
    if table.turn == 0 or table.phase is not Phase.ORGANIZATION or played.asked != 0 or played.rolling:
        return False
    return table.active == 0 and any([option.same(PASS) for option in played.game.options()])


@asynccontextmanager
async def after_a_pass(here: House) -> AsyncIterator[tuple[Guest, Guest, Json]]:
    """Ana has passed; what she saw before that."""
    keys = await here.begun(for_two(), ends_organizing)
    async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
        await ask_everything(ana, bo)
        await ana.until_asked()
        before = ana.state
        (passing,) = [option for option in ana.options if option["verb"] == "pass"]
        await ana.choose(passing)
        await bo.up_to(ana.number)
        yield ana, bo, before


async def until_wished(guest: Guest, wished: Json | None) -> None:
    while guest.seated.get("asked_back") != wished:
        await guest.hear_a("seated")


def test_what_cannot_be_undone_is_taken_back_if_the_other_says_yes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, after_a_pass(here) as (ana, bo, before):
            assert ana.state["undo"] is False
            await ana.say(type="ask-back")
            for guest in (ana, bo):
                await until_wished(guest, {"seat": 0, "number": ana.number})

            await bo.say(type="consent", yes=True)
            await ana.up_to(ana.number + 1)
            await bo.up_to(ana.number)

            assert ana.state["view"] == before["view"]
            assert at(ana.state, "question", "options") == at(before, "question", "options")
            assert bo.question is None
            assert ana.state["undo"] is False, "nothing earlier is taken back without him"
            await until_wished(ana, None)

    asyncio.run(story())


def test_who_says_no_lets_everything_be_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, after_a_pass(here) as (ana, bo, _):
            now = ana.state
            await ana.say(type="ask-back")
            await until_wished(bo, {"seat": 0, "number": ana.number})
            await bo.say(type="consent", yes=False)
            await until_wished(ana, {"seat": 0, "number": ana.number})
            await until_wished(ana, None)
            assert ana.state == now

    asyncio.run(story())


def test_nobody_consents_to_his_own_wish_nor_to_none_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, after_a_pass(here) as (ana, bo, _):
            await bo.say(type="consent", yes=True)
            assert await bo.refusal() == "Nobody asks for that any more: the table has moved on."
            await ana.say(type="ask-back")
            await ana.say(type="consent", yes=True)
            assert await ana.refusal() == "Nobody asks for that any more: the table has moved on."

    asyncio.run(story())


def test_a_wish_ends_with_whatever_happens_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, after_a_pass(here) as (ana, bo, _):
            await ana.say(type="ask-back")
            await until_wished(bo, {"seat": 0, "number": ana.number})
            await bo.until_asked()
            await bo.choose(bo.options[0])
            await bo.say(type="consent", yes=True)
            assert await bo.refusal() == "Nobody asks for that any more: the table has moved on."

    asyncio.run(story())


def test_a_bot_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, here.guest(await here.lay(opponent="gentle")) as ana:
            await ana.until_asked()
            await ana.say(type="ask-back")
            assert await ana.refusal() == "A bot lets nobody take back what it has answered already."

    asyncio.run(story())


def test_a_server_that_comes_back_finds_what_was_taken_back_by_consent(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, after_a_pass(here) as (ana, bo, before):
            await ana.say(type="ask-back")
            await until_wished(bo, {"seat": 0, "number": ana.number})
            await bo.say(type="consent", yes=True)
            await ana.up_to(ana.number + 1)
            (desk,) = here.hub.desks
            assert desk.played is not None
            again = Played(desk.played.setup, desk.played.lines)
            assert again.history == desk.played.history
            assert ana.state["view"] == before["view"]

    asyncio.run(story())
