"""Two people at a table, by a link; those who watch; several windows at one seat; one who does not listen."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.hands_of_time import leap, told_in_leaps
from tests.server.house import (
    Guest,
    House,
    Json,
    ask_everything,
    at,
    connected,
    for_two,
    house,
    in_combat,
    one_choice,
    some,
)
from wizardhaven.server import app


def test_a_friend_takes_the_free_seat_by_a_link_and_both_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            key = await here.lay(opponent="friend", against=None)
            async with here.guest(key) as ana:
                await ana.hear_a("seated")
                assert (ana.seated["seat"], ana.seated["started"]) == (0, False)
                assert at(ana.seated, "people", 1) is None

                answer = await here.take_seat(ana.seated["invite"], language="de")

                assert answer.status_code == 201
                async with here.guest(answer.json()["key"], "de") as bo:
                    await bo.hear_a("seated")
                    assert (bo.seated["seat"], bo.seated["language"]) == (1, "de")
                    assert [at(person, "name") for person in some(bo.seated, "people")] == ["Ana", "Bo"]
                    assert bo.seated["invite"] is None
                    await ask_everything(ana, bo)
                    await ana.hear_a("state")
                    await bo.hear_a("state")
                    chance = random.Random(1)
                    chose = [await one_choice(ana, bo, chance) for _ in range(30)]
                    assert ana in chose
                    assert bo in chose
                    assert ana.number == bo.number

    asyncio.run(story())


def test_who_is_told_of_a_friend_who_comes_and_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                async with here.guest(keys.bo):
                    while not ana.seated or not at(ana.seated, "people", 1, "here"):
                        await ana.hear()
                while at(ana.seated, "people", 1, "here"):
                    await ana.hear()

    asyncio.run(story())


def test_who_watches_sees_what_both_see_and_cannot_choose(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), lambda played: played.game.table.turn == 2)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo, here.guest(keys.watch) as cy:
                await ask_everything(ana, bo)
                for guest in (ana, bo, cy):
                    await guest.hear_a("state")
                assert (cy.seated["seat"], cy.seated["invite"], cy.seated["watch"]) == (None, None, None)
                assert cy.state["asked"] in (0, 1)
                assert cy.question is None
                assert hand_of(ana, 0)
                assert hand_of(bo, 1)
                assert [hand_of(cy, 0), hand_of(cy, 1), hand_of(ana, 1), hand_of(bo, 0)] == [None] * 4

                for message in ({"type": "undo"}, {"type": "concede"}, {"type": "suggest"}, {"type": "why"}):
                    await cy.say(**message)
                    assert "watching" in await cy.refusal()
                await cy.say(type="choose", question=str(cy.number), option="0")
                assert "watching" in await cy.refusal()
                await one_choice(ana, bo, random.Random(1))
                await cy.up_to(ana.number)
                assert not bo.others

    asyncio.run(story())


def hand_of(guest: Guest, seat: int) -> object:
    """The cards in a hand, as far as a guest is shown them."""
    return at(guest.state, "view", "players", seat, "hand", "cards")


def test_two_windows_at_one_seat_show_the_same_and_the_first_click_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(
                for_two(), lambda played: played.game.table.turn == 1 and played.asked == 0
            )
            async with here.guest(keys.ana) as one, here.guest(keys.ana, "fr") as other:
                await ask_everything(one)
                await one.until_asked()
                await other.until_asked()
                assert one.question is not None
                assert other.question is not None
                assert len(one.options) == len(other.options)
                question = one.question["id"]

                await one.say(type="choose", question=question, option="0")
                await other.up_to(one.number + 1)
                await other.say(type="choose", question=question, option="0")

                assert await other.refusal() == "La partie a avancé ; voici ce qui est demandé maintenant."
                await one.up_to(other.number)
                assert one.state["view"] == other.state["view"]

    asyncio.run(story())


def test_one_who_does_not_listen_holds_nobody_up_and_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), lambda played: played.game.table.turn == 2)
            async with deaf(here, keys.watch), here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                for guest in (ana, bo):
                    await guest.hear_a("state")
                while ana.seated["spectators"] == 0:
                    await ana.hear_a("seated")
                chance = random.Random(3)
                while ana.seated["spectators"] == 1:
                    await one_choice(ana, bo, chance)
                    leap()
                assert ana.number == bo.number

    monkeypatch.setattr(app, "SECONDS_BETWEEN_PINGS", 1e9)
    told_in_leaps(story())


@asynccontextmanager
async def deaf(here: House, key: str) -> AsyncIterator[None]:
    """Somebody who sits down and reads nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 12)
    line.settimeout(0)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", here.port))
    async with connected(f"ws://127.0.0.1:{here.port}/play", sock=line) as deaf_line:
        await deaf_line.send(json.dumps({"type": "sit", "key": key, "language": "en"}))
        deaf_line.transport.pause_reading()
        yield
        deaf_line.transport.abort()


@pytest.mark.parametrize(
    ("language", "seated"),
    [
        ("de", "Du sitzt bereits."),
        ("fr", "Vous êtes déjà à votre place."),
        ("en", "You have sat down already."),
    ],
)
def test_everything_is_said_in_the_language_that_is_spoken(
    tmp_path: Path, language: str, seated: str
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana, "en" if language != "en" else "de") as ana:
                await ana.hear_a("state")
                before = ana.state
                await ana.say(type="speak", language=language)
                await ana.hear_a("seated")
                await ana.up_to(ana.number)
                while ana.state is before:
                    await ana.hear_a("state")
                assert ana.seated["language"] == language
                assert ana.state["log_from"] == 0
                assert texts(ana.state["log"]) != texts(before["log"])
                assert len(texts(ana.state["log"])) == len(texts(before["log"]))
                assert list(faces(ana.state)) == list(faces(before))
                assert faces(ana.state) != faces(before)
                assert ana.state["view"] == before["view"]
                async with here.guest(keys.ana, language) as fresh:
                    await fresh.hear_a("state")
                    assert {**fresh.state, "faces": None} == {**ana.state, "faces": None}
                await ana.say(type="sit", key=keys.ana, language=language)
                assert await ana.refusal() == seated

    asyncio.run(story())


def texts(log: object) -> list[object]:
    return [at(line, "text", "text") for line in some(log)]


def faces(state: Json) -> Json:
    found = state["faces"]
    assert isinstance(found, dict)
    return found
