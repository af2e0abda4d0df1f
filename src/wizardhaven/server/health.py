"""What a machine asks that looks after the server: whether it lives, and whether it can play."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wizardhaven.server.hub import Hub


async def show_life(_request: Request) -> Response:
    """It answers, so it lives."""
    return PlainTextResponse("The server lives.\n")


async def show_readiness(request: Request) -> Response:
    """Without its database nobody can play; what is wrong with it stands in the log."""
    hub: Hub = request.app.state.hub
    if hub.storage.is_lost:
        return PlainTextResponse("The database does not answer.\n", 503)
    return PlainTextResponse("The server is ready.\n")
