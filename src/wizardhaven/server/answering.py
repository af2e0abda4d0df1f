"""What is read of a request, and how it is answered: JSON, or a sentence that says why not."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers, QueryParams
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from wizardhaven.server.client import client_address
from wizardhaven.server.limits import LONGEST_REQUEST
from wizardhaven.server.refusals import count_refusal
from wizardhaven.server.words import Declined, No, refusal
from wizardhaven.text.language import Language

JSON: Final = "application/json"
SECONDS_TO_SEND: Final = 15.0
"""Whoever has not sent all of his request after so long is not waited for."""
LONGEST_REASON: Final = 200

Wanted = TypeVar("Wanted")


class DeckFault(Struct, frozen=True):
    text: str
    rule: str


class NotOpened(Struct, frozen=True):
    """Why there is no table; for a deck, everything that is wrong with it."""

    text: str
    faults: tuple[DeckFault, ...] = ()


class NotUnderstood(Declined):
    """A request that is not what was asked for; the reason is for whoever wrote the page."""

    def __init__(self, reason: str) -> None:
        super().__init__(No.NOT_UNDERSTOOD, 400)
        self.reason = reason[:LONGEST_REASON]


def language_of(scope: Scope) -> Language:
    """The language that is asked for, or else that the browser speaks, or else English."""
    asked = QueryParams(scope["query_string"]).get("language", "")
    spoken = Headers(scope=scope).get("accept-language", "")
    for wish in (asked, *[piece.strip()[:2] for piece in spoken.split(",")]):
        for language in Language:
            if language.value == wish:
                return language
    return Language.EN


async def wanted_in(request: Request, kind: type[Wanted]) -> Wanted:
    """What a request asks for; it is declined if it is something else."""
    given = request.headers.get("content-type", JSON)
    if given.partition(";")[0].strip().lower() != JSON:
        raise Declined(No.NOT_JSON, 415)
    try:
        return msgspec.json.decode(await _body_of(request), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NotUnderstood(str(error)) from None


async def _body_of(request: Request) -> bytes:
    """The body of a request, as far as we are willing to read and to wait."""
    content = bytearray()
    try:
        async with asyncio.timeout(SECONDS_TO_SEND):
            async for piece in request.stream():
                content += piece
                if len(content) > LONGEST_REQUEST:
                    raise Declined(No.TOO_LONG, 413)
    except TimeoutError:
        raise Declined(No.TOO_SLOW, 408) from None
    except ClientDisconnect:
        raise NotUnderstood("it ends too early") from None
    return bytes(content)


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type=JSON)


def declining(declined: Declined, scope: Scope, language: Language | None = None) -> Response:
    """Why not, with the status of it and when to try again; whoever runs the server may hear of it."""
    count_refusal(declined.why, client_address(scope))
    text = refusal(declined.why, language or language_of(scope))
    if isinstance(declined, NotUnderstood):
        text = f"{text} ({declined.reason})"
    said = answer(NotOpened(text), declined.status)
    if declined.seconds is not None:
        said.headers["Retry-After"] = str(declined.seconds)
    return said
