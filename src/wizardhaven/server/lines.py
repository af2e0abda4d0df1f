"""The connections themselves: counted, given a time for everything, and ended when they are misused."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum
from http import HTTPStatus
from typing import Final, cast

import h11
import msgspec
import uvicorn
from starlette.websockets import WebSocketDisconnect
from uvicorn._types import ASGISendEvent, WebSocketReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from wizardhaven.server.afar import Line
from wizardhaven.server.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, PAUSE, Allowance, Guests
from wizardhaven.server.refusals import count_refusal
from wizardhaven.server.wire import LINE
from wizardhaven.server.words import No, refusal
from wizardhaven.text.language import Language

MOST_FRAMES: Final = 1000
"""Into so many pieces a message may be cut."""


class Serving(uvicorn.Config):
    """How the app is served, and to whom."""

    guests: Guests


class Step(Enum):
    """How far a request has come."""

    ASKING = "asking"
    SENDING = "sending"
    ANSWERED = "answered"
    RESTING = "resting"
    REFUSED = "refused"


PATIENCE: Final = {
    Step.ASKING: 10.0,
    Step.SENDING: 30.0,
    Step.ANSWERED: 300.0,
    Step.RESTING: 60.0,  # the web server itself ends what rests, much sooner
    Step.REFUSED: 1.0,
}
"""Seconds after which a step takes too long."""


def guests_of(config: uvicorn.Config) -> Guests:
    assert isinstance(config, Serving)
    return config.guests


class RequestLine(H11Protocol):
    """A connection over which is asked. Who takes too long to ask, or to hear the answer, is let go."""

    _step: Step | None = None
    _patience: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        room = guests_of(self.config).lines.enter(self._address)
        self._come_to(Step.ASKING if room else Step.REFUSED)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        guests_of(self.config).lines.leave(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._stop_waiting()
        guests_of(self.config).lines.leave(self._address)
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if self._step is Step.REFUSED:
            self._refuse(503, No.CROWDED)
            return
        super().data_received(data)
        self._look(Step.ASKING)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look(Step.RESTING)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP."""
        self._refuse(400, No.NOT_UNDERSTOOD)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client is not None else ""

    def _look(self, idle: Step) -> None:
        """See how far the request has come."""
        if self._upgraded:
            return
        theirs = self.conn.their_state
        if theirs is h11.IDLE:
            self._come_to(idle)
        else:
            self._come_to(Step.SENDING if theirs is h11.SEND_BODY else Step.ANSWERED)

    def _come_to(self, step: Step) -> None:
        if step is not self._step:
            self._stop_waiting()
            self._step = step
            self._patience = self.loop.call_later(PATIENCE[step], self._lose_patience)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()

    def _lose_patience(self) -> None:
        if self._step is Step.ASKING:
            self._refuse(408, No.TOO_SLOW)
        else:
            self.transport.abort()

    def _refuse(self, status: int, why: No) -> None:
        """Say why not, if nothing else is being said, and hang up."""
        count_refusal(why, self._address)
        if self._step in (Step.SENDING, Step.ANSWERED):
            self.transport.abort()
        else:
            self.transport.write(refused(status, why))
            self.transport.close()


def refused(status: int, why: No) -> bytes:
    """An answer to what was not read: nobody knows in which language, so it is said in all of them."""
    text = " ".join([refusal(why, language) for language in Language])
    body = msgspec.json.encode({"text": text})
    again = f"Retry-After: {PAUSE}\r\n" if status == 503 else ""
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nX-Content-Type-Options: nosniff\r\n{again}Connection: close\r\n\r\n"
    )
    return head.encode() + body


class TableLine(Line):
    """A connection to a table. Pings and pieces of messages are bounded like messages themselves."""

    _allowance: Allowance

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._allowance = Allowance(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        guests_of(self.config).lines.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        guests_of(self.config).lines.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[LINE] = self

    @property
    def all_is_heard(self) -> bool:
        return self.queue.empty()

    def carry(self, message: bytes) -> bool:
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect
        try:
            self.conn.send_text(message)
        except InvalidState:
            raise WebSocketDisconnect from None
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def listens(self) -> None:
        await self.writable.wait()

    def stop_hearing(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})

    async def send(self, message: ASGISendEvent) -> None:
        """Who was refused at the door has been answered; the web server would complain of that."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Who does not take our answers or asks for too many is not answered any more."""
        if self._allowance.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self._hang_up()

    def handle_pong(self, event: Frame) -> None:
        if self._allowance.take():
            super().handle_pong(event)
        else:
            self._hang_up()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self._hang_up()

    def send_receive_event_to_app(self) -> None:
        """What calls itself text and is none is passed on as bytes, which are not understood.

        Who says one thing at a time is listened to all the while; to stop and begin again costs as much as
        to read what he says.
        """
        said, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait(_received(said, is_text=self.curr_msg_data_type == "text"))
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client is not None else ""

    def _hang_up(self) -> None:
        count_refusal(No.TOO_MANY, self._address)
        self.transport.abort()


def _received(said: bytes, *, is_text: bool) -> WebSocketReceiveEvent:
    if is_text:
        with suppress(UnicodeDecodeError):
            return {"type": "websocket.receive", "text": said.decode()}
    return {"type": "websocket.receive", "bytes": said}
