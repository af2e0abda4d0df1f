"""A fault of ours at a table: it is told there and to who runs the server, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.house import Guest, House, at, for_two, house, in_combat
from tests.server.test_bots_come_back import until_the_bot_has_chosen
from wizardhaven.engine.state.action import Action
from wizardhaven.server.logbook import JsonLine
from wizardhaven.server.played import Played

SECRET = "a-key-that-nobody-may-read"


def broken_for(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat chooses happens, and then something goes wrong before it is stored."""
    choose = Played.choose

    def broken(played: Played, option: Action, milliseconds: int, *, unasked: bool = False) -> list[str]:
        asked, lines = played.asked, choose(played, option, milliseconds, unasked=unasked)
        if asked == seat:
            raise ZeroDivisionError(SECRET)
        return lines

    monkeypatch.setattr(Played, "choose", broken)


async def told(guest: Guest) -> object:
    """Listen until there is something that is neither the table nor who sits there; what it says."""
    while not guest.others:
        await guest.hear()
    return at(guest.others.pop(), "text")


async def is_as_stored(here: House, key: str) -> bool:
    """Whether the game in memory is the one that is stored."""
    desk = await here.hub.desk(key.partition(".")[0])
    async with desk.lock:
        stored = await here.hub.storage.load(desk.table)
        assert stored is not None
        assert desk.played is not None
        return "\n".join(desk.played.lines) == "\n".join(stored.entries)


def test_a_fault_in_what_happens_by_itself_is_told_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            key = await here.lay()
            async with (
                here.guest(key) as ana,
                here.guest(key, "de") as german,
                here.guest(key, "fr") as french,
            ):
                for guest in (ana, german, french):
                    await guest.until_asked()
                broken_for(1, monkeypatch)
                await ana.choose(ana.options[0])

                assert await told(ana) == (
                    "Something went wrong at this table; whoever runs the server is told what. The game is "
                    "kept: go on, or reload the page."
                )
                assert str(await told(german)).startswith("An diesem Tisch ging etwas schief")
                assert str(await told(french)).startswith("Quelque chose a mal tourné à cette table")

                monkeypatch.undo()
            async with here.guest(key) as again:
                await until_the_bot_has_chosen(here, again, key)
                assert await is_as_stored(here, key)

    asyncio.run(story())
    (record,) = caplog.records
    line = json.loads(JsonLine().format(record))
    assert (line["level"], line["event"], line["fault"][0]) == ("error", "broken", "ZeroDivisionError")
    assert any(["acting.py" in place for place in line["fault"]])
    assert SECRET not in json.dumps(line)


def test_a_fault_in_what_somebody_asks_for_is_told_him_and_nothing_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana:
                await ana.until_asked()
                number = ana.number
                broken_for(0, monkeypatch)
                await ana.say(type="choose", question=str(number), option="0")

                assert await told(ana) == "Something is wrong with the server; whoever runs it is told what."

                monkeypatch.undo()
                await ana.choose(ana.options[0])
                assert ana.number == number + 1
                assert await is_as_stored(here, keys.ana)

    asyncio.run(story())
    (record,) = caplog.records
    line = json.loads(JsonLine().format(record))
    assert (line["event"], line["fault"][0]) == ("broken", "ZeroDivisionError")
    assert SECRET not in json.dumps(line)


def test_a_fault_in_finding_a_table_again_is_told_to_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError(SECRET)

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            monkeypatch.setattr(Played, "again", broken)
            async with here.guest(keys.ana, "fr") as ana:
                assert await ana.refusal() == (
                    "Quelque chose ne va pas sur le serveur ; l’hébergeur en est averti."
                )
            monkeypatch.undo()
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())
    (record,) = caplog.records
    assert json.loads(JsonLine().format(record))["fault"][0] == "ZeroDivisionError"
