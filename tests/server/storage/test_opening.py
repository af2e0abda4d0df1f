"""A database that we cannot use is refused in a sentence; one that we can use is brought up to date."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tests.server.storage.opened import opened
from wizardhaven.server.storage import lock, migrating
from wizardhaven.server.storage.address import address
from wizardhaven.server.storage.database import Found
from wizardhaven.server.storage.errors import NoStorage
from wizardhaven.server.storage.opening import database_at, make_private
from wizardhaven.server.storage.schema import VERSION_TABLE, schema
from wizardhaven.server.storage.storage import Storage, Stored

WRONG = {
    "": "not the address of a database",
    "wizardhaven.db": "not the address of a database",
    "postgresql://frodo:mellon@host:mellon/tables": "not the address of a database",
    "mysql://frodo:mellon@host/tables": "not in “mysql”",
    "postgresql+psycopg://frodo:mellon@host/tables": "not in “postgresql\\+psycopg”",
    "sqlite://": "a file that stays",
    "sqlite:///:memory:": "a file that stays",
    "sqlite:///tables.db?mode=memory": "a file that stays",
    "sqlite://tables.db": "three slashes",
    "sqlite:////no/such/folder/tables.db": "no folder /no/such/folder",
    "sqlite:////tmp": "/tmp cannot be opened",
    "postgresql://frodo:mellon@127.0.0.1:1/tables": "tables at 127.0.0.1:1 cannot be opened",
    "postgresql://frodo:mellon@127.0.0.1:1/tables?mellon=1&password=mellon": "cannot be opened",
}


@pytest.fixture(autouse=True)
def _without_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)


def refusal(database: str) -> str:
    with pytest.raises(NoStorage) as error:
        asyncio.run(Storage.opened(database))
    return str(error.value)


async def open_and_close(database: str) -> None:
    async with opened(database):
        pass


async def execute(database: str, command: str) -> None:
    def work(connection: Connection) -> None:
        with connection.begin():
            connection.execute(text(command))

    await done_at(database, work)


async def table_names(database: str) -> list[str]:
    return await done_at(database, lambda connection: inspect(connection).get_table_names())


async def done_at(database: str, work: Callable[[Connection], Found]) -> Found:
    place = address(database)
    if place.file is not None:
        make_private(place.file)
    there = database_at(place)
    try:
        return await there.read(work)
    finally:
        await there.close()


@pytest.mark.parametrize("written", WRONG)
def test_a_wrong_address_gets_a_sentence_without_the_password(written: str) -> None:
    with pytest.raises(NoStorage, match=WRONG[written]) as error:
        asyncio.run(Storage.opened(written))

    assert "mellon" not in str(error.value).replace("argument 'mellon'", "")
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("sqlite:///tables.db", "sqlite+pysqlite"),
        ("sqlite+pysqlite:///tables.db", "sqlite+pysqlite"),
        ("postgres://host/tables", "postgresql+asyncpg"),
        ("postgresql://host/tables", "postgresql+asyncpg"),
        ("postgresql+asyncpg://host/tables", "postgresql+asyncpg"),
    ],
)
def test_an_address_need_not_name_the_driver(written: str, driver: str) -> None:
    assert address(written).url.drivername == driver


def test_a_file_is_where_we_are_unless_it_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    assert address("sqlite:///tables.db").file == tmp_path / "tables.db"
    assert address("sqlite:////tmp/tables.db").file == Path("/tmp/tables.db").resolve()


def test_the_setting_for_encryption_may_have_its_usual_name() -> None:
    assert address("postgresql://host/tables?sslmode=require").url.query == {"ssl": "require"}


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)

    assert "pip install 'wizardhaven[postgresql]'" in refusal("postgresql://host/tables")


def test_a_file_that_is_no_database_stays_as_it_was(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("We came to Bree in the rain. " * 100, encoding="utf-8")

    assert refusal(f"sqlite:///{diary}") == f"The database {diary} cannot be opened: file is not a database."
    assert diary.read_text(encoding="utf-8") == "We came to Bree in the rain. " * 100


def test_a_file_that_is_damaged_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def fill() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            for table in range(50):
                await storage.create(f"table{table}", "x" * 1000)

    asyncio.run(fill())
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xaa" * 4096
    file.write_bytes(content)
    assert refusal(f"sqlite:///{file}") == f"The database {file} is damaged; put a copy in its place."

    file.write_bytes(content[:5000])
    assert "malformed" in refusal(f"sqlite:///{file}")


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    asyncio.run(open_and_close(database))
    for command in (
        "DROP INDEX tables_finished_at",
        "DROP INDEX tables_counted",
        "ALTER TABLE tables DROP COLUMN finished_at",
        "ALTER TABLE tables DROP COLUMN counted",
        "DROP TABLE card_games",
        f"UPDATE {VERSION_TABLE} SET version_num = '0001'",
        "INSERT INTO tables (id, setup) VALUES ('bree', 'as it was')",
    ):
        asyncio.run(execute(database, command))

    async def story() -> None:
        async with opened(database) as storage:
            assert await storage.load("bree") == Stored("bree", "as it was", ())
            await storage.finish("bree", datetime(2026, 1, 1, tzinfo=UTC))
            assert await storage.uncounted(9) == ["bree"]

    asyncio.run(story())


def test_the_database_of_another_program_stays_as_it_was(database: str) -> None:
    asyncio.run(execute(database, "CREATE TABLE rings (finger TEXT)"))

    assert "belongs to another program" in refusal(database)
    assert asyncio.run(table_names(database)) == ["rings"]


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    asyncio.run(open_and_close(database))
    asyncio.run(execute(database, f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))

    assert "was made by a newer version of Wizardhaven" in refusal(database)


def test_the_steps_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return list(compare_metadata(context, schema))

    async def story() -> None:
        async with opened(database) as storage:
            assert await storage.database.read(differences) == []

    asyncio.run(story())


def test_steps_that_break_off_leave_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(migrating, "SECRET_NAME", None)
        assert "cannot be opened" in refusal(database)

    assert asyncio.run(table_names(database)) == []
    asyncio.run(open_and_close(database))


def test_a_second_server_is_refused_until_the_first_is_gone(database: str) -> None:
    async def story() -> None:
        async with opened(database) as first:
            await first.create("bree", "")

            with pytest.raises(NoStorage, match="Another server uses the database"):
                await open_and_close(database)

            await first.append("bree", 0, "the first goes on")
        await open_and_close(database)

    asyncio.run(story())


def test_a_file_can_be_read_and_copied_while_a_server_writes(tmp_path: Path) -> None:
    here, there = tmp_path / "tables.db", tmp_path / "copy.db"

    async def story() -> None:
        async with opened(f"sqlite:///{here}") as storage:
            await storage.create("bree", "")
            with closing(sqlite3.connect(here)) as reader, closing(sqlite3.connect(there)) as copy:
                reader.backup(copy)
                assert copy.execute("SELECT id FROM tables").fetchall() == [("bree",)]
            await storage.append("bree", 0, "goes on")

    asyncio.run(story())


def test_a_new_file_is_for_our_eyes_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as storage:
            await storage.create("bree", "")
            for ending in ("", "-wal", "-shm"):
                assert (tmp_path / f"tables.db{ending}").stat().st_mode & 0o077 == 0

    asyncio.run(story())


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as storage:
            link = storage.writer.link
            assert link is not None

            assert await link.do(pragmas) == ["wal", 2, 1]
            assert await storage.database.read(pragmas) == ["wal", 2, 1]

    asyncio.run(story())
