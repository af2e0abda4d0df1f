"""Every story is told on SQLite and, where one is at hand, on PostgreSQL.

The environment variable WIZARDHAVEN_TEST_POSTGRESQL says where; `tools/postgresql.sh` sets it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

SERVER = os.environ.get("WIZARDHAVEN_TEST_POSTGRESQL", "")
IS_CI = os.environ.get("CI", "") not in {"", "0", "false"}
KINDS = ["sqlite", "postgresql"] if SERVER or IS_CI else ["sqlite"]

collect_ignore = [] if "postgresql" in KINDS else ["test_postgresql.py"]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database in which nothing is yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        yield from new_database()


@pytest.fixture
def postgresql() -> Iterator[str]:
    """The same, but always on PostgreSQL."""
    yield from new_database()


def new_database() -> Iterator[str]:
    assert SERVER, "WIZARDHAVEN_TEST_POSTGRESQL is not set; run this beside tools/postgresql.sh"
    name = f"test_{uuid4().hex}"
    administer(f"CREATE DATABASE {name}")
    try:
        yield make_url(SERVER).set(database=name).render_as_string(hide_password=False)
    finally:
        administer(f"DROP DATABASE {name} WITH (FORCE)")


def administer(command: str) -> None:
    async def story() -> None:
        url = make_url(SERVER).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(command))
        await engine.dispose()

    asyncio.run(story())
