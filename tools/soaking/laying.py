"""Lays the tables of a soak, as people do: one lays a table, sends the link, and another takes the seat."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Mapping

import httpx
import msgspec

from tools.soaking.guest import Guest, Measured, Message, say
from tools.soaking.wire import PATIENCE, line_to
from wizardhaven.decks.shelf import deck_names
from wizardhaven.server.keys import SECRET_BYTES

AT_ONCE = 8


class Key(msgspec.Struct):
    key: str


async def laid(port: int, tables: int, chance: random.Random, measured: Measured) -> list[Guest]:
    """Two guests for each table; what they will choose depends on chance alone."""
    guests: list[Guest] = []
    seeds = [chance.getrandbits(64) for _ in range(2 * tables)]
    doors = asyncio.Semaphore(AT_ONCE)

    async def lay(number: int) -> None:
        async with doors:
            for seat, key in enumerate(await keys(client, port, number)):
                seed = random.Random(seeds[2 * number + seat])
                guests.append(Guest(key.partition(".")[0], seat, key, seed, measured))

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        await asyncio.gather(*[lay(number) for number in range(tables)])
    return guests


async def keys(client: httpx.AsyncClient, port: int, number: int) -> tuple[str, str]:
    """The keys of both seats of a new table."""
    decks = deck_names()
    own, other = decks[number % len(decks)], decks[(number // len(decks) + 1) % len(decks)]
    table = {"opponent": "friend", "against": None, "length": "starter"}
    first = await key_from(client, "/api/tables", {"name": "Ana", "deck": own, "language": "en", **table})
    secret = secrets.token_urlsafe(SECRET_BYTES)
    friend = {"name": "Bo", "deck": other, "language": "en", "secret": secret}
    wanted = {"key": await invitation(port, first), **friend}
    return first, await key_from(client, "/api/seats", wanted)


async def invitation(port: int, key: str) -> str:
    """What is sent to a friend."""
    async with line_to(port) as line:
        await say(line, type="sit", key=key, language="en")
        seated = msgspec.json.decode(await line.recv(), type=Message)
    assert seated.invite is not None, "a table with a free seat has a key for it"
    return seated.invite


async def key_from(client: httpx.AsyncClient, path: str, wanted: Mapping[str, str | None]) -> str:
    answer = await client.post(path, content=msgspec.json.encode(wanted))
    if answer.status_code != httpx.codes.CREATED:
        raise SystemExit(f"soak: the server said {answer.status_code}: {answer.text}")
    return msgspec.json.decode(answer.content, type=Key).key
