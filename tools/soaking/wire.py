"""Connections to the server of a soak, of guests at this machine and from afar, and what comes over them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

PATIENCE: Final = 300.0
"""Seconds after which something that is waited for is a fault, however busy the machine is."""

AFAR: Final = {"X-Forwarded-For": "203.0.113.1"}
"""How a proxy names a guest who does not sit at this machine."""


class Line(ClientConnection):
    """A connection that counts the bytes which come over it, packed as they are."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


@dataclass
class Carried:
    """What came over some lines: so many bytes, and so many tables in them."""

    bytes: int = 0
    tables: int = 0

    @property
    def bytes_a_table(self) -> float:
        return self.bytes / max(1, self.tables)


def line_to(port: int, *, afar: bool = False) -> connect:
    """A connection to a server that may take its time; from afar, it offers what browsers offer."""
    return connect(
        f"ws://127.0.0.1:{port}/play",
        max_size=None,
        compression=None,
        extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)] if afar else None,
        additional_headers=AFAR if afar else None,
        open_timeout=PATIENCE,
        ping_interval=None,
        create_connection=Line,
    )
