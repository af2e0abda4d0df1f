"""Connections of guests from afar: tables are compressed for them, each against the one before it."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Final, cast

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from wizardhaven.server.client import client_address, numbered

TABLE: Final = b'{"type":"state",'
"""How a message begins that shows a table. No other is compressed: keys and what guests call themselves
travel in the others."""

LEVEL: Final = 3
"""Two thirds of the time of zlib's usual level, for a seventh more bytes."""


class Line(WebSocketsSansIOProtocol):
    """A connection; with a guest from afar it is agreed that tables are compressed."""

    async def send(self, message: ASGISendEvent) -> None:
        """Only when somebody is let in has been read for whom a proxy asks."""
        if message["type"] == "websocket.accept" and is_from_afar(client_address(cast("Scope", self.scope))):
            self._offer_compression()
        await super().send(message)

    def _offer_compression(self) -> None:
        """Answer the handshake once more; where the guest's side offers nonsense, it stays as it was."""
        self.conn.available_extensions = [TableCompression(client_no_context_takeover=True)]
        response = self.conn.accept(self.request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.response = response


def is_from_afar(address: str) -> bool:
    """Whether somebody does not sit at this machine; what is no address is some proxy's word for one."""
    number = numbered(address)
    return address != "" if number is None else not number.is_loopback


class TableCompression(ServerPerMessageDeflateFactory):
    """Agrees on compression, if the guest's side can do it."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, CompressedTables(agreed)


class CompressedTables(PerMessageDeflate):
    """Compresses tables.

    The guest's side keeps what it was sent last, so that a table can be told by where it differs from the
    one before. For that we need not keep a compressor, only that table: each new compressor begins with it.
    """

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            remote_no_context_takeover=agreed.remote_no_context_takeover,
            local_no_context_takeover=True,
            remote_max_window_bits=agreed.remote_max_window_bits,
            local_max_window_bits=agreed.local_max_window_bits,
        )
        self._may_refer_back = not agreed.local_no_context_takeover
        self._last = b""

    def encode(self, frame: Frame) -> Frame:
        table = bytes(frame.data)
        if not table.startswith(TABLE):
            return frame
        self.compress_settings = {"level": LEVEL, "zdict": self._last}
        if self._may_refer_back:
            self._last = table
        return super().encode(frame)
