"""The doors of the server: nobody comes in under a wrong name, for a strange page, too often or too many."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from wizardhaven.server.answering import declining
from wizardhaven.server.client import client_address
from wizardhaven.server.limits import Door, Guests
from wizardhaven.server.words import Declined, No

LOCAL: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Names under which no other machine can pretend to be this one."""
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Names:
    """What the server may be called in a request.

    A page from elsewhere could have its own name lead to this machine. So who serves this machine alone goes
    by its local names, and others by those that they name; if they name none, by any.
    """

    def __init__(self, named: Sequence[str] = (), *, only_here: bool = False) -> None:
        self._named = frozenset([name.lower() for name in named])
        self._any = not named and not only_here

    def know(self, host: str) -> bool:
        """Whether the server goes by that name, with a port or without."""
        name = without_port(host)
        return self._any or name in LOCAL or name in self._named or host in self._named

    def are_home_of(self, origin: str | None, host: str) -> bool:
        """Whether a page comes from here, or no page asks at all."""
        if origin is None:
            return True
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return place != "" and (place == host or place in self._named)


def without_port(host: str) -> str:
    name, _, port = host.rpartition(":")
    return name if name and port.isdecimal() else host


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a server that listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Doors:
    """Everything passes here first."""

    def __init__(self, app: ASGIApp, guests: Guests, names: Names) -> None:
        self._app = app
        self._guests = guests
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as stay:
            try:
                self._let_in(scope, stay)
            except Declined as declined:
                await declining(declined, scope)(scope, receive, send)
            else:
                await self._app(scope, receive, send)

    def _let_in(self, scope: Scope, stay: ExitStack) -> None:
        address, at_table = client_address(scope), scope["type"] == "websocket"
        self._check_names(Headers(scope=scope), asks=not at_table and scope["method"] in HARMLESS)
        self._guests.admit(Door.CONNECTION if at_table else Door.REQUEST, address)
        if at_table:
            stay.enter_context(self._guests.watching(address))

    def _check_names(self, headers: Headers, *, asks: bool) -> None:
        """The server's name, and unless somebody only asks, that of the page that he looks at."""
        host = headers.get("host", "").lower()
        if not self._names.know(host):
            raise Declined(No.WRONG_HOST, 421)
        if not asks and not self._names.are_home_of(headers.get("origin"), host):
            raise Declined(No.WRONG_ORIGIN, 403)
