"""The web server: the page, the lobby, the rulebook and the connections to tables. No rules of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from wizardhaven.server.answering import declining
from wizardhaven.server.attending import attend
from wizardhaven.server.catalogue.ends import show_card, show_faces, show_index, show_texts
from wizardhaven.server.choosing import show_decks
from wizardhaven.server.doors import Doors, Names
from wizardhaven.server.health import show_life, show_readiness
from wizardhaven.server.hub import Hub
from wizardhaven.server.lab_jobs import order_games
from wizardhaven.server.laboratory import Laboratory
from wizardhaven.server.limits import LARGEST_FRAME, Guests
from wizardhaven.server.lines import RequestLine, Serving, TableLine
from wizardhaven.server.lobby import lay_table, show_lobby, take_seat
from wizardhaven.server.rules_pages import find_rules, show_rule
from wizardhaven.server.words import Declined, No
from wizardhaven.server.workshop.cards import show_cards
from wizardhaven.server.workshop.ends import (
    check_deck,
    mend_deck,
    place_deck,
    read_deck,
    show_deck,
    write_deck,
)
from wizardhaven.server.workshop.trials import try_deck

STATIC: Final = Path(__file__).parent / "static"

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
SECONDS_TO_GO: Final = 5
"""When the server ends, it does not wait longer for those who do not listen."""

SECONDS_TO_REST: Final = 5
"""So long a connection over which nothing is asked any more is kept."""

SECONDS_BETWEEN_PINGS: Final = 20.0
SECONDS_TO_PONG: Final = 40.0
"""Whoever does not answer a ping for so long is gone, even if nobody has said so."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""What Vite names by its content never changes."""


def create_app(hub: Hub, guests: Guests | None = None, names: Names | None = None) -> Starlette:
    """The server for the tables of a hub, which whoever calls opens and closes."""
    guests = guests if guests is not None else Guests()
    app = Starlette(
        routes=[
            Route("/", show_page),
            Route("/healthz", show_life),
            Route("/readyz", show_readiness),
            Route("/api/lobby", show_lobby),
            Route("/api/tables", lay_table, methods=["POST"]),
            Route("/api/seats", take_seat, methods=["POST"]),
            Route("/api/rules", find_rules),
            Route("/api/rules/{id}", show_rule),
            Route("/api/decks/cards", show_cards),
            Route("/api/lab", order_games, methods=["POST"]),
            Route("/api/decks/seen", show_decks, methods=["POST"]),
            Route("/api/decks/house/{name}", show_deck),
            Route("/api/decks/read", read_deck, methods=["POST"]),
            Route("/api/decks/check", check_deck, methods=["POST"]),
            Route("/api/decks/mend", mend_deck, methods=["POST"]),
            Route("/api/decks/write", write_deck, methods=["POST"]),
            Route("/api/decks/where", place_deck, methods=["POST"]),
            Route("/api/decks/try", try_deck, methods=["POST"]),
            Route("/api/catalogue/index", show_index),
            Route("/api/catalogue/texts", show_texts),
            Route("/api/catalogue/faces", show_faces),
            Route("/api/catalogue/cards/{code}", show_card),
            WebSocketRoute("/play", play),
            WebSocketRoute("/{elsewhere:path}", refuse),
            Mount("/", StaticFiles(directory=STATIC, check_dir=False)),
        ],
        exception_handlers={Declined: declined, Exception: broken},
    )
    app.add_middleware(Doors, guests=guests, names=names if names is not None else Names())
    app.add_middleware(SafeHeaders)
    app.state.hub = hub
    app.state.guests = guests
    app.state.laboratory = Laboratory()
    return app


def serving(app: Starlette) -> Serving:
    """How the app is served: without a log of who asks for what, since that would hold links."""
    guests: Guests = app.state.guests
    config = Serving(
        app,
        access_log=False,
        date_header=False,
        forwarded_allow_ips=guests.proxies.listed,
        http=RequestLine,
        lifespan="off",
        log_config=None,
        log_level="error",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_GO,
        timeout_keep_alive=SECONDS_TO_REST,
        ws=TableLine,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_TO_PONG,
    )
    config.guests = guests
    return config


async def show_page(_request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def play(socket: WebSocket) -> None:
    """A connection to a table."""
    await attend(socket, socket.app.state.hub)


async def refuse(socket: WebSocket) -> None:
    """Connections are only made to tables."""
    await socket.close()


async def declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    return declining(error, request.scope)


async def broken(request: Request, _error: Exception) -> Response:
    """A fault of ours; this answer does not pass through the others' headers."""
    said = declining(Declined(No.BROKEN_SERVER, 500), request.scope)
    said.headers.update(HEADERS)
    return said


class SafeHeaders:
    """Every answer says what the page may load, and from where: from here, and nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/assets/") and message["status"] < 400:
                    headers["Cache-Control"] = FOREVER
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)
