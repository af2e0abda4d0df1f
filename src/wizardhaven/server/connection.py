"""One connection to a table: what it is told, what it may say, and a "no" for everything else."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wizardhaven.errors import WizardhavenError
from wizardhaven.protocol.messages import (
    AskRematch,
    AskWhy,
    Choose,
    ClientMessage,
    Concede,
    Prefer,
    Refused,
    Rematch,
    Renew,
    Renewed,
    ServerMessage,
    Sit,
    Speak,
    State,
    Suggest,
    Undo,
)
from wizardhaven.server.client import client_address
from wizardhaven.server.desk import Desk
from wizardhaven.server.explaining import suggestion, why
from wizardhaven.server.figures import ANSWER_SECONDS
from wizardhaven.server.hub import Hub
from wizardhaven.server.introducing import invitation, seated
from wizardhaven.server.keys import Key, Role
from wizardhaven.server.limits import (
    LONGEST_MESSAGE,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    REFUSALS_IN_ALL,
    Allowance,
    Door,
    Guests,
)
from wizardhaven.server.refusals import count_refusal
from wizardhaven.server.seats import found, rematch, renew
from wizardhaven.server.showing import codes_in, composed
from wizardhaven.server.words import Declined, No, refusal
from wizardhaven.text.language import Language

_log: Final = logging.getLogger("wizardhaven")

SECONDS_TO_SIT: Final = 10.0
SECONDS_TO_LISTEN: Final = 30.0
"""Who does not take what is sent for so long is gone."""

POLICY: Final = 1008
TRY_LATER: Final = 1013

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()


class Connection:
    """Somebody at a seat, or watching. A slow one gets the newest table, not every table in between."""

    def __init__(self, socket: WebSocket, hub: Hub, desk: Desk, key: Key, sit: Sit) -> None:
        self.seat = key.role.seat
        self.language = sit.language
        self.browser = sit.browser
        self._key = key
        self._socket = socket
        self._hub = hub
        self._desk = desk
        self._waiting: list[ServerMessage] = []
        self._due = False
        self._introduction_due = False
        self._dismissed: No | None = None
        self._wake = asyncio.Event()
        self._hearing: asyncio.Timeout | None = None
        """Whoever waits for what is said next, as long as somebody does."""
        self._told = 0
        self._faces: set[str] = set()
        self._allowance = Allowance(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._refusals = 0

    # --- What it is told ------------------------------------------------------------------------------

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

    async def run(self) -> None:
        """Listen and tell until one side goes."""
        await self._desk.join(self, self._key)
        telling = asyncio.create_task(self._tell(), name="tell")
        telling.add_done_callback(self._stop_hearing)
        try:
            await self._listen(telling)
        finally:
            self._desk.leave(self)
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _tell(self) -> None:
        """Tell what there is to tell. Who does not listen is let go, and nobody else waits for him."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._dismissed is not None:
                return await shut(self._socket, Refused(refusal(self._dismissed, self.language)))
            if self._introduction_due:
                self._introduction_due = False
                await self._send(seated(self._hub, self._desk, self))
            for message in self._waiting[:]:
                self._waiting.remove(message)
                await self._send(message)
            if self._due:
                self._due = False
                state = self._state()
                if state is not None:
                    await self._send(state)

    async def _send(self, message: ServerMessage) -> None:
        async with asyncio.timeout(SECONDS_TO_LISTEN):
            await self._socket.send_text(_encoder.encode(message).decode())

    def untell(self, lines: int) -> None:
        self._told = min(self._told, lines)

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

    # --- What it says ---------------------------------------------------------------------------------

    async def _listen(self, telling: asyncio.Task[None]) -> None:
        """Do what is said, until nothing is said any more or nothing can be told."""
        while self._refusals < REFUSALS_IN_ALL:
            try:
                await self._hear(await self._next(telling))
            except WebSocketDisconnect:
                return
            except Declined as declined:
                self._refuse(declined.why)
            except WizardhavenError as error:
                _log.error("What was asked for at a table failed: %s", error, extra={"event": "broken"})
                self._refuse(No.BROKEN_SERVER)
            await asyncio.sleep(0)  # however much he says, everybody else has his turn in between
        await shut(self._socket)

    async def _next(self, telling: asyncio.Task[None]) -> str:
        """What is said next. Whoever can be told nothing is gone, and what he said before is done."""
        if telling.done():
            raise WebSocketDisconnect
        try:
            async with asyncio.timeout(None) as self._hearing:
                return await heard(self._socket)
        except TimeoutError:
            raise WebSocketDisconnect from None
        finally:
            self._hearing = None

    def _stop_hearing(self, _telling: asyncio.Task[None]) -> None:
        if self._hearing is not None:
            self._hearing.reschedule(asyncio.get_running_loop().time())

    async def _hear(self, said: str) -> None:
        if self._dismissed is not None:
            raise WebSocketDisconnect
        if not self._allowance.take():
            raise Declined(No.TOO_MANY)
        with ANSWER_SECONDS.time():
            await self._do(understood(said))

    def _refuse(self, no: No) -> None:
        self._refusals += 1
        count_refusal(no, client_address(self._socket.scope))
        self.say(Refused(refusal(no, self.language)))
        if no is No.LATE:
            self.show()

    async def _do(self, message: ClientMessage) -> None:
        """Everything that somebody at a table may ask for."""
        match message:
            case Sit():
                raise Declined(No.SEATED_ALREADY)
            case Speak(language):
                await self._desk.translate(self.seat, language)
                self.language = language
                self._told = 0
                self._faces.clear()
                await self._desk.look_again(self)
            case _ if self.seat is None:
                raise Declined(No.ONLY_WATCHING)
            case Choose(question, option):
                await self._desk.choose(self.seat, question, option)
            case Undo():
                await self._desk.undo(self.seat)
            case Prefer(passing, until, rolls):
                await self._desk.prefer(self.seat, passing, until, rolls=rolls)
            case Concede():
                await self._desk.concede(self.seat)
            case Suggest():
                self.say(await suggestion(self._hub, self._desk, self.seat, self.language))
            case AskWhy():
                self.say(why(self._desk, self.seat, self.language))
            case AskRematch():
                await self._rematch(self.seat)
            case Renew():
                self.say(Renewed((await renew(self._hub, self._desk, self.seat)).text))

    async def _rematch(self, seat: int) -> None:
        """Once everybody who is a person wants another game, it is laid out."""
        desk = self._desk
        if desk.played is None or desk.played.asked is not None:
            raise Declined(No.NOT_OVER)
        desk.wants_rematch.add(seat)
        agreed = desk.setup.next_table is not None
        if agreed or desk.is_bot(1 - seat) or 1 - seat in desk.wants_rematch:
            if not agreed:
                guests: Guests = self._socket.app.state.guests
                guests.admit(Door.TABLE, client_address(self._socket.scope))
            keys = await rematch(self._hub, desk, seat)
            for onlooker in [one for one in desk.onlookers if one.seat in keys]:
                onlooker.say(Rematch(keys[onlooker.seat].text))
        else:
            for onlooker in desk.onlookers:
                onlooker.introduce()


def understood(said: str) -> ClientMessage:
    """A message; what is none is declined."""
    if len(said) > LONGEST_MESSAGE:
        raise Declined(No.TOO_LONG)
    try:
        return _decoder.decode(said)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Declined(No.NOT_UNDERSTOOD) from None


async def heard(socket: WebSocket) -> str:
    """What is said next; bytes are not understood."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    said = message.get("text")
    if not isinstance(said, str):
        raise Declined(No.NOT_UNDERSTOOD)
    return said


async def shut(socket: WebSocket, last: ServerMessage | None = None, code: int = POLICY) -> None:
    """Let somebody go, with a last word for him if he listens."""
    with suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(SECONDS_TO_LISTEN):
            if last is not None:
                await socket.send_text(_encoder.encode(last).decode())
            await socket.close(code)


async def attend(socket: WebSocket, hub: Hub) -> None:
    """Somebody has connected: seat him by his key, then listen."""
    await socket.accept()
    language = Language.EN
    try:
        async with asyncio.timeout(SECONDS_TO_SIT):
            sit = _sitting(await heard(socket))
        language = sit.language
        desk, key = await found(hub, sit.key)
        if key.role is Role.INVITED:
            await invite(socket, desk)
        else:
            await Connection(socket, hub, desk, key, sit).run()
    except Declined as declined:
        count_refusal(declined.why, client_address(socket.scope))
        code = POLICY if declined.status < 500 else TRY_LATER
        await shut(socket, Refused(refusal(declined.why, language)), code)
    except (WebSocketDisconnect, TimeoutError):
        return


async def invite(socket: WebSocket, desk: Desk) -> None:
    """Tell an invited friend where he is invited to, if the seat is still free; he takes it by a request."""
    if desk.setup.started:
        raise Declined(No.SEAT_TAKEN)
    await shut(socket, invitation(desk))


def _sitting(said: str) -> Sit:
    message = understood(said)
    if not isinstance(message, Sit):
        raise Declined(No.SIT_FIRST)
    return message
