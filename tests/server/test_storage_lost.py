"""While the database is gone nothing happens at the tables, and everybody is told; then it goes on."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.house import ask_everything, for_two, house, in_combat, new_table
from tests.server.process import server_process
from wizardhaven.cli.version import version


def test_a_server_that_has_lost_its_file_lives_but_is_not_ready(tmp_path: Path) -> None:
    file, aside = tmp_path / "games.db", tmp_path / "aside.db"

    async def story() -> None:
        async with server_process(file) as server:
            await server.until_ready_is(200)
            file.rename(aside)
            await server.until_ready_is(503)
            assert (await server.client.get("/healthz")).status_code == 200
            refused = await server.client.post("/api/tables", json=new_table())
            assert refused.status_code >= 400
            assert str(tmp_path) not in refused.text
            aside.rename(file)
            await server.until_ready_is(200)
            assert (await server.client.post("/api/tables", json=new_table())).status_code == 201
            ended = await server.end(signal.SIGINT)
        assert ended.code == 0, "Ctrl-C ends it in order as well"
        place = f"127.0.0.1, port {server.port}"
        assert [line.split(" ", 1)[1] for line in ended.err.splitlines()] == [
            f"info: Wizardhaven {version()} listens at {place}; its tables are in SQLite.",
            f"error: The database is lost: the file {file} is gone.",
            "warning: The database is back.",
            "info: Wizardhaven has ended.",
        ]

    asyncio.run(story())


def test_whoever_comes_to_a_table_that_cannot_be_read_now_is_told_so_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, aside = tmp_path / "games.db", tmp_path / "aside.db"

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), lambda _: True)

            file.rename(aside)
            async with here.guest(keys.ana) as ana:
                said = await ana.refusal()
            assert said
            assert str(tmp_path) not in said

            aside.rename(file)
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == [
        f"The database is lost: the file {file} is gone.",
        "The database is back.",
    ], "the table itself is not taken for broken"


def test_nothing_pretends_to_be_stored_and_the_table_goes_on_when_the_file_is_back(tmp_path: Path) -> None:
    file, aside = tmp_path / "games.db", tmp_path / "aside.db"

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                number = ana.number

                file.rename(aside)
                for _ in range(2):
                    await ana.say(type="choose", question=str(number), option="0")
                    assert "could not be stored" in await ana.refusal()
                assert (await here.client.get("/readyz")).status_code == 503
                assert ana.number == number

                aside.rename(file)
                await here.hub.storage.check()
                assert (await here.client.get("/readyz")).status_code == 200
                await ana.choose(ana.options[0])
                assert ana.number > number

    asyncio.run(story())
