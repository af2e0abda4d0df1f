"""A server killed at any moment comes back with everything it said was stored."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

from wizardhaven.server.storage.storage import Storage

APPENDING = Path(__file__).with_name("appending.py")
KILLS = 5


def killed(database: str, delay: float) -> list[tuple[str, int]]:
    """The entries that a server said are stored, until it was killed so long after the first of them."""
    server = subprocess.Popen([sys.executable, str(APPENDING), database], stdout=subprocess.PIPE)
    assert server.stdout is not None
    first = server.stdout.readline()
    time.sleep(delay)
    server.kill()
    rest = server.stdout.read()
    server.stdout.close()
    server.wait()
    assert first, "the server did not start"
    said = [line.split() for line in (first + rest).decode().splitlines()]
    return [(table, int(number)) for table, number in said]


async def journals(database: str, tables: set[str]) -> dict[str, tuple[str, ...]]:
    storage = await Storage.opened(database)
    stored = {table: await storage.load(table) for table in tables}
    await storage.close()
    return {table: kept.entries for table, kept in stored.items() if kept is not None}


def test_a_kill_loses_nothing_that_was_acknowledged(database: str) -> None:
    dice = random.Random(1)
    acknowledged: list[tuple[str, int]] = []

    for _ in range(KILLS):
        acknowledged += killed(database, dice.uniform(0, 0.2))
        stored = asyncio.run(journals(database, {table for table, _ in acknowledged}))

        assert len(set(acknowledged)) == len(acknowledged)
        assert [stored[table][number] for table, number in acknowledged] == [
            f"{table}.{number}" for table, number in acknowledged
        ]
