"""Whoever comes back finds everything where it was, whether the page was gone or the server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.house import (
    Guest,
    Json,
    ask_everything,
    at,
    for_two,
    house,
    in_combat,
    one_choice,
    some,
)
from wizardhaven.server import hub
from wizardhaven.server.storage.errors import StorageFailed
from wizardhaven.server.storage.storage import Storage


def all_told(guest: Guest) -> list[object]:
    """The story as a page puts it together."""
    lines: list[object] = []
    for text in guest.states:
        start = text["log_from"]
        assert isinstance(start, int)
        assert start <= len(lines), "no line is left out"
        lines[start:] = some(text, "log")
    return lines


def some_keys(state: Json, key: str) -> list[str]:
    found = state[key]
    assert isinstance(found, dict)
    return list(found)


def without_news(state: Json) -> Json:
    """A state without what depends on what this connection was told before."""
    return {key: value for key, value in state.items() if key not in ("log", "log_from", "faces")}


def test_who_comes_back_in_mid_combat_is_asked_the_same_and_told_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                assert at(ana.state, "posture") == "duel"
            async with here.guest(keys.ana) as again:
                await again.until_asked()
                assert without_news(again.state) == without_news(ana.state)
                assert all_told(again) == all_told(ana)
                named = [name for line in all_told(again) for name in some(line, "text", "names")]
                assert named
                assert {at(name, "code") for name in named} <= set(some_keys(again.state, "faces"))
                await ask_everything(again)
                await again.choose(again.options[0])
                assert again.number > ana.number

    asyncio.run(story())


def test_a_server_that_is_opened_again_has_every_table_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        chance = random.Random(5)
        tables = {}
        async with house(tmp_path) as here:
            for seed in (1, 2):
                keys = await here.begun(for_two(seed))
                async with here.guest(keys.ana) as ana, here.guest(keys.bo, "de") as bo:
                    await ask_everything(ana, bo)
                    await ana.hear_a("state")
                    await bo.hear_a("state")
                    for _ in range(20):
                        await one_choice(ana, bo, chance)
                    tables[keys] = ana, bo
        async with house(tmp_path) as here:
            for keys, before in tables.items():
                async with here.guest(keys.ana) as ana, here.guest(keys.bo, "de") as bo:
                    await ask_everything(ana, bo)
                    for guest, old in zip((ana, bo), before, strict=True):
                        await guest.hear_a("state")
                        assert {**without_news(guest.state), "undo": None} == {
                            **without_news(old.state),
                            "undo": None,
                        }
                        assert all_told(guest) == all_told(old)
                    await one_choice(ana, bo, chance)

    asyncio.run(story())


def test_a_table_that_was_put_away_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_IDLE", 1)

    async def story() -> None:
        async with house(tmp_path) as here:
            tables = [await here.begun(for_two(seed)) for seed in range(4)]
            assert len(here.hub._desks) <= 2
            for keys in tables:
                async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                    await ana.hear_a("state")
                    await bo.hear_a("state")
                    assert ana.number == bo.number

    asyncio.run(story())


def test_what_cannot_be_stored_does_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if the database can neither be written nor read for a while."""

    async def broken(*_: object) -> None:
        raise StorageFailed("The disk is full.")

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                before = ana.state
                with monkeypatch.context() as failing:
                    failing.setattr(Storage, "append", broken)
                    await ana.say(type="choose", question=str(ana.number), option="0")
                    assert "could not be stored" in await ana.refusal()
                    failing.setattr(Storage, "load", broken)
                    for _ in range(2):
                        await ana.say(type="choose", question=str(ana.number), option="0")
                        assert "could not be stored" in await ana.refusal()
                await ana.say(type="speak", language="de")
                await ana.say(type="speak", language="en")
                while ana.state is before or at(ana.seated, "language") != "en":
                    await ana.hear()
                assert without_news(ana.state) == without_news(before)
                await ana.choose(ana.options[0])
                told = all_told(ana)
            del here.hub._desks[keys.ana.partition(".")[0]]
            async with here.guest(keys.ana) as again:
                await again.hear_a("state")
                assert again.number == ana.number
                assert all_told(again) == told

    asyncio.run(story())


BROKEN_ENTRIES = (
    "choose 0 10 dance",
    "choose 7 10 pass",
    "choose 0 -1 pass",
    "choose 0",
    "dance",
    "",
    "undo x",
    "concede 9",
    "think 0",
)


def test_a_journal_that_cannot_be_read_is_a_sentence_and_other_tables_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            storage = here.hub.storage
            for entry in BROKEN_ENTRIES:
                keys = await here.begun(for_two(), lambda _: True)
                table = keys.ana.partition(".")[0]
                stored = await storage.load(table)
                assert stored is not None
                await storage.append(table, len(stored.entries), entry)
                async with here.guest(keys.ana, "de") as ana:
                    assert await ana.refusal() == (
                        "Was von diesem Tisch gespeichert ist, ist nicht lesbar; der Betreiber erfährt es."
                    )
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())
    assert len(caplog.records) == len(BROKEN_ENTRIES), "whoever runs the server is told"
    assert not any(record.exc_info for record in caplog.records)
    assert capfd.readouterr().err == ""


def test_a_table_whose_setup_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for setup in ("{", "{}", '{"players":[],"length":"starter","seed":"x"}'):
                keys = await here.begun(for_two(), lambda _: True)
                await here.hub.storage.change(keys.ana.partition(".")[0], setup)
                async with here.guest(keys.ana) as ana:
                    assert "cannot be read" in await ana.refusal()

    asyncio.run(story())
