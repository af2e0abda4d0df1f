"""A server of our own for a test, and guests who connect to it as a page does."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple, Self
from unittest.mock import patch

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.patience import PATIENCE
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.server import connection
from wizardhaven.server.app import create_app, serving
from wizardhaven.server.clock import Clock
from wizardhaven.server.doors import Names
from wizardhaven.server.hub import CHANCE, Hub
from wizardhaven.server.keys import SECRET_BYTES, Role
from wizardhaven.server.limits import Guests
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers

Json = dict[str, object]
Until = Callable[[Played], bool]

connected = partial(connect, max_size=None, open_timeout=PATIENCE, ping_interval=None)
"""A connection to a server that may take its time."""


class StandingClock:
    """A clock that never goes on: nobody passes by himself who would pretend to think before."""

    def now(self) -> float:
        return 0.0

    async def wait(self, news: asyncio.Event, seconds: float) -> bool:
        return news.is_set() if seconds <= 0 else await news.wait()


class Keys(NamedTuple):
    """The keys of both seats, and of whoever only watches."""

    ana: str
    bo: str
    watch: str


@dataclass
class House:
    """A running server."""

    port: int
    hub: Hub
    client: httpx.AsyncClient
    server: uvicorn.Server

    async def lay(self, **wanted: object) -> str:
        """A new table; the key of its first seat."""
        answer = await self.ask("/api/tables", new_table(**wanted))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])

    async def ask(self, path: str, content: object) -> httpx.Response:
        return await self.client.post(path, content=json.dumps(content))

    async def begun(self, setup: Setup, until: Until | None = None) -> Keys:
        """A table for two at which anything was chosen until something is so."""
        keys = await self.hub.lay(setup)
        ana, bo = keys[0], keys.get(1)
        if until is not None:
            for number, lines in enumerate(journal_until(setup, until)):
                await self.hub.storage.append(ana.table, number, "\n".join(lines))
            del self.hub._desks[ana.table]  # found again in storage, like after a restart
        return Keys(
            ana.text, bo.text if bo is not None else "", self.hub.signer.key(ana.table, Role.WATCHING).text
        )

    @asynccontextmanager
    async def guest(self, key: str, language: str = "en", browser: str = "") -> AsyncIterator[Guest]:
        """Somebody who sits down with a key."""
        async with connected(f"ws://127.0.0.1:{self.port}/play") as line:
            guest = Guest(line)
            await guest.say(type="sit", key=key, language=language, browser=browser)
            yield guest

    async def take_seat(self, invitation: object, **wanted: object) -> httpx.Response:
        """Somebody called Bo takes the free seat by an invitation."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        bo = {"name": "Bo", "deck": "challenge-e", "language": "en", "secret": secret}
        return await self.ask("/api/seats", {"key": invitation, **bo, **wanted})


@dataclass
class Guest:
    """Somebody at a table: what he was last told, and what he says."""

    line: ClientConnection
    terms: Json = field(default_factory=dict)
    seated: Json = field(default_factory=dict)
    state: Json = field(default_factory=dict)
    states: list[Json] = field(default_factory=list)
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
        if message["type"] == "terms":
            self.terms = message
        elif message["type"] == "seated":
            self.seated = message
        elif message["type"] == "state":
            self.state = message
            self.states.append(message)
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

    async def refusal(self) -> str:
        """Listen until there is a "no"; what it says."""
        return str((await self.hear_a("refused"))["text"])

    async def until_gone(self) -> Self:
        """Listen until the connection is closed."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self

    async def up_to(self, number: object) -> Self:
        """Listen until the table has come to that number."""
        assert isinstance(number, int)
        while not self.state or self.number < number:
            await self.hear_a("state")
        return self

    @property
    def number(self) -> int:
        number = self.state["n"]
        assert isinstance(number, int)
        return number

    async def until_asked(self) -> Self:
        """Listen until there is a question, or the game is over."""
        while not self.state or (self.question is None and not self.is_over):
            await self.hear_a("state")
        return self

    async def choose(self, option: Json) -> Json:
        """Answer, and listen to what comes of it."""
        assert self.question is not None
        await self.say(type="choose", question=self.question["id"], option=option["id"])
        await self.up_to(self.number + 1)
        return self.state

    async def play(self, chance: random.Random, most: int = 100_000) -> int:
        """Choose anything again and again until the game is over; how often."""
        for chosen in range(most):
            await self.until_asked()
            if self.is_over:
                return chosen
            await self.choose(chance.choice(self.options))
        return most


def at(value: object, *path: str | int) -> object:
    """What is found inside a message by following a path."""
    for step in path:
        if isinstance(step, str):
            assert isinstance(value, dict)
            value = value[step]
        else:
            assert isinstance(value, list)
            value = value[step]
    return value


def some(value: object, *path: str | int) -> list[object]:
    """The list that is found there."""
    found = at(value, *path)
    assert isinstance(found, list)
    return found


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


def for_two(seed: int = 7, clock: int | None = None) -> Setup:
    """A table between two people, Ana and Bo."""
    people = (Player("Ana", written(deck("challenge-a"))), Player("Bo", written(deck("challenge-e"))))
    return Setup(people, GameLength.STARTER, str(seed), clock)


def journal_until(setup: Setup, until: Until) -> list[list[str]]:
    """What is stored of a game in which anything is chosen until something is so."""
    played = Played(setup)
    played.throwers = {0, 1}
    chance = random.Random(setup.seed)
    entries = [played.throw()]
    while not until(played):
        assert played.asked is not None, "it never comes to that"
        entries.append(played.roll() if played.rolling else played.choose(_any(played, chance), 10))
    return [lines for lines in entries if lines]


def _any(played: Played, chance: random.Random) -> Action:
    return chance.choice(played.game.options())


async def wait_until(so: Callable[[], bool]) -> None:
    """Wait until something is so that nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.001)


async def ask_everything(*guests: Guest) -> None:
    """From now on nobody passes by himself, so that a test knows who chooses next."""
    for guest in guests:
        await guest.say(type="prefer", passing="always", until=None, rolls="all")


async def one_choice(ana: Guest, bo: Guest, chance: random.Random) -> Guest:
    """Whoever is asked chooses, and both see it; who it was."""
    asked, other = (ana, bo) if ana.question is not None else (bo, ana)
    await asked.choose(chance.choice(asked.options))
    await other.up_to(asked.number)
    return asked


def in_combat(played: Played) -> bool:
    """It is for Ana to choose while one of her companies or Bo's is attacked."""
    return played.game.table.attack is not None and played.asked == 0


STANDING = StandingClock()


@asynccontextmanager
async def house(
    folder: Path,
    guests: Guests | None = None,
    messages_a_second: float = 1e9,
    clock: Clock = STANDING,
    chance: random.Random = CHANCE,
    names: Names | None = None,
) -> AsyncIterator[House]:
    """A server on a database in a folder, for as long as a test needs it; it deals as it always does."""
    storage = await Storage.opened(f"sqlite:///{folder / 'games.db'}")
    seeds = itertools.count(101)
    hub = Hub(storage, Thinkers(), lambda: str(next(seeds)), clock, chance)
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 14)  # who reads nothing is soon noticed
    port = listening.getsockname()[1]
    server = uvicorn.Server(serving(create_app(hub, guests, names)))
    running = asyncio.create_task(_running(server, listening))
    address = f"http://127.0.0.1:{port}"
    client = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)  # there is nothing to verify
    try:
        with patch.object(connection, "MESSAGES_A_SECOND", messages_a_second):
            async with client:
                yield House(port, hub, client, server)
    finally:
        server.should_exit = True
        await running
        await hub.close()


async def _running(server: uvicorn.Server, listening: socket.socket) -> None:
    with listening:
        await server._serve([listening])
