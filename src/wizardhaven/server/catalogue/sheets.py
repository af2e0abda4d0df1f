"""Large answers that never change while the server runs: packed once, and sent only to who has them not."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.server.answering import JSON


@dataclass(frozen=True)
class Sheet:
    """An answer as JSON, packed and not, and the version by which a browser asks whether it is still so."""

    plain: bytes
    packed: bytes
    version: str


def sheet(content: object) -> Sheet:
    """Some content, ready to be sent again and again."""
    plain = msgspec.json.encode(content)
    return Sheet(plain, gzip.compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:16]}"')


def sent(one: Sheet, request: Request) -> Response:
    """The sheet for whoever asks: nothing but its version if he has it already."""
    headers = {"ETag": one.version, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == one.version:
        return Response(None, 304, headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(one.plain, 200, headers, JSON)
    return Response(one.packed, 200, headers | {"Content-Encoding": "gzip"}, JSON)
