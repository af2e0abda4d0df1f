"""What only happens to a database at the other end of a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from tests.server.storage.gate import Gate
from tests.server.storage.opened import opened
from wizardhaven.server.storage import lock
from wizardhaven.server.storage.address import address
from wizardhaven.server.storage.errors import LOST, NoStorage, StorageLost
from wizardhaven.server.storage.storage import Storage, Stored

CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
TAKE_OVER = f"SELECT pg_advisory_lock({lock.NUMBER})"


@asynccontextmanager
async def another_connection(database: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(address(database).url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        yield connection


def test_a_wrong_password_is_refused_and_not_repeated(postgresql: str) -> None:
    wrong = make_url(postgresql).set(password="mellon").render_as_string(hide_password=False)

    with pytest.raises(NoStorage, match="password authentication failed") as error:
        asyncio.run(Storage.opened(wrong))

    assert "mellon" not in str(error.value)


def test_a_lost_connection_is_made_anew(postgresql: str) -> None:
    async def story() -> None:
        async with opened(postgresql) as storage, another_connection(postgresql) as other:
            await storage.create("bree", "")
            await storage.load("bree")

            for number in range(0, 9, 3):
                await other.execute(text(CUT))
                await asyncio.gather(*[storage.append("bree", number + more, "pass") for more in range(3)])

                assert await storage.load("bree") == Stored("bree", "", ("pass",) * (number + 3))

    asyncio.run(story())


def test_a_server_that_was_cut_off_does_not_write_beside_its_successor(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)

    async def story() -> None:
        async with opened(postgresql) as storage:
            await storage.create("bree", "")
            async with another_connection(postgresql) as successor:
                await successor.execute(text(CUT))
                await successor.execute(text(TAKE_OVER))

                results = await asyncio.gather(
                    *[storage.append("bree", number, "pass") for number in range(3)], return_exceptions=True
                )

                assert [type(result) for result in results] == [StorageLost] * 3
                assert isinstance(results[0], StorageLost)
                assert "Another server uses the database" in results[0].reason
                assert await storage.load("bree") == Stored("bree", "", ())
            await storage.append("bree", 0, "the successor is gone")

    asyncio.run(story())


def test_a_database_that_is_gone_for_a_while_is_taken_up_again_by_itself(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        gate = Gate(postgresql)
        await gate.open()
        async with opened(gate.database) as storage:
            await storage.create("bree", "")
            assert await storage.check()

            await gate.shut()
            assert not await storage.check()
            for doing in (storage.append("bree", 0, "pass"), storage.load("bree")):
                with pytest.raises(StorageLost) as error:
                    await doing
                assert str(error.value) == LOST

            await gate.open()
            assert await storage.check()
            await storage.append("bree", 0, "pass")
            assert await storage.load("bree") == Stored("bree", "", ("pass",))
        await gate.shut()

    asyncio.run(story())
    assert [record.getMessage()[:20] for record in caplog.records] == [
        "The database is lost",
        "The database is back",
    ]
    password = make_url(postgresql).password
    assert isinstance(password, str)
    assert password not in caplog.text
