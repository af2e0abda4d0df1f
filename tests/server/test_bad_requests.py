"""What is asked for before a game and cannot be: a sentence, and for a deck all that is wrong with it."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest

from tests.server.house import House, for_two, house, new_table
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.server import lobby
from wizardhaven.server.app import FOREVER, HEADERS
from wizardhaven.server.limits import LONGEST_REQUEST, Guests

OURS = written(deck("challenge-a"))


async def refused(here: House, **wanted: object) -> str:
    """Lay a table that cannot be laid; what is said."""
    answer = await here.ask("/api/tables", new_table(**wanted))
    assert answer.status_code == 422, answer.text
    return str(answer.json()["text"])


def test_a_name_needs_to_be_seen(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=1000)) as here:
            for name in ("", "   ", "x" * 25, "a\0b", "\ud800", "a\nb", "\u202eana", "\u200b"):
                answer = await here.ask("/api/tables", new_table(name=name, language="de"))
                assert answer.status_code in (400, 422), name
                assert answer.json()["text"]
            assert (
                await refused(here, name="a\0b") == "A name has 1 to 24 characters, all of which can be seen."
            )
            await here.lay(name="  Ana Ó’Brien 安娜  ")

    asyncio.run(story())


def test_a_deck_that_breaks_the_rules_is_refused_with_all_its_faults(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            text = OURS.replace("1 Adrazar", "3 Adrazar").replace("[hazards]\n", "[hazards]\n9 Cave-drake\n")
            answer = await here.ask("/api/tables", new_table(deck=text, language="fr"))
            assert answer.status_code == 422
            faults = answer.json()["faults"]
            assert len(faults) >= 2
            assert all(fault["text"] and fault["rule"] for fault in faults)
            for fault in faults:
                assert (await here.client.get(f"/api/rules/{fault['rule']}")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize("form", Form)
def test_a_table_takes_a_deck_in_every_form(tmp_path: Path, form: Form) -> None:
    text = written_as(deck("challenge-a"), form).decode("latin-1" if form is Form.GCCG else "utf-8")

    async def story() -> None:
        async with house(tmp_path) as here:
            assert (await here.ask("/api/tables", new_table(deck=text))).status_code == 201

    asyncio.run(story())


def test_a_deck_that_is_half_read_is_refused_with_the_lines_that_wait(tmp_path: Path) -> None:
    text = "My deck\n\nPool\n1 Balin\n1 Concealmnt\n"

    async def story() -> None:
        async with house(tmp_path) as here:
            answer = await here.ask("/api/tables", new_table(deck=text, language="de"))
            assert answer.status_code == 422
            assert answer.json()["text"] == "„My deck“ hat Zeilen, die auf eine Antwort warten:"
            (line,) = answer.json()["faults"]
            assert line["text"].startswith("5: 1 Concealmnt – Keine Karte heißt so.")

    asyncio.run(story())


def test_cards_that_cannot_be_played_yet_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "not_playable", lambda *_: ("TW-116",))

    async def story() -> None:
        async with house(tmp_path) as here:
            answer = await here.ask("/api/tables", new_table(language="de"))
            assert answer.status_code == 422
            assert [fault["text"] for fault in answer.json()["faults"]] == ["Adrazar"]

    asyncio.run(story())


def test_a_broken_deck_file_is_refused_with_its_line(tmp_path: Path) -> None:
    broken = {
        OURS + "1 Nobody at all\n": f"deck, line {OURS.count(chr(10)) + 1}: ",
        OURS.replace("[pool]", "[lake]"): "line 6: “[lake]” is no section.",
        OURS.replace("1 Adrazar", "Adrazar"): "line 7: ",
        OURS.replace("1 Adrazar", "9" * 100 + " Adrazar"): "line 7: ",
        OURS.replace("1 Adrazar", "1 A" + " " * 50_000 + "b"): "line 7: A line has at most 200 characters.",
        OURS.replace("1 Adrazar", "9" * 5000 + " Adrazar"): "line 7: A line has at most 200 characters.",
        OURS + "1 Adrazar\n" * 2000: "deck is too long: a deck has at most 1000 lines.",
        OURS.replace("title: ", "title: \u202e"): "line 2: “title:” has characters in it",
        "wizardhaven deck 1": "deck has no line “title: …”",
        "wizardhaven deck 1\n\0": "line 2: ",
    }

    async def story() -> None:
        async with house(tmp_path, Guests(at_once=1000)) as here:
            for text, sentence in broken.items():
                assert sentence in await refused(here, deck=text)

    asyncio.run(story())


def test_a_deck_is_never_a_file_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "own.deck"
    file.write_text(OURS, encoding="utf-8")
    paths = (
        "../../etc/passwd",
        "/etc/passwd",
        str(file),
        "challenge-a.deck",
        "./challenge-a",
        "",
        "x" * 9000,
    )

    async def story() -> None:
        async with house(tmp_path, Guests(at_once=1000)) as here:
            for path in paths:
                said = await refused(here, deck=path)
                assert said.startswith("There is no deck “")
                assert len(said) < 400
            assert (await refused(here, against="/etc/passwd")).startswith("There is no deck")

    asyncio.run(story())


def test_other_things_that_cannot_be(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=1000)) as here:
            assert await refused(here, opponent="gandalf") == "There is no such opponent."
            for clock in (0, -1, 59, 36_001, 10**18, 10**40):
                assert (await refused(here, clock=clock)).startswith("The clock goes from 60")
            for content in (
                b"",
                b"{",
                b"[]",
                b"\xff",
                b'"x"',
                b"[" * 50_000,
                json.dumps(new_table(length="endless")).encode(),
                json.dumps(new_table(language="qu")).encode(),
                json.dumps(new_table(seed="1")).encode(),
                json.dumps(new_table(name=7)).encode(),
                json.dumps(new_table(clock="soon")).encode(),
                json.dumps(new_table(options=["everybody-wins"])).encode(),
                json.dumps({"name": "Ana"}).encode(),
            ):
                for path in ("/api/tables", "/api/seats"):
                    answer = await here.client.post(path, content=content)
                    assert answer.status_code == 400, content[:50]
                    assert answer.json()["text"].startswith("This message cannot be understood")

    asyncio.run(story())


DECK = "wizardhaven deck 1\ntitle: x\nplayer: wizard\n[pool]\n"
STRANGE: dict[str, bytes] = {
    "brackets": b"[" * 99_000,
    "braces": b'{"a":' * 16_000,
    "brackets in a name": b'{"name":' + b"[" * 90_000,
    "not UTF-8": json.dumps(new_table(name="?")).encode().replace(b"?", b"\xff"),
    "UTF-16": json.dumps(new_table()).encode("utf-16"),
    "many digits": json.dumps(new_table(clock=0)).replace('"clock": 0', f'"clock": {"9" * 5000}').encode(),
    "endless number": json.dumps(new_table(clock=0)).replace('"clock": 0', '"clock": 1e999').encode(),
    "half a character": json.dumps(new_table(name="\ud800")).encode(),
    "half a character in a deck": json.dumps(new_table(deck="\udfff")).encode(),
    "NUL in a name": json.dumps(new_table(name="a\0")).encode(),
    "NUL in a deck's name": json.dumps(new_table(deck="a\0")).encode(),
    "huge name": json.dumps(new_table(name="x" * 90_000)).encode(),
    "unknown field": json.dumps(new_table(**{"x" * 5000: 1})).encode(),
    "copies": json.dumps(new_table(deck=f"{DECK}3000000000xTW-116")).encode(),
    "heap": json.dumps(new_table(deck=DECK + "99 TW-116\n" * 400)).encode(),
}


def test_strange_requests_are_refused_in_a_sentence_and_without_a_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=1000)) as here:
            for kind, content in STRANGE.items():
                for path in ("/api/tables", "/api/seats"):
                    answer = await here.client.post(path, content=content)
                    assert answer.status_code in (400, 422), kind
                    assert answer.json()["text"].startswith(
                        ("This message", "A name", "There is no", "deck,")
                    )
                    assert len(answer.text) < 600, kind

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())

    assert not caplog.records


def test_a_request_must_be_json(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for kind in (
                b"text/plain",
                b"application/x-www-form-urlencoded",
                b"image/png",
                b"",
                b"\xff/json",
            ):
                content, given = json.dumps(new_table()), {b"Content-Type": kind}
                answer = await here.client.post("/api/tables?language=de", content=content, headers=given)
                assert answer.status_code == 415, kind
                assert answer.json()["text"] == "Eine Anfrage muss JSON sein, vom Typ application/json."

    asyncio.run(story())


def test_strange_paths_and_questions_lead_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    strange = (
        "%00",
        "%ff%fe",
        "%ed%a0%80",
        "x" * 9000,
        "a/" * 4000,
        "..%2f..%2fetc%2fpasswd",
        "&" * 9000,
        "%2e%2e",
    )

    async def story() -> None:
        async with house(tmp_path) as here:
            for piece in strange:
                for path, statuses in {
                    f"/{piece}": (404,),
                    f"/assets/{piece}": (404,),
                    f"/api/rules/{piece}": (404,),
                    f"/api/rules?search={piece}": (200,),
                    f"/api/rules?language={piece}&search=strike": (200,),
                }.items():
                    answer = await here.client.get(path)
                    assert answer.status_code in statuses, path[:60]
                    assert "Traceback" not in answer.text

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())

    assert not caplog.records


def test_a_request_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for path in ("/api/tables", "/api/seats"):
                answer = await here.client.post(f"{path}?language=de", content=b"x" * (LONGEST_REQUEST + 1))
                assert answer.status_code == 413
                assert answer.json()["text"] == "Diese Nachricht ist zu lang; es hat sich nichts geändert."

    asyncio.run(story())


def test_who_lays_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(a_second=0.001, at_once=2)) as here:
            keys = [await here.lay(opponent="friend") for _ in range(2)]
            answer = await here.ask("/api/tables", new_table(opponent="friend"))
            assert answer.status_code == 429
            assert answer.json()["text"].startswith("Too many tables were laid from here")
            async with here.guest(keys[0]) as ana:
                await ana.hear_a("seated")

    asyncio.run(story())


def test_a_seat_is_taken_once_and_only_by_its_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            key = await here.lay(opponent="friend")
            async with here.guest(key) as ana:
                await ana.hear_a("seated")
                invitation = str(ana.seated["invite"])
                wrong = {
                    key: "no invitation",
                    str(ana.seated["watch"]): "no invitation",
                    "x": "opens no seat",
                    "": "opens no seat",
                }
                for other, sentence in wrong.items():
                    answer = await here.take_seat(other)
                    assert answer.status_code == 422
                    assert sentence in answer.json()["text"]
                assert (await here.take_seat(invitation, deck="/etc/passwd")).status_code == 422
                assert (await here.take_seat(invitation, secret="short")).status_code == 400
                await ana.say(type="choose", question="0", option="0")
                assert await ana.refusal() == "The game has not begun: the other seat is still free."
                assert (await here.take_seat(invitation)).status_code == 201
                answer = await here.take_seat(invitation)
                assert answer.json()["text"].startswith("Somebody has taken this seat already")
                await ana.hear_a("state")

    asyncio.run(story())


def test_every_answer_carries_the_headers_that_keep_the_page_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_scope: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with house(tmp_path) as here:
            get, post = here.client.get, here.client.post
            answers: list[tuple[int, httpx.Response]] = [
                (200, await get("/api/lobby?language=fr")),
                (200, await get("/api/rules?search=strike")),
                (404, await get("/api/rules/NO-1")),
                (404, await get("/nowhere")),
                (404, await get("/assets/nowhere.js")),
                (404, await get("/../../etc/passwd")),
                (404, await get("/%2e%2e/%2e%2e/app.py")),
                (405, await post("/nowhere")),
                (400, await post("/api/tables", content=b"{")),
                (413, await post("/api/tables", content=b"x" * 200_000)),
                (404, await get("/play")),
            ]
            monkeypatch.setattr(lobby, "language_of", broken)
            answers.append((500, await get("/api/lobby")))
            for status, answer in answers:
                assert answer.status_code == status, answer.url
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, (answer.url, name)
                assert "server" not in answer.headers
                assert "set-cookie" not in answer.headers
                assert "Traceback" not in answer.text

    asyncio.run(story())


def test_what_is_not_there_now_is_not_kept_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            page = (await here.client.get("/")).text
            asset = page.partition('src="')[2].partition('"')[0]

            there, missing = await here.client.get(asset), await here.client.get(f"{asset}x")

            assert (there.status_code, there.headers["cache-control"]) == (200, FOREVER)
            assert missing.status_code == 404
            assert "cache-control" not in missing.headers

    asyncio.run(story())


def test_a_table_of_two_is_no_table_with_a_free_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            answer = await here.take_seat(keys.bo, name="Cy", language="fr")
            assert answer.status_code == 422
            assert answer.json()["text"] == "Ce lien n’est pas une invitation à une place."

    asyncio.run(story())
