"""A server of our own for a test, and guests who connect to it as a page does."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from wizardhaven.server.app import create_app, serving
from wizardhaven.server.hub import Hub
from wizardhaven.server.limits import Guests
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers

Json = dict[str, object]
PATIENCE = 20.0
"""Seconds a guest waits for an answer before the test fails."""


@dataclass
class House:
    """A running server."""

    port: int
    hub: Hub
    client: httpx.AsyncClient

    async def lay(self, **wanted: object) -> str:
        """A new table; the key of its first seat."""
        answer = await self.ask("/api/tables", new_table(**wanted))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])

    async def ask(self, path: str, content: object) -> httpx.Response:
        return await self.client.post(path, content=json.dumps(content))

    @asynccontextmanager
    async def guest(self, key: str, language: str = "en") -> AsyncIterator[Guest]:
        """Somebody who sits down with a key."""
        async with connect(f"ws://127.0.0.1:{self.port}/play", max_size=None) as line:
            guest = Guest(line)
            await guest.say(type="sit", key=key, language=language)
            yield guest


@dataclass
class Guest:
    """Somebody at a table: what he was last told, and what he says."""

    line: ClientConnection
    seated: Json = field(default_factory=dict)
    state: Json = field(default_factory=dict)
    others: list[Json] = field(default_factory=list)
    received: list[str] = field(default_factory=list)

    async def say(self, **message: object) -> Self:
        await self.line.send(json.dumps(message))
        return self

    async def hear(self) -> Json:
        """The next message, remembered."""
        async with asyncio.timeout(PATIENCE):
            text = await self.line.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "seated":
            self.seated = message
        elif message["type"] == "state":
            self.state = message
        else:
            self.others.append(message)
        return message

    async def hear_a(self, kind: str) -> Json:
        """Listen until there is a message of that kind."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    @property
    def question(self) -> Json | None:
        asked = self.state.get("question")
        assert asked is None or isinstance(asked, dict)
        return asked

    @property
    def options(self) -> list[Json]:
        assert self.question is not None, "nothing is asked"
        options = self.question["options"]
        assert isinstance(options, list)
        return options

    @property
    def is_over(self) -> bool:
        return self.state.get("over") is not None

    async def until_asked(self) -> Self:
        """Listen until there is a question, or the game is over."""
        while not self.state or (self.question is None and not self.is_over):
            await self.hear_a("state")
        return self

    async def choose(self, option: Json) -> Json:
        """Answer, and listen to what comes of it."""
        assert self.question is not None
        await self.say(type="choose", question=self.question["id"], option=option["id"])
        return await self.hear_a("state")

    async def play(self, chance: random.Random, most: int = 100_000) -> int:
        """Choose anything again and again until the game is over; how often."""
        for chosen in range(most):
            await self.until_asked()
            if self.is_over:
                return chosen
            await self.choose(chance.choice(self.options))
        return most


def new_table(**wanted: object) -> Json:
    """What a page would ask for, with a bot in the other chair."""
    return {
        "name": "Ana",
        "deck": "challenge-a",
        "opponent": "random",
        "against": "challenge-e",
        "length": "starter",
        "language": "en",
        **wanted,
    }


@asynccontextmanager
async def house(folder: Path, guests: Guests | None = None) -> AsyncIterator[House]:
    """A server on a database in a folder, for as long as the test needs it."""
    storage = await Storage.opened(f"sqlite:///{folder / 'games.db'}")
    hub = Hub(storage, Thinkers())
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    server = uvicorn.Server(serving(create_app(hub, guests)))
    running = asyncio.create_task(_running(server, listening))
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            yield House(port, hub, client)
    finally:
        server.should_exit = True
        await running
        await hub.close()


async def _running(server: uvicorn.Server, listening: socket.socket) -> None:
    with listening:
        await server._serve([listening])
