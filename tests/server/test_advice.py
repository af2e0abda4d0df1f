"""What the bot would do in one's place, and why it did what it did: never more than the asker sees."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from tests.server.house import Guest, at, for_two, house, in_combat, some
from wizardhaven.catalogue import catalogue
from wizardhaven.engine.state.ids import HAND
from wizardhaven.server.hub import Hub
from wizardhaven.server.thoughts import Thought
from wizardhaven.server.words import SECRET_REASON
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes

ADVISED = msgspec.structs.replace(for_two(), suggestions=True)


async def unseen_names(hub: Hub, key: str, seat: int) -> set[str]:
    """The names of all cards at the table that a seat does not see, and sees no other copy of."""
    desk = await hub.desk(key.partition(".")[0])
    assert desk.played is not None
    table = desk.played.game.table
    eyes = Eyes(table, seat)
    codes = [(table.printed[card].code, eyes.knows(card)) for card in table.every_card()]
    seen = {code for code, known in codes if known}
    return {catalogue.name(code, Language.EN) for code, _ in codes if code not in seen}


async def all_reasons(guest: Guest) -> list[str]:
    await guest.say(type="why")
    await guest.hear_a("why")
    return [str(at(reason, "text", "text")) for reason in some(guest.others[-1], "lines")]


def test_the_bot_suggests_an_answer_and_says_why_without_naming_what_is_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        chance = random.Random(1)
        async with house(tmp_path) as here:
            key = await here.lay(opponent="planner")
            async with here.guest(key) as ana:
                await ana.say(type="prefer", passing="always", until=None, rolls="none")
                for number in range(60):
                    await ana.until_asked()
                    hidden = await unseen_names(here.hub, key, 0)
                    if number % 6 == 0:
                        await ana.say(type="suggest")
                        await ana.hear_a("suggestion")
                        advice = ana.others[-1]
                        assert ana.question is not None
                        assert advice["question"] == ana.question["id"]
                        assert advice["option"] in [option["id"] for option in ana.options]
                        told = [str(at(advice, "why", "text")), *await all_reasons(ana)]
                        for text in told:
                            assert text
                            assert not [name for name in hidden if name in text], text
                    await ana.choose(chance.choice(ana.options))
                assert await all_reasons(ana)

    asyncio.run(story())


def test_two_people_have_no_advice_unless_they_have_agreed_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for agreed in (False, True):
                key = await here.lay(opponent="friend", against=None, suggestions=agreed)
                async with here.guest(key) as ana:
                    invitation = str((await ana.hear_a("seated"))["invite"])
                    async with here.guest(invitation) as bo:
                        assert (await bo.hear_a("invited"))["suggestions"] is agreed
                    await here.take_seat(invitation)
                    await ana.until_asked()
                    assert ana.seated["suggestions"] is agreed
                    await ana.say(type="suggest")
                    if agreed:
                        await ana.hear_a("suggestion")
                    else:
                        assert "not agreed that the machine may be asked" in await ana.refusal()

    asyncio.run(story())


def test_a_rematch_keeps_what_was_agreed_about_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(ADVISED)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await bo.say(type="concede")
                for guest in (bo, ana):
                    while not guest.state or not guest.is_over:
                        await guest.hear_a("state")
                    await guest.say(type="rematch")
                fresh = str((await ana.hear_a("rematch"))["key"])
            async with here.guest(fresh) as ana:
                assert (await ana.hear_a("seated"))["suggestions"] is True

    asyncio.run(story())


def test_there_is_no_advice_where_there_is_nothing_to_choose(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(ADVISED, in_combat)
            async with here.guest(keys.bo) as bo:
                await bo.hear_a("state")
                await bo.say(type="suggest")
                assert await bo.refusal() == "There is nothing to suggest now: you have nothing to choose."
                await bo.say(type="why")
                assert await bo.refusal() == "There is no bot at this table."
            keys = await here.begun(ADVISED, lambda played: played.rolling and played.asked == 0)
            async with here.guest(keys.ana) as ana:
                await ana.until_asked()
                await ana.say(type="suggest")
                assert "nothing to suggest" in await ana.refusal()

    asyncio.run(story())


def test_after_the_game_the_bot_names_all_that_it_knew(tmp_path: Path) -> None:
    async def story() -> None:
        chance = random.Random(3)
        named = 0
        async with house(tmp_path) as here:
            key = await here.lay(opponent="planner")
            async with here.guest(key) as ana:
                await ana.say(type="prefer", passing="always", until=None, rolls="none")
                for _ in range(120):
                    await ana.until_asked()
                    await ana.choose(chance.choice(ana.options))
                await ana.until_asked()
                hidden = await unseen_names(here.hub, key, 0)
                assert not [name for text in await all_reasons(ana) for name in hidden if name in text]
                desk = await here.hub.desk(key.partition(".")[0])
                assert desk.played is not None
                table = desk.played.game.table
                for card in table.pile(1, HAND):
                    desk.thoughts.append((0, Thought("", f"least-useful c{card}")))
                assert SECRET_REASON[Language.EN] in await all_reasons(ana)
                await ana.say(type="concede")
                while not ana.is_over:
                    await ana.hear_a("state")
                told = await all_reasons(ana)
                assert SECRET_REASON[Language.EN] not in told
                named += len([name for text in told for name in hidden if name in text])
        assert named > 0

    asyncio.run(story())
