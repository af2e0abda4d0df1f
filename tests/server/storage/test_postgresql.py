"""What only happens to a database at the other end of a network."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from wizardhaven.server.storage import lock
from wizardhaven.server.storage.address import address
from wizardhaven.server.storage.errors import NoStorage, StorageFailed
from wizardhaven.server.storage.storage import Storage, Stored

CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
TAKE_OVER = f"SELECT pg_advisory_lock({lock.NUMBER})"


def test_a_wrong_password_is_refused_and_not_repeated(postgresql: str) -> None:
    wrong = make_url(postgresql).set(password="mellon").render_as_string(hide_password=False)

    with pytest.raises(NoStorage, match="password authentication failed") as error:
        asyncio.run(Storage.opened(wrong))

    assert "mellon" not in str(error.value)


def test_a_lost_connection_is_made_anew(postgresql: str) -> None:
    async def story() -> None:
        storage = await Storage.opened(postgresql)
        other = create_async_engine(address(postgresql).url)
        await storage.create("bree", "")
        await storage.load("bree")
        for number in range(0, 9, 3):
            async with other.connect() as connection:
                await connection.execute(text(CUT))

            await asyncio.gather(*[storage.append("bree", number + more, "pass") for more in range(3)])

            assert await storage.load("bree") == Stored("bree", "", ("pass",) * (number + 3))
        await other.dispose()
        await storage.close()

    asyncio.run(story())


def test_a_server_that_was_cut_off_does_not_write_beside_its_successor(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)

    async def story() -> None:
        storage = await Storage.opened(postgresql)
        other = create_async_engine(address(postgresql).url)
        await storage.create("bree", "")
        async with other.connect() as successor:
            await successor.execute(text(CUT))
            await successor.execute(text(TAKE_OVER))
            await successor.commit()

            results = await asyncio.gather(
                *[storage.append("bree", number, "pass") for number in range(3)], return_exceptions=True
            )

            assert [str(result) for result in results] == [str(results[0])] * 3
            assert isinstance(results[0], StorageFailed)
            assert "Another server uses the database" in str(results[0])
            assert await storage.load("bree") == Stored("bree", "", ())
        await other.dispose()
        await storage.append("bree", 0, "the successor is gone")
        await storage.close()

    asyncio.run(story())
