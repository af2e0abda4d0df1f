"""Guests from afar are sent their tables compressed, and nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from tests.server.house import Guest, House, connected, for_two, house, one_choice
from wizardhaven.server.afar import is_from_afar
from wizardhaven.server.client import Proxies
from wizardhaven.server.limits import Guests

CANADA = {"X-Forwarded-For": "203.0.113.7"}


def behind_a_proxy(folder: Path) -> AbstractAsyncContextManager[House]:
    """A server that believes the proxy at this machine."""
    return house(folder, Guests(proxies=Proxies(["127.0.0.1"])))


class Frames:
    """What came over a line: whether it was compressed, how many bytes it was, and what it says."""

    def __init__(self, line: PerMessageDeflate) -> None:
        self.heard: list[tuple[bool, int, str]] = []
        self._decode = line.decode
        line.decode = self._hear  # type: ignore[method-assign]

    def _hear(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        heard = self._decode(frame, max_size=max_size)
        self.heard.append((frame.rsv1, len(frame.data), bytes(heard.data).decode()))
        return heard


@asynccontextmanager
async def from_afar(
    here: House, key: str, *offers: ClientPerMessageDeflateFactory
) -> AsyncIterator[tuple[Guest, Frames]]:
    """Somebody behind a proxy who sits down with a key, and what comes over his line."""
    address = f"ws://127.0.0.1:{here.port}/play"
    offered = offers or (ClientPerMessageDeflateFactory(),)
    async with connected(address, additional_headers=CANADA, compression=None, extensions=offered) as line:
        (extension,) = line.protocol.extensions
        assert isinstance(extension, PerMessageDeflate)
        guest = Guest(line)
        await guest.say(type="sit", key=key, language="en")
        yield guest, Frames(extension)


def test_a_table_is_told_from_afar_by_where_it_differs_from_the_one_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with behind_a_proxy(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana, from_afar(here, keys.bo) as (bo, frames):
                for guest in (ana, bo):
                    await guest.hear_a("state")

                chance = random.Random(3)
                for _ in range(20):
                    await one_choice(ana, bo, chance)

            tables = [(size, said) for _, size, said in frames.heard if said.startswith('{"type":"state"')]
            assert [said for _, said in tables] == [said for said in bo.received if '"type":"state"' in said]
            assert len(tables) > 20
            later = tables[1:]
            assert sum([size for size, _ in later]) * 8 < sum([len(said.encode()) for _, said in later])

    asyncio.run(story())


def test_nothing_but_tables_is_compressed(tmp_path: Path) -> None:
    async def story() -> None:
        async with behind_a_proxy(tmp_path) as here:
            keys = await here.begun(for_two())
            async with from_afar(here, keys.bo) as (bo, frames):
                await bo.hear_a("state")
                await bo.say(type="undo")
                await bo.refusal()

            assert keys.watch in str(bo.seated["watch"])
            kinds = {(said.split('"')[3], packed) for packed, _, said in frames.heard if said.startswith("{")}
            assert kinds == {("terms", False), ("seated", False), ("state", True), ("refused", False)}
            tables = [said for _, _, said in frames.heard if said.startswith('{"type":"state"')]
            assert not [said for said in tables if keys.watch in said or '"Bo"' in said]

    asyncio.run(story())


def test_who_cannot_remember_the_last_table_is_sent_each_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with behind_a_proxy(tmp_path) as here:
            keys = await here.begun(for_two())
            forgetful = ClientPerMessageDeflateFactory(server_no_context_takeover=True)
            async with here.guest(keys.ana) as ana, from_afar(here, keys.bo, forgetful) as (bo, frames):
                for guest in (ana, bo):
                    await guest.hear_a("state")
                await one_choice(ana, bo, random.Random(3))

            tables = [said for packed, _, said in frames.heard if packed]
            assert tables == [said for said in bo.received if said.startswith('{"type":"state"')]
            assert len(tables) > 1

    asyncio.run(story())


def test_who_sits_at_this_machine_is_sent_everything_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")
                assert ana.line.protocol.extensions == []

    asyncio.run(story())


def test_who_only_says_that_he_is_from_afar_is_not_believed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            address = f"ws://127.0.0.1:{here.port}/play"
            async with connected(address, additional_headers=CANADA) as line:
                assert line.protocol.extensions == []

    asyncio.run(story())


def test_who_offers_nonsense_from_afar_is_sent_everything_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with behind_a_proxy(tmp_path) as here:
            keys = await here.begun(for_two())
            nonsense = {**CANADA, "Sec-WebSocket-Extensions": ";;="}
            address = f"ws://127.0.0.1:{here.port}/play"
            async with connected(address, additional_headers=nonsense, compression=None) as line:
                bo = Guest(line)
                await bo.say(type="sit", key=keys.bo, language="en")
                await bo.hear_a("state")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "afar"),
    [
        ("127.0.0.1", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("", False),
        ("192.168.1.4", True),
        ("2001:db8::7", True),
        ("unknown", True),
    ],
)
def test_who_is_from_afar(address: str, afar: bool) -> None:
    assert is_from_afar(address) is afar
