"""What goes over a connection: messages read and understood, sent, and a last word."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Protocol, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wizardhaven.protocol.page_says import ClientMessage
from wizardhaven.protocol.server_says import ServerMessage
from wizardhaven.server.limits import LONGEST_MESSAGE
from wizardhaven.server.words import Declined, No

SECONDS_TO_LISTEN: Final = 30.0
"""Who does not take what is sent for so long is gone."""

POLICY: Final = 1008

LINE: Final = "wizardhaven.line"
"""Under this name a connection itself is found among what can be done with it."""

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()


class Carrier(Protocol):
    """A connection as such. Whoever tells much goes to it straight: all that is around it costs more."""

    @property
    def all_is_heard(self) -> bool:
        """Whether nothing waits that he has said."""
        ...

    def carry(self, message: bytes) -> bool:
        """Send a text. If that is not possible because he does not take it, wait until he listens."""
        ...

    async def listens(self) -> None:
        """Wait until he takes what is sent."""
        ...

    def stop_hearing(self) -> None:
        """What is said next is that he is gone."""
        ...


def carrier(socket: WebSocket) -> Carrier:
    return cast("Carrier", socket.scope["extensions"][LINE])


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


async def send(line: Carrier, message: ServerMessage) -> None:
    """Tell somebody something; who does not listen is not waited for."""
    written = _encoder.encode(message)
    while not line.carry(written):
        async with asyncio.timeout(SECONDS_TO_LISTEN):
            await line.listens()


async def shut(socket: WebSocket, last: ServerMessage | None = None, code: int = POLICY) -> None:
    """Let somebody go, with a last word for him if he listens."""
    with suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(SECONDS_TO_LISTEN):
            if last is not None:
                await socket.send_text(_encoder.encode(last).decode())
            await socket.close(code)
