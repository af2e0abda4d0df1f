"""Somebody at a table of a soak: chooses anything after a while, and remembers all that he was told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tools.soaking.wire import PATIENCE, Carried, Line, line_to

UNDO: Final = -1
"""Stands for an undoing where otherwise an option's number stands."""

UNDONE: Final = 0.02
"""How often somebody takes back what he can take back."""


class Asked(Struct):
    id: str
    options: list[Raw]


class Message(Struct):
    """As much of what the server says as a soak looks at."""

    type: Literal["terms", "seated", "state", "refused", "rematch", "suggestion", "why"]
    n: int = 0
    view: Raw = Raw(b"")
    question: Asked | None = None
    log_from: int = 0
    log: list[Raw] = []
    undo: bool = False
    over: Raw = Raw(b"null")
    text: str = ""
    invite: str | None = None


_decoder: Final = msgspec.json.Decoder(Message)
Picture: TypeAlias = tuple[int, bytes, int]
"""What was shown: the number, the table, how many answers there were."""


@dataclass
class Measured:
    """What all guests together have seen."""

    seconds: list[float] = field(default_factory=list)
    """From each click to the table that shows it."""
    messages: int = 0
    carried: tuple[Carried, Carried] = field(default_factory=lambda: (Carried(), Carried()))
    """Over the lines of those who sit at this machine, and of those from afar."""
    refusals: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


@dataclass
class Answer:
    """An answer that was sent: to which question, with which option, when."""

    question: int
    option: int
    sent: float


@dataclass
class Guest:
    """A person at a seat. The first of a table is here, the other one is from afar."""

    table: str
    seat: int
    key: str
    chance: random.Random
    measured: Measured
    undoes: bool = True
    n: int = -1
    """The newest number that this guest was shown."""
    picture: Picture | None = None
    log: list[bytes] = field(default_factory=list)
    """The story as it was told."""
    acknowledged: dict[int, int] = field(default_factory=dict)
    """The option that was chosen at each number, as far as its effect was shown."""
    sent: Answer | None = None
    is_over: bool = False
    is_back: bool = False
    """Whether this guest has been shown the table since it sat down."""
    _due: float | None = None
    _newest: Message | None = None

    async def play(self, port: int, think: float, stopping: asyncio.Event) -> None:
        """Sit down and play on, until it is time to stop or the server is gone."""
        self.sent, self._due, self._newest, self.is_back = None, None, None, False
        try:
            async with line_to(port, afar=self.seat == 1) as line:
                assert isinstance(line, Line)
                await say(line, type="sit", key=self.key, language="en")
                await say(line, type="prefer", passing="always", until=None, rolls="all")
                await self._go_on(line, think, stopping)
        except (WebSocketException, OSError, TimeoutError) as error:
            if not stopping.is_set():
                self._fault(f"lost its connection: {type(error).__name__} {error}")

    async def _go_on(self, line: Line, think: float, stopping: asyncio.Event) -> None:
        while not stopping.is_set() or self.sent is not None:
            self._think(think)
            now = time.monotonic()
            if self._due is not None and self._due <= now and not stopping.is_set():
                await self._answer(line)
                continue
            if self.sent is not None and now - self.sent.sent > PATIENCE:
                self._fault(f"got no answer to its choice at {self.sent.question}")
                return
            try:
                async with asyncio.timeout(1.0 if self._due is None else max(0.0, self._due - now)):
                    await self._heard(line)
            except TimeoutError:
                pass

    def _think(self, think: float) -> None:
        """Decide when to answer, if there is something to answer."""
        if self._due is None and self.sent is None and self._newest is not None:
            if self._newest.question is not None and not self.is_over:
                self._due = time.monotonic() + think * self.chance.uniform(0.5, 1.5)

    async def _answer(self, line: ClientConnection) -> None:
        newest = self._newest
        assert newest is not None
        self._due = None
        if newest.question is None:
            return
        if newest.undo and self.undoes and self.chance.random() < UNDONE:
            self.sent = Answer(newest.n, UNDO, time.monotonic())
            await say(line, type="undo")
            return
        option = self.chance.randrange(len(newest.question.options))
        self.sent = Answer(newest.n, option, time.monotonic())
        await say(line, type="choose", question=newest.question.id, option=str(option))

    async def _heard(self, line: Line) -> Message:
        text = await line.recv()
        now = time.monotonic()
        message = _decoder.decode(text)
        self.measured.messages += 1
        carried = self.measured.carried[self.seat]
        carried.bytes, line.received = carried.bytes + line.received, 0
        if message.type == "state":
            carried.tables += 1
            self._shown(message, now)
        elif message.type == "refused":
            self.measured.refusals.append(message.text)
            self.sent = None
        return message

    def _shown(self, message: Message, now: float) -> None:
        told = self.log if self.is_back else []
        if message.log_from > len(told):
            self._fault(f"was not told lines {len(told)} to {message.log_from} of the story")
        log = told[: message.log_from] + [bytes(line) for line in message.log]
        options = 0 if message.question is None else len(message.question.options)
        picture = message.n, bytes(message.view), options
        if not self.is_back and self.picture is not None:
            self._compare(self.picture, picture, log)
        self.n, self.log, self.picture, self.is_back = message.n, log, picture, True
        self.is_over = bytes(message.over) != b"null"
        self._newest = message
        if self.sent is not None and message.n > self.sent.question:
            self.measured.seconds.append(now - self.sent.sent)
            self.acknowledged[self.sent.question] = self.sent.option
            self.sent = None

    def _compare(self, before: Picture, now: Picture, log: list[bytes]) -> None:
        """Who comes back must find everything that he was shown before."""
        if now[0] < before[0]:
            self._fault(f"was shown {before[0]}, and came back to {now[0]}")
        elif log[: len(self.log)] != self.log:
            self._fault(f"was told another story up to {before[0]} when it came back at {now[0]}")
        elif now[0] == before[0] and now != before:
            self._fault(f"was shown another table at {now[0]} when it came back")

    def _fault(self, what: str) -> None:
        self.measured.faults.append(f"Seat {self.seat} of a table {what}.")


async def say(line: ClientConnection, **message: object) -> None:
    await line.send(json.dumps(message))
