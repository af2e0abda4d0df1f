"""An invitation is not the seat, a key can be renewed, and whoever has none that fits stays outside."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import sqlite3
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.house import Guest, House, Json, Keys, at, for_two, house
from wizardhaven.server import setup as setups
from wizardhaven.server.keys import Role, Signer, new_table, read
from wizardhaven.server.locks import Lock
from wizardhaven.server.storage.errors import StorageLost
from wizardhaven.server.storage.storage import Storage

NO_SEAT = "This link opens no seat here"
TAKEN = "Somebody has taken this seat already"
RENEWED = "The key of this seat was renewed elsewhere; this link opens nothing any more."


@asynccontextmanager
async def waiting(here: House) -> AsyncIterator[tuple[Guest, str, str]]:
    """Ana waits for a friend: she, her key, and the invitation that she has sent."""
    key = await here.lay(opponent="friend", against=None)
    async with here.guest(key) as ana:
        await ana.hear_a("seated")
        yield ana, key, str(ana.seated["invite"])


async def taken(here: House, invitation: str) -> str:
    """Bo takes the seat; his key."""
    answer = await here.take_seat(invitation)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


async def turned_away(here: House, key: str) -> str:
    """Somebody sits down with a key that does not fit: he hears one sentence, and nothing else."""
    async with here.guest(key) as guest:
        await guest.until_gone()
    assert [message["type"] for message in guest.others] == ["refused"]
    assert guest.seated == guest.state == {}
    return str(guest.others[0]["text"])


async def renewed(guest: Guest) -> str:
    """The new key that a guest asks for."""
    await guest.say(type="renew")
    return str((await guest.hear_a("renewed"))["key"])


def secret(key: str) -> str:
    return key.rpartition(".")[2]


def test_an_invitation_tells_what_is_agreed_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, waiting(here) as (_, _key, invitation):
            async with here.guest(invitation) as bo:
                await bo.until_gone()

            assert bo.seated == bo.state == {}
            agreed: Json = {
                "length": "starter",
                "clock": None,
                "options": [],
                "suggestions": False,
                "edition": "CoE",
            }
            assert bo.others == [{"type": "invited", "host": "Ana", **agreed}]

    asyncio.run(story())


def test_an_invitation_opens_nothing_once_it_was_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, waiting(here) as (ana, _, invitation):
            key = await taken(here, invitation)

            assert (await turned_away(here, invitation)).startswith(TAKEN)
            again = await here.take_seat(invitation, name="Cy")
            assert (again.status_code, again.json()["text"][: len(TAKEN)]) == (422, TAKEN)
            async with here.guest(key) as bo:
                await bo.hear_a("state")
                assert at(bo.seated, "people", 1, "name") == "Bo"
                await ana.hear_a("state")
                assert ana.seated["invite"] is None

    asyncio.run(story())


def test_of_many_who_take_an_invitation_at_the_same_moment_one_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, waiting(here) as (_, _key, invitation):
            answers = await asyncio.gather(
                *[here.take_seat(invitation, name=f"Friend {number}") for number in range(8)]
            )

            winners = [number for number, answer in enumerate(answers) if answer.status_code == 201]
            assert len(winners) == 1
            told = [answer.json()["text"] for answer in answers if answer.status_code == 422]
            assert len(told) == 7
            assert all(text.startswith(TAKEN) for text in told)
            async with here.guest(answers[winners[0]].json()["key"]) as bo:
                await bo.hear_a("seated")
                assert at(bo.seated, "people", 1, "name") == f"Friend {winners[0]}"

    asyncio.run(story())


def test_a_friend_whose_answer_was_lost_asks_again_and_has_his_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, waiting(here) as (_, _key, invitation):
            own = "b" * 24
            first = await here.take_seat(invitation, secret=own)

            again = await here.take_seat(invitation, secret=own)

            assert (again.status_code, again.json()) == (first.status_code, first.json())
            async with here.guest(again.json()["key"]) as bo:
                await bo.hear_a("state")
                assert bo.seated["seat"] == 1

    asyncio.run(story())


def test_the_host_cannot_make_the_key_of_the_guest_from_what_he_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, waiting(here) as (ana, key, invitation):
            guest_key = await taken(here, invitation)
            async with here.guest(guest_key) as bo:
                await bo.hear_a("state")
                await ana.hear_a("state")
            table = key.partition(".")[0]
            watching = str(ana.seated["watch"])
            guesses = [f"{table}.1.{secret(one)}" for one in (key, invitation, watching)]

            for guess in guesses:
                assert (await turned_away(here, guess)).startswith(NO_SEAT)

            assert secret(guest_key) not in "".join(ana.received)
            assert secret(key) not in "".join(bo.received)
            assert table not in "".join(bo.received).replace(str(bo.seated["watch"]), "")

    asyncio.run(story())


@pytest.mark.parametrize("role", ["0", "1"])
def test_a_key_to_watch_is_no_key_of_a_seat(tmp_path: Path, role: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            table, _, sign = keys.watch.split(".")

            assert (await turned_away(here, f"{table}.{role}.{sign}")).startswith(NO_SEAT)
            answer = await here.take_seat(keys.watch)
            assert answer.json()["text"] == "This link is no invitation to a seat."

    asyncio.run(story())


def test_a_key_of_one_table_or_seat_opens_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            here_keys, there_keys = await here.begun(for_two(1)), await here.begun(for_two(2))
            table, there = here_keys.ana.partition(".")[0], there_keys.ana.partition(".")[0]
            wrong = (
                f"{there}.0.{secret(here_keys.ana)}",
                f"{table}.1.{secret(here_keys.ana)}",
                f"{table}.w.{secret(here_keys.ana)}",
                f"{table}.i.{secret(here_keys.ana)}",
                f"{there}.w.{secret(here_keys.watch)}",
                f"{new_table()}.0.{secret(here_keys.ana)}",
                f"{table}.2.{secret(here_keys.ana)}",
                f"{here_keys.ana}x",
                here_keys.ana[:-1],
                table,
                f"{table}.0.",
                f"{table}.0.{'é' * 24}",
                "",
            )

            for key in wrong:
                assert (await turned_away(here, key)).startswith(NO_SEAT), key

    asyncio.run(story())


def test_whoever_reads_the_database_cannot_sit_down(tmp_path: Path) -> None:
    """What is stored is the secret that signs, and a print of every key; neither makes a key to a seat."""

    async def story() -> tuple[Keys, list[str]]:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")
            table = keys.ana.partition(".")[0]
            with sqlite3.connect(tmp_path / "games.db") as database:
                stored = [str(row) for row in database.execute("select * from tables").fetchall()]
                signing = database.execute("select secret from secrets").fetchone()[0]
            for role in ("0", "1"):
                sign = hmac.new(signing, f"{table}.{role}".encode(), hashlib.sha256).digest()[:18]
                forged = f"{table}.{role}.{urlsafe_b64encode(sign).decode()}"
                assert (await turned_away(here, forged)).startswith(NO_SEAT)
            return keys, stored

    keys, stored = asyncio.run(story())
    assert not [one for one in stored if secret(keys.ana) in one or secret(keys.bo) in one]


def test_a_renewed_key_opens_the_seat_and_the_old_one_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana, here.guest(keys.ana, "de") as intruder:
                await ana.hear_a("state")
                await intruder.hear_a("state")
                new = await renewed(ana)
                async with here.guest(new) as again:
                    await again.hear_a("state")
                    await intruder.until_gone()

                    assert again.state["view"] == ana.state["view"]
                    assert new != keys.ana
                    assert new.rpartition(".")[0] == keys.ana.rpartition(".")[0]
                    assert str(intruder.others[-1]["text"]).startswith("Der Schlüssel dieses Platzes wurde")
                    assert (await turned_away(here, keys.ana)).startswith(NO_SEAT)
                    assert secret(new) not in "".join(intruder.received)
        async with house(tmp_path) as here:
            assert (await turned_away(here, keys.ana)).startswith(NO_SEAT)
            async with here.guest(new) as ana:
                await ana.hear_a("state")

    asyncio.run(story())


def test_what_was_shut_out_cannot_act_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana, here.guest(keys.ana) as intruder:
                await intruder.hear_a("state")
                async with here.guest(await renewed(ana)) as again:
                    await again.hear_a("state")
                    await intruder.until_gone()
                    assert intruder.others[-1]["text"] == RENEWED
                    assert again.seated["elsewhere"] is False
                    assert at(again.seated, "people", 0, "here") is True

    asyncio.run(story())


def test_a_new_key_that_never_arrived_shuts_nobody_out(tmp_path: Path) -> None:
    """The line breaks, or the server is killed, before the page has heard of its new key."""

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                lost = await renewed(ana)
        async with house(tmp_path) as here:
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")
                new = await renewed(ana)
            assert (await turned_away(here, lost)).startswith(NO_SEAT), "a later one takes its place"
            async with here.guest(new) as ana:
                await ana.hear_a("state")
            assert (await turned_away(here, keys.ana)).startswith(NO_SEAT)

    asyncio.run(story())


def test_a_key_that_cannot_be_stored_is_not_handed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise StorageLost("The disk is full.")

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")
                with monkeypatch.context() as failing:
                    failing.setattr(Storage, "change", broken)
                    await ana.say(type="renew")
                    assert await ana.refusal()
                assert secret(await renewed(ana)) != secret(keys.ana)
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())


def test_who_sits_down_while_nothing_can_be_stored_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise StorageLost("The disk is full.")

    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            with monkeypatch.context() as failing:
                failing.setattr(Storage, "change", broken)
                async with here.guest(keys.ana) as ana:
                    await ana.until_gone()
                assert ana.line.close_code == 1013
                assert ana.seated == {}
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())


def test_who_watches_renews_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.watch) as cy:
                await cy.say(type="renew")
                assert "watching" in await cy.refusal()
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())


def test_both_are_told_that_a_seat_is_open_in_two_browsers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana, browser="laptop") as ana:
                async with here.guest(keys.ana, browser="laptop"), here.guest(keys.bo, browser="x") as bo:
                    await bo.hear_a("seated")
                    while not at(ana.seated or await ana.hear_a("seated"), "people", 1, "here"):
                        await ana.hear_a("seated")
                    assert (ana.seated["elsewhere"], bo.seated["elsewhere"]) == (False, False)
                    async with here.guest(keys.ana, browser="phone") as phone:
                        while not ana.seated["elsewhere"]:
                            await ana.hear_a("seated")
                        assert (await phone.hear_a("seated"))["elsewhere"] is True
                while ana.seated["elsewhere"]:
                    await ana.hear_a("seated")
                assert "phone" not in "".join(ana.received)

    asyncio.run(story())


async def of_an_earlier_version(here: House, setup: setups.Setup) -> Keys:
    """A table as it was stored before seats had locks, and the keys that were signed for it then."""
    table = new_table()
    stored = json.loads(setups.written(setup))
    del stored["locks"]
    await here.hub.storage.create(table, json.dumps(stored))
    signer = Signer(here.hub.storage.secret)
    return Keys(*[signer.key(table, role).text for role in (Role.FIRST, Role.SECOND, Role.WATCHING)])


def test_the_keys_of_a_game_from_an_earlier_version_still_open_it_until_they_are_renewed(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await of_an_earlier_version(here, for_two())
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo, here.guest(keys.watch) as cy:
                for guest in (ana, bo, cy):
                    await guest.hear_a("state")
                new = await renewed(bo)
                async with here.guest(keys.bo) as still:
                    await still.hear_a("state")
                async with here.guest(new) as again:
                    await again.hear_a("state")
                    assert (await turned_away(here, keys.bo)).startswith(NO_SEAT)
                async with here.guest(keys.ana) as also:
                    await also.hear_a("state")

    asyncio.run(story())


def test_an_invitation_of_an_earlier_version_still_invites_and_is_then_worth_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            setup = for_two()
            keys = await of_an_earlier_version(
                here, msgspec.structs.replace(setup, players=(setup.players[0], None))
            )
            async with here.guest(keys.bo) as bo:
                assert (await bo.hear_a("invited"))["host"] == "Ana"

            own = await taken(here, keys.bo)

            assert (await turned_away(here, keys.bo)).startswith(NO_SEAT)
            assert (await here.take_seat(keys.bo)).status_code == 422
            for key in (keys.ana, own):
                async with here.guest(key) as guest:
                    await guest.hear_a("state")

    asyncio.run(story())


async def rematch(*guests: Guest) -> list[str]:
    """The keys that guests are told who all want another game, once this one is over."""
    for guest in guests:
        while not guest.state or not guest.is_over:
            await guest.hear_a("state")
        await guest.say(type="rematch")
    return [str((await guest.hear_a("rematch"))["key"]) for guest in guests]


def test_a_rematch_has_keys_of_its_own_and_each_is_told_to_its_seat_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with (
                here.guest(keys.ana) as ana,
                here.guest(keys.ana) as window,
                here.guest(keys.bo) as bo,
                here.guest(keys.watch) as cy,
            ):
                await bo.say(type="concede")
                own, other = await rematch(ana, bo)
                same = str((await window.hear_a("rematch"))["key"])
                watching = str((await cy.hear_a("rematch"))["key"])

                assert own == same
                assert len({secret(key) for key in (*keys, own, other, watching)}) == 6
                assert secret(own) not in "".join(bo.received + cy.received)
                assert secret(other) not in "".join(ana.received + window.received + cy.received)
            for key, seat in ((own, 0), (other, 1), (watching, None)):
                async with here.guest(key) as guest:
                    assert (await guest.hear_a("seated"))["seat"] == seat

    asyncio.run(story())


def test_who_missed_the_rematch_asks_again_but_an_old_link_shuts_nobody_out_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await bo.say(type="concede")
                await bo.say(type="rematch")
                while not ana.seated or ana.seated["rematch"] != [1]:
                    await ana.hear()
            async with here.guest(keys.ana) as ana:
                (own,) = await rematch(ana)
        async with house(tmp_path) as here, here.guest(keys.ana) as ana, here.guest(own) as at_next:
            await at_next.hear_a("state")
            async with here.guest(keys.bo) as bo:
                (other,) = await rematch(bo)
            async with here.guest(other) as there:
                assert (await there.hear_a("seated"))["seat"] == 1
            await ana.say(type="rematch")
            assert "next table already" in await ana.refusal()
            assert at_next.others == []

    asyncio.run(story())


def test_keys_are_found_in_no_answer_but_that_to_their_owner(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here, waiting(here) as (_, key, invitation):
            answers: list[httpx.Response] = [
                await here.take_seat(f"{invitation}x"),
                await here.take_seat(invitation, deck="nobody’s"),
                await here.take_seat(invitation, name=""),
                await here.take_seat(key),
                await here.ask("/api/seats", {"key": key}),
            ]

            assert [answer.status_code for answer in answers] == [422, 422, 422, 422, 400]
            assert not [one for one in answers if secret(key) in one.text or secret(invitation) in one.text]
            assert "secret" not in repr(read(key)), "not even in the report of an error"
            assert secret(key) not in repr(read(key))

    asyncio.run(story())


def test_a_lock_that_was_never_given_a_key_is_opened_by_signed_keys_alone() -> None:
    assert Lock().is_signed
    assert not Lock(used="x").is_signed
    assert not Lock(offered="x").is_signed
