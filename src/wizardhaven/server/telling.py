"""What a connection to a table is told: the newest table, not every table in between, and what is said."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from wizardhaven.protocol.page_says import Sit
from wizardhaven.protocol.server_says import Refused, ServerMessage, State
from wizardhaven.protocol.terms import terms
from wizardhaven.server.introducing import seated
from wizardhaven.server.keys import Key
from wizardhaven.server.showing import codes_in, composed
from wizardhaven.server.wire import carrier, send, shut
from wizardhaven.server.words import No, refusal

if TYPE_CHECKING:
    from wizardhaven.server.desk import Desk
    from wizardhaven.server.hub import Hub


class Telling:
    """Somebody at a seat, or watching, to whom everything is told as fast as he listens."""

    def __init__(self, socket: WebSocket, hub: Hub, desk: Desk, key: Key, sit: Sit) -> None:
        self.seat = key.role.seat
        self.language = sit.language
        self.browser = sit.browser
        self._socket = socket
        self._line = carrier(socket)
        self._hub = hub
        self._desk = desk
        self._waiting: list[ServerMessage] = []
        self._due = False
        self._introduction_due = False
        self._terms_due = True
        self._dismissed: No | None = None
        self._wake = asyncio.Event()
        self._told = 0
        self._faces: set[str] = set()

    def say(self, message: ServerMessage) -> None:
        self._waiting.append(message)
        self._wake.set()

    @property
    def has_heard(self) -> bool:
        return not self._waiting

    def show(self) -> None:
        self._due = True
        self._wake.set()

    def introduce(self) -> None:
        self._introduction_due = True
        self._wake.set()

    def dismiss(self, why: No) -> None:
        self._dismissed = why
        self._wake.set()

    def untell(self, lines: int) -> None:
        self._told = min(self._told, lines)

    def _forget(self) -> None:
        """Nothing was told yet in the language that is spoken now."""
        self._told = 0
        self._terms_due = True
        self._faces.clear()

    async def _tell(self) -> None:
        """Tell what there is to tell. Who does not listen is let go, and nobody else waits for him."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._dismissed is not None:
                return await shut(self._socket, Refused(refusal(self._dismissed, self.language)))
            if self._introduction_due:
                self._introduction_due = False
                await send(self._line, seated(self._hub, self._desk, self))
            if self._terms_due:
                self._terms_due = False
                await send(self._line, terms(self.language))
            for message in self._waiting[:]:
                self._waiting.remove(message)
                await send(self._line, message)
            if self._due:
                self._due = False
                state = self._state()
                if state is not None:
                    await send(self._line, state)

    def _state(self) -> State | None:
        """The table as it is shown now, with what is new to this connection."""
        shown = self._desk.shown.get((self.seat, self.language))
        played = self._desk.played
        if shown is None or played is None:
            return None
        first = min(self._told, shown.lines)
        self._told = shown.lines
        lines = played.chronicle(self.seat, self.language).lines[first : shown.lines]
        fresh = sorted(codes_in(shown, lines) - self._faces)
        self._faces.update(fresh)
        timed = self._desk.setup.clock is not None
        clocks = (int(self._desk.clocks.left(0)), int(self._desk.clocks.left(1))) if timed else None
        return composed(shown, first, lines, fresh, self.language, clocks)
