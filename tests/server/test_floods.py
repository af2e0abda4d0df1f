"""Strangers at the doors: who asks too much, too slowly or too strangely is refused, and others play on."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import logging
import random
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hands_of_time import leap, told_in_leaps
from tests.server.house import (
    House,
    ask_everything,
    connected,
    for_two,
    house,
    in_combat,
    new_table,
    one_choice,
    wait_until,
)
from tests.server.patience import PATIENCE
from wizardhaven.server import answering, limits, lines, lobby, played, slices
from wizardhaven.server.client import Proxies, household
from wizardhaven.server.limits import Allowance, Crowd, Door, Guests
from wizardhaven.server.lines import RequestLine, Step, TableLine
from wizardhaven.server.refusals import floods
from wizardhaven.server.slices import in_slices
from wizardhaven.server.words import Declined, No

CROWDED = "There are too many guests at this moment; try again soon."


def still() -> float:
    """A clock that stands: nobody is allowed more by waiting."""
    return 0.0


@asynccontextmanager
async def stranger(here: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Somebody who speaks to the server letter by letter."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def heard(reader: asyncio.StreamReader) -> str:
    """All that is said until the line is dead."""
    async with asyncio.timeout(PATIENCE):
        try:
            return (await reader.read()).decode(errors="replace")
        except ConnectionResetError:
            return ""


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


# --- One request does not stop the others ------------------------------------------------------------------


def test_a_deck_that_takes_long_to_check_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checking, goes_on = threading.Event(), threading.Event()

    def long_check(*_: object) -> tuple[str, ...]:
        checking.set()
        assert goes_on.wait(PATIENCE)
        return ("TW-116",)

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                laying = asyncio.create_task(here.ask("/api/tables", new_table()))
                await wait_until(checking.is_set)

                await one_choice(ana, bo, random.Random(1))

                assert not laying.done()
                goes_on.set()
                assert (await laying).status_code == 422

    monkeypatch.setattr(lobby, "not_playable", long_check)
    asyncio.run(story())


def test_long_work_lets_everybody_else_have_his_turn() -> None:
    clock, turns = [0.0], []

    def steps() -> list[None]:
        return [None] * 1000

    def now() -> float:
        clock[0] += slices.SLICE / 10  # what a step takes
        return clock[0]

    async def somebody_else() -> None:
        while True:
            turns.append(clock[0])
            await asyncio.sleep(0)

    async def story() -> None:
        other = asyncio.create_task(somebody_else())
        await in_slices(steps(), now)
        other.cancel()

    asyncio.run(story())

    pauses = [later - before for before, later in itertools.pairwise(turns)]
    assert len(turns) > 80
    assert max(pauses) < 1.5 * slices.SLICE


def test_a_long_game_is_found_again_while_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = 0

    async def in_counted_slices(steps: Iterable[None]) -> None:
        nonlocal turns
        for _ in steps:
            turns += 1
            await asyncio.sleep(0)

    async def story() -> None:
        async with house(tmp_path) as here:
            long = await here.begun(for_two(seed=1), lambda played: played.number > 200)
            keys = await here.begun(for_two(seed=2), in_combat)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                monkeypatch.setattr(played, "in_slices", in_counted_slices)
                async with here.guest(long.ana) as late:
                    await one_choice(ana, bo, random.Random(1))

                    assert (await late.hear_a("state"))["n"] is not None

    asyncio.run(story())

    assert turns > 200, "after each choice of the long game everybody else has his turn"


# --- Too often ---------------------------------------------------------------------------------------------


def test_who_takes_too_many_seats_has_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=2, now=still)) as here:
            statuses = [(await here.take_seat("x")).status_code for _ in range(2)]
            answer = await here.take_seat("x", language="fr")

            assert statuses == [422, 422]
            assert answer.status_code == 429
            assert answer.headers["retry-after"] == "2"
            assert answer.json()["text"].startswith("Trop de places ont été prises d’ici")

    asyncio.run(story())


def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        guests = Guests(at_once=1, now=still)
        async with house(tmp_path, guests) as here, here.guest(await here.lay()) as ana:
            await ana.until_asked()
            await ana.say(type="concede")
            await ana.say(type="rematch")

            assert (await ana.refusal()).startswith("Too many tables were laid from here")

    asyncio.run(story())


def test_who_asks_too_often_is_told_when_to_come_back_in_his_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=0.1, now=still)) as here:
            get = here.client.get
            for _ in range(5):
                assert (await get("/api/rules?search=strike")).status_code == 200
            answer = await get("/api/rules?search=strike", headers={"Accept-Language": "xx, fr-CA;q=0.8"})

            assert answer.status_code == 429
            assert answer.headers["retry-after"] == "2"
            assert answer.json()["text"].startswith("Trop de demandes viennent d’ici")
            assert (await get("/?language=de")).json()["text"].startswith("Von hier aus wird zu viel gefragt")

    asyncio.run(story())


def test_who_has_too_many_tables_open_opens_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        guests = Guests()
        guests.sockets = Crowd(1000, 2, Proxies())
        async with house(tmp_path, guests) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana, here.guest(keys.bo):
                with pytest.raises(InvalidStatus) as refused:
                    await connected(f"ws://127.0.0.1:{here.port}/play")
                assert refused.value.response.status_code == 429
                assert "Retry-After" in refused.value.response.headers
                assert b"Too many connections" in (refused.value.response.body or b"")
                await ana.hear_a("state")
            await wait_until(lambda: not guests.sockets._inside)
            async with here.guest(keys.ana) as again:
                await again.hear_a("state")

    asyncio.run(story())


def test_all_together_are_bounded_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FOR_ALL", 2.0)
    guests = Guests(at_once=3, now=still)
    for number in range(6):
        guests.admit(Door.TABLE, f"203.0.113.{number}")

    with pytest.raises(Declined) as refused:
        guests.admit(Door.TABLE, "198.51.100.1")

    assert (refused.value.why, refused.value.status, refused.value.seconds) == (No.CROWDED, 503, 1)


def test_whoever_has_one_address_of_the_new_kind_has_many() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::ffff") != household("2001:db8:1:3::4")
    assert household("::ffff:203.0.113.7") == household("203.0.113.7") == "203.0.113.7"
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("") == ""


def test_waiting_helps() -> None:
    clock = [0.0]
    allowance = Allowance(0.5, 1, lambda: clock[0])
    assert allowance.take()
    assert not allowance.take()
    assert allowance.wait == 2

    clock[0] += allowance.wait

    assert allowance.take()


# --- Too many, too slow ------------------------------------------------------------------------------------


def test_who_finds_no_room_is_told_so_in_all_languages(tmp_path: Path) -> None:
    async def story() -> None:
        guests = Guests()
        guests.lines = Crowd(2, 2, Proxies())
        async with house(tmp_path, guests) as here:
            async with stranger(here), stranger(here):
                await wait_until(lambda: guests.lines._all == 2)
                async with stranger(here) as (reader, writer):
                    writer.write(request("/api/lobby"))
                    said = await heard(reader)
                    assert said.startswith("HTTP/1.1 503 Service Unavailable\r\n")
                    assert "\r\nRetry-After: 10\r\n" in said
                    assert CROWDED in said
                    assert "zu viele Gäste" in said
                    assert "trop de monde" in said
            await wait_until(lambda: guests.lines._all == 0)
            assert (await here.client.get("/api/rules")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize("said", [b"", b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nX-Slow: "])
def test_who_never_finishes_his_question_is_not_waited_for(said: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, stranger(here) as (reader, writer):
            writer.write(said)
            await wait_until(lambda: has_arrived(here, said))

            leap()

            heard_at_last = await heard(reader)
            assert heard_at_last.startswith("HTTP/1.1 408 Request Timeout\r\n")
            assert "Die Anfrage brauchte zu lange" in heard_at_last

    told_in_leaps(story())


def has_arrived(here: House, said: bytes) -> bool:
    """Whether the server has heard all that was said."""
    lines = here.server.server_state.connections
    return any([isinstance(line, RequestLine) and line.conn.trailing_data[0] == said for line in lines])


def is_at(here: House, step: Step) -> bool:
    """Whether somebody's request has come that far."""
    lines = here.server.server_state.connections
    return any([isinstance(line, RequestLine) and line._step is step for line in lines])


def test_who_sends_half_a_deck_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, stranger(here) as (reader, writer):
            headers = ("Content-Length: 1000", "Connection: close", "Accept-Language: fr")
            writer.write(request("/api/tables", *headers, method="POST") + b'{"name": "')
            said = await heard(reader)
            assert said.startswith("HTTP/1.1 408 Request Timeout\r\n")
            assert "La demande a mis trop de temps" in said

    monkeypatch.setattr(answering, "SECONDS_TO_SEND", 0.0)
    asyncio.run(story())


def test_who_goes_on_sending_after_he_was_answered_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, stranger(here) as (reader, writer):
            writer.write(request("/api/rules", "Content-Length: 1000000"))
            assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"
            await wait_until(lambda: is_at(here, Step.SENDING))

            leap()

            await heard(reader)

    told_in_leaps(story())


def test_what_is_no_http_is_refused_in_all_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for nonsense in (
                b"\x16\x03\x01\x02\x00\r\n\r\n",
                b"GET\r\n\r\n",
                request("/", "Connection: close", f"X: {'x' * 70_000}"),
            ):
                async with stranger(here) as (reader, writer):
                    writer.write(nonsense)
                    said = await heard(reader)
                    assert said.startswith("HTTP/1.1 400 Bad Request\r\n") or len(nonsense) > 60_000
            assert (await here.client.get("/api/rules")).status_code == 200

    asyncio.run(story())


# --- Connections to tables ---------------------------------------------------------------------------------


async def silent_socket(here: House, key: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has sat down and then does nothing at all, not even what its protocol asks for."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    nonce = base64.b64encode(b"0123456789abcdef").decode()
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    writer.write(request("/play", *upgrade, f"Sec-WebSocket-Key: {nonce}"))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(0x81, json.dumps({"type": "sit", "key": key, "language": "en"}).encode()))
    return reader, writer


def frame(head: int, content: bytes) -> bytes:
    """A frame as a browser sends it, masked with zeros."""
    assert len(content) < 126
    return bytes([head, 0x80 | len(content), 0, 0, 0, 0]) + content


def test_a_dead_connection_is_noticed_and_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            desk = await here.hub.desk(keys.ana.partition(".")[0])
            _, writer = await silent_socket(here, keys.ana)
            await wait_until(lambda: len(desk.onlookers) == 1)

            leap()
            await wait_until(lambda: is_pinged(here))
            assert len(desk.onlookers) == 1
            leap()
            await wait_until(lambda: not desk.onlookers)

            writer.close()

    told_in_leaps(story())


def test_who_connects_and_never_says_who_he_is_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            async with connected(f"ws://127.0.0.1:{here.port}/play") as line:
                leap()
                with pytest.raises(ConnectionClosed):
                    await line.recv()
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    told_in_leaps(story())


def test_who_connects_too_often_has_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=0.2, now=still)) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana):
                pass
            async with here.guest(keys.bo) as bo:
                with pytest.raises(InvalidStatus) as refused:
                    await connected(f"ws://127.0.0.1:{here.port}/play")
                assert refused.value.response.status_code == 429
                assert refused.value.response.headers["Retry-After"] == "20"
                await bo.hear_a("state")

    asyncio.run(story())


def is_pinged(here: House) -> bool:
    """Whether the server waits for somebody's answer to a ping."""
    lines = here.server.server_state.connections
    return any([isinstance(line, TableLine) and line.pong_timer is not None for line in lines])


@pytest.mark.parametrize("misuse", [frame(0x89, b"ping") * 2000, frame(0x8A, b"pong") * 2000])
def test_a_flood_of_pings_ends_its_own_connection_alone(misuse: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.bo) as bo:
                reader, writer = await silent_socket(here, keys.ana)
                writer.write(misuse)
                await heard(reader)
                writer.close()
                await bo.hear_a("state")

    asyncio.run(story())


def test_a_message_in_endless_pieces_ends_its_own_connection_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.bo) as bo, here.guest(keys.ana) as ana:
                await ana.hear_a("state")
                with suppress(ConnectionClosed):
                    await ana.line.send(["" for _ in range(lines.MOST_FRAMES + 10)])
                await ana.until_gone()
                await bo.hear_a("state")

    asyncio.run(story())


# --- What the log says -------------------------------------------------------------------------------------


def test_a_flood_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=0.1, now=still)) as here:
            for _ in range(40):
                await here.client.get("/api/rules")

    monkeypatch.setattr(floods, "_told_at", {})
    monkeypatch.setattr(floods, "_since", Counter())
    monkeypatch.setattr(floods, "_now", still)
    with caplog.at_level(logging.WARNING):
        asyncio.run(story())

    assert [record.getMessage() for record in caplog.records] == [
        "Refused (too many requests): 1 times since this was last said, last to 127.0.0.1."
    ]
