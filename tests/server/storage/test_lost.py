"""A database that goes away while the server runs is noticed, and taken up again when it is back."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.storage.opened import opened
from wizardhaven.server.storage.errors import LOST, StorageLost
from wizardhaven.server.storage.storage import Storage, Stored


async def refusals(storage: Storage) -> list[str]:
    """Why nothing can be done: writing, changing, reading."""
    found = []
    for doing in (storage.append("bree", 1, "pass"), storage.create("moria", ""), storage.load("bree")):
        with pytest.raises(StorageLost) as error:
            await doing
        assert str(error.value) == LOST, "visitors are told nothing of the database"
        found.append(error.value.reason)
    return found


async def with_one_table(storage: Storage) -> None:
    await storage.create("bree", "")
    await storage.append("bree", 0, "draw")


def test_a_file_that_is_gone_is_noticed_and_taken_up_when_it_is_put_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, aside = tmp_path / "tables.db", tmp_path / "aside.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            await with_one_table(storage)
            assert await storage.check()

            file.rename(aside)
            assert await refusals(storage) == [f"the file {file} is gone"] * 3
            assert storage.is_lost
            assert not await storage.check()

            aside.rename(file)
            assert await storage.check()
            await storage.append("bree", 1, "pass")
            assert await storage.load("bree") == Stored("bree", "", ("draw", "pass"))

    asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == [
        f"The database is lost: the file {file} is gone.",
        "The database is back.",
    ]


def test_a_check_finds_the_loss_though_nobody_plays(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            file.unlink()

            assert not await storage.check()

    asyncio.run(story())


def test_another_file_in_its_place_is_not_touched_and_waits_for_a_restart(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.db", tmp_path / "other.db"

    async def story() -> None:
        async with opened(f"sqlite:///{other}") as storage:
            await storage.create("rivendell", "the other one")
        async with opened(f"sqlite:///{file}") as storage:
            await with_one_table(storage)

            other.rename(file)
            assert (
                await refusals(storage) == [f"another file lies at {file}; only a restart would use it"] * 3
            )
            assert not await storage.check()
        async with opened(f"sqlite:///{file}") as storage:
            assert await storage.load("rivendell") == Stored("rivendell", "the other one", ())
            assert await storage.load("bree") is None
        with closing(sqlite3.connect(file)) as reader:
            assert reader.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    asyncio.run(story())


def test_what_was_stored_before_the_file_was_moved_is_in_it_alone(tmp_path: Path) -> None:
    """Nothing of it stays behind in the write-ahead log, which would be read into the next file there."""
    file, aside = tmp_path / "tables.db", tmp_path / "aside.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            await with_one_table(storage)
            file.rename(aside)
            assert not await storage.check()
            await refusals(storage)
            assert (tmp_path / "tables.db-wal").stat().st_size == 0

            shutil.copy(aside, tmp_path / "copy.db")
        async with opened(f"sqlite:///{tmp_path / 'copy.db'}") as storage:
            assert await storage.load("bree") == Stored("bree", "", ("draw",))

    asyncio.run(story())


def test_closing_folds_the_write_ahead_log_into_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as storage:
            await with_one_table(storage)
            await storage.load("bree")
            assert (tmp_path / "tables.db-wal").stat().st_size > 0

    asyncio.run(story())
    assert sorted([path.name for path in tmp_path.iterdir()]) == ["tables.db", "tables.db-lock"]


def test_whoever_connects_just_as_the_file_goes_makes_no_other_one_in_its_place(tmp_path: Path) -> None:
    file, aside = tmp_path / "tables.db", tmp_path / "aside.db"

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            await with_one_table(storage)

            file.rename(aside)  # after somebody has looked that it is there, and before he connects
            with pytest.raises(OperationalError) as error:
                await storage.database.connect()
            assert not file.exists()
            assert str(storage.writer.presence.behind(error.value)) == LOST

            aside.rename(file)
            assert await storage.load("bree") == Stored("bree", "", ("draw",))

    asyncio.run(story())
