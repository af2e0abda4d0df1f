"""A server that writes to many tables at once and says what is stored, until somebody kills it."""

from __future__ import annotations

import asyncio
import os
import sys

from wizardhaven.server.storage.storage import Storage

TABLES = 20


async def write(storage: Storage, table: str) -> None:
    stored = await storage.load(table)
    if stored is None:
        await storage.create(table, f"setup of {table}")
    number = 0 if stored is None else len(stored.entries)
    while True:
        await storage.append(table, number, f"{table}.{number}")
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())
        number += 1


async def main(database: str) -> None:
    storage = await Storage.opened(database)
    await asyncio.gather(*[write(storage, f"table{table}") for table in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
