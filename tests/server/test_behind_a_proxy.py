"""Under which name and for whom: proxies, hosts, pages of other places, and a database that is gone."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import House, connected, for_two, house, new_table
from wizardhaven.cli.database import database
from wizardhaven.errors import WizardhavenError
from wizardhaven.server.client import Proxies, client_address
from wizardhaven.server.doors import Names, is_loopback
from wizardhaven.server.keys import Role
from wizardhaven.server.limits import Crowd, Guests
from wizardhaven.server.storage.errors import StorageLost
from wizardhaven.server.storage.storage import Storage

HERE = "127.0.0.1"
POSTGRES = "postgresql://merry@db.internal/games"


def still() -> float:
    return 0.0


async def statuses(here: House, *forwarded: str) -> list[int]:
    """How requests are answered that say for whom they ask."""
    said = [{"X-Forwarded-For": one} for one in forwarded]
    return [(await here.client.get("/api/rules", headers=one)).status_code for one in said]


# --- For whom a proxy asks ---------------------------------------------------------------------------------


def test_nobody_is_believed_who_says_for_whom_he_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=0.1, now=still)) as here:
            several = [f"203.0.113.{number}" for number in range(6)]
            assert await statuses(here, *several) == [200] * 5 + [429]

    asyncio.run(story())


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    async def story() -> None:
        guests = Guests(at_once=0.1, now=still, proxies=Proxies([HERE]))
        async with house(tmp_path, guests) as here:
            assert await statuses(here, *["203.0.113.1"] * 6) == [200] * 5 + [429]
            assert await statuses(here, "203.0.113.2", f"203.0.113.2, {HERE}") == [200, 200]
            forged = ["198.51.100.1, 203.0.113.1", "203.0.113.9, 203.0.113.1", f", 203.0.113.1, {HERE}"]
            assert await statuses(here, *forged) == [429] * 3

    asyncio.run(story())


def test_those_behind_a_proxy_are_many_households() -> None:
    proxied, direct = Crowd(10, 2, Proxies(["10.0.0.0/8"])), Crowd(10, 2, Proxies())

    assert [proxied.enter("10.1.2.3") for _ in range(11)] == [True] * 10 + [False]
    assert [direct.enter("10.1.2.3") for _ in range(3)] == [True, True, False]


def test_a_proxy_is_an_address_or_a_network() -> None:
    proxies = Proxies(["10.0.0.0/8", "::1", "192.0.2.1"])

    assert all(address in proxies for address in ("10.9.9.9", "::1", "192.0.2.1", "::ffff:10.0.0.1"))
    assert not any(address in proxies for address in ("11.0.0.1", HERE, "", "proxy.example", "::2"))
    with pytest.raises(WizardhavenError, match=r"“proxy\.example” is no address of a proxy"):
        Proxies(["proxy.example"])


def test_an_address_is_known_of_everybody_who_has_one() -> None:
    assert client_address({"type": "http", "client": ("203.0.113.1", 80)}) == "203.0.113.1"
    assert client_address({"type": "websocket", "client": None}) == ""
    assert client_address({"type": "http", "client": ("x" * 9000, 0)}) == "x" * 45


# --- The server's names ------------------------------------------------------------------------------------


def test_who_serves_this_machine_alone_goes_by_its_local_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, names=Names(only_here=True)) as here:
            for host in ("localhost", f"LOCALHOST:{here.port}", f"{HERE}:{here.port}", "[::1]:80", "[::1]"):
                answer = await here.client.get("/api/rules", headers={"Host": host})
                assert answer.status_code == 200, host
            for host in (
                "evil.example",
                f"evil.example:{here.port}",
                "localhost.evil.example",
                "0.0.0.0",
                "[",
            ):
                answer = await here.client.get("/api/rules?language=de", headers={"Host": host})
                assert answer.status_code == 421, host
                assert answer.json()["text"] == "Dieser Server heißt nicht so."
            with pytest.raises(InvalidStatus) as refused:
                await connected("ws://evil.example/play", host=HERE, port=here.port)
            assert refused.value.response.status_code == 421

    asyncio.run(story())


def test_who_is_named_goes_by_that_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, names=Names(["Play.example", "other.example:8443"])) as here:
            hosts = {
                "play.example": 200,
                "play.example:443": 200,
                "other.example:8443": 200,
                "localhost": 200,
                "other.example": 421,
                "evil.example": 421,
            }
            for host, status in hosts.items():
                answer = await here.client.get("/api/rules", headers={"Host": host})
                assert answer.status_code == status, host

    asyncio.run(story())


def test_only_our_own_page_lays_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, names=Names(["play.example"])) as here:
            own = f"http://{HERE}:{here.port}"
            origins = {
                own: 422,
                "https://play.example": 422,
                "https://evil.example": 403,
                "null": 403,
                "http://[": 403,
                f"http://{HERE}:{here.port + 1}": 403,
                "https://play.example.evil.example": 403,
            }
            for origin, status in origins.items():
                for path in ("/api/tables", "/api/seats"):
                    wrong = new_table(name="") if path == "/api/tables" else seat()
                    answer = await here.client.post(path, json=wrong, headers={"Origin": origin})
                    assert answer.status_code == status, (origin, path)
                    assert answer.json()["text"]
            answer = await here.client.get("/api/rules", headers={"Origin": "https://evil.example"})
            assert answer.status_code == 200

    asyncio.run(story())


def seat() -> dict[str, str]:
    return {"key": "x", "name": "Bo", "deck": "challenge-e", "language": "en", "secret": "b" * 24}


def test_what_only_this_machine_reaches_is_known_by_its_address() -> None:
    assert all(is_loopback(host) for host in (HERE, "127.9.9.9", "::1", "localhost"))
    assert not any(is_loopback(host) for host in ("0.0.0.0", "::", "", "192.0.2.1", "play.example"))


# --- The database ------------------------------------------------------------------------------------------


async def gone(*_: object) -> None:
    raise StorageLost("the database games at db.internal:5432 cannot be opened: connection refused")


def test_a_database_that_is_gone_is_a_plain_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            free = await here.lay(opponent="friend")
            here.hub._desks.clear()
            for name in ("create", "load", "append", "change"):
                monkeypatch.setattr(Storage, name, gone)
            invited = here.hub.signer.key(free.partition(".")[0], Role.INVITED).text
            for path, wanted in (("/api/tables", new_table()), ("/api/seats", {**seat(), "key": invited})):
                answer = await here.ask(path, wanted)
                assert answer.status_code == 503
                assert answer.headers["retry-after"] == "10"
                assert answer.json()["text"].startswith("The server cannot reach its memory just now")
            async with here.guest(keys.ana, "de") as ana:
                assert (await ana.refusal()).startswith("Der Server kommt gerade nicht an sein Gedächtnis")
                with pytest.raises(ConnectionClosed) as closed:
                    await ana.line.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013

    asyncio.run(story())


def test_a_seat_at_a_table_in_memory_is_not_taken_without_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, here.guest(await here.lay(opponent="friend")) as ana:
            await ana.hear_a("seated")
            monkeypatch.setattr(Storage, "change", gone)
            answer = await here.take_seat(ana.seated["invite"])
            assert answer.status_code == 503
            assert "db.internal" not in answer.text
            monkeypatch.undo()
            answer = await here.take_seat(ana.seated["invite"])
            assert answer.status_code == 201

    asyncio.run(story())


def asked_for(monkeypatch: pytest.MonkeyPatch, said: str | None, **environment: str) -> str:
    for name in ("", "_PASSWORD"):
        monkeypatch.delenv(f"WIZARDHAVEN_DATABASE{name}", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(f"WIZARDHAVEN_{name}", value)
    return database(argparse.Namespace(database=said))


def test_the_password_may_be_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    secret, own = "p@ss/word", "postgresql://merry:other@db.internal/games"
    whole = "postgresql://merry:p%40ss%2Fword@db.internal/games"

    assert asked_for(monkeypatch, POSTGRES, DATABASE_PASSWORD=secret) == whole
    assert asked_for(monkeypatch, None, DATABASE=POSTGRES, DATABASE_PASSWORD=secret) == whole
    assert asked_for(monkeypatch, own, DATABASE_PASSWORD=secret) == own
    assert asked_for(monkeypatch, "sqlite:///games.db", DATABASE_PASSWORD=secret) == "sqlite:///games.db"
    assert asked_for(monkeypatch, POSTGRES) == POSTGRES


def test_a_password_is_never_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("nonsense", "://", "postgresql://merry@db.internal:port/games"):
        with pytest.raises(WizardhavenError) as refused:
            asked_for(monkeypatch, address, DATABASE_PASSWORD="pippin")
        assert "pippin" not in str(refused.value)
