"""Somebody connects: he is seated by his key, or told where he is invited to, or why not."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from wizardhaven.protocol.page_says import Sit
from wizardhaven.protocol.server_says import Refused
from wizardhaven.server.client import client_address
from wizardhaven.server.connection import Connection
from wizardhaven.server.introducing import invitation
from wizardhaven.server.keys import Role
from wizardhaven.server.refusals import count_refusal
from wizardhaven.server.seats import found
from wizardhaven.server.wire import POLICY, heard, shut, understood
from wizardhaven.server.words import Declined, No, refusal
from wizardhaven.text.language import Language

if TYPE_CHECKING:
    from wizardhaven.server.desk import Desk
    from wizardhaven.server.hub import Hub

_log: Final = logging.getLogger("wizardhaven")

SECONDS_TO_SIT: Final = 10.0
TRY_LATER: Final = 1013


async def attend(socket: WebSocket, hub: Hub) -> None:
    """Seat whoever has connected by his key, then listen to him."""
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
        await _refuse(socket, declined, language)
    except (WebSocketDisconnect, TimeoutError):
        return
    except Exception:  # noqa: BLE001  whatever is wrong at one table, the others go on
        _log.exception("A connection to a table failed.", extra={"event": "broken"})
        await _refuse(socket, Declined(No.BROKEN_SERVER), language)


async def _refuse(socket: WebSocket, declined: Declined, language: Language) -> None:
    count_refusal(declined.why, client_address(socket.scope))
    code = POLICY if declined.status < 500 else TRY_LATER
    await shut(socket, Refused(refusal(declined.why, language)), code)


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
