"""A way to a database at the other end of a network, which can be shut and opened again."""

from __future__ import annotations

import asyncio
from asyncio import Server, StreamReader, StreamWriter

from sqlalchemy import make_url


class Gate:
    """Everything goes through as long as it is open; when it is shut, all connections end."""

    def __init__(self, database: str) -> None:
        self._url = make_url(database)
        self._server: Server | None = None
        self._port = 0
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def database(self) -> str:
        """The address of the database through the gate."""
        return self._url.set(host="127.0.0.1", port=self._port).render_as_string(hide_password=False)

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._let_through, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await self._server.wait_closed()

    async def _let_through(self, reader: StreamReader, writer: StreamWriter) -> None:
        there = await asyncio.open_connection(self._url.host, self._url.port)
        for source, goal in ((reader, there[1]), (there[0], writer)):
            line = asyncio.create_task(carry(source, goal))
            self._lines.add(line)
            line.add_done_callback(self._lines.discard)


async def carry(source: StreamReader, goal: StreamWriter) -> None:
    try:
        while data := await source.read(1 << 16):
            goal.write(data)
    finally:
        goal.close()
