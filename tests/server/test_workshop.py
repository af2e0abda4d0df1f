"""The workshop's questions: files are read, decks checked, mended, written and placed, by anybody."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.house import House, Json, house
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.decks.fault_words import sentence
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.reading import read
from wizardhaven.decks.judging import judged
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.values import HAND, GameLength, Settings
from wizardhaven.server.limits import Guests
from wizardhaven.server.workshop.sheets import deck_of, sheet_of
from wizardhaven.text.language import Language

OURS = deck("challenge-a")


def sheet(**changed: object) -> Json:
    """Challenge Deck A as the page sends it, with some of it changed."""
    ours = sheet_of(OURS)
    rows = [{"section": row.section.value, "card": row.card, "count": row.count} for row in ours.rows]
    return {"title": ours.title, "player": ours.player.value, "avatar": ours.avatar, "rows": rows} | changed


def with_rows(*more: tuple[str, str, int]) -> Json:
    rows = sheet()["rows"]
    assert isinstance(rows, list)
    return sheet(
        rows=[*rows, *[{"section": part, "card": card, "count": count} for part, card, count in more]]
    )


async def asked(here: House, what: str, **content: object) -> Json:
    answer = await here.ask(f"/api/decks/{what}", {"language": "en", **content})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    return told if isinstance(told, dict) else {"all": told}


async def refused(here: House, what: str, **content: object) -> tuple[int, str]:
    answer = await here.ask(f"/api/decks/{what}", {"language": "en", **content})
    return answer.status_code, str(answer.json()["text"])


def packed(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def told_in(tmp_path: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with house(tmp_path, Guests(at_once=1000)) as here:
            await story(here)

    asyncio.run(whole())


def test_a_deck_goes_to_the_page_and_comes_back_as_it_was() -> None:
    assert deck_of(sheet_of(OURS)) == OURS


def test_a_file_is_read_line_by_line_with_the_cards_that_a_line_may_mean(tmp_path: Path) -> None:
    head = "# title: Two questions\n# player: wizard\n\nResources\n"
    text = f"{head}1 Versteck\n3 Dodge\n2 Sellswords Betwen Charter\n"

    async def story(here: House) -> None:
        told = await asked(here, "read", file="two.txt", content=packed(text))
        assert (told["form"], told["waiting"]) == ("plain", 2)
        lines = told["lines"]
        assert isinstance(lines, list)
        waiting = {line["number"]: line for line in lines if line["state"] in ("choose", "unknown")}
        assert [one["name"] for one in waiting[5]["candidates"]] == ["Concealment", "Hiding"]
        assert waiting[5]["why"] == "Several cards are called that."
        assert waiting[7]["candidates"][0]["name"] == "Sellswords Between Charters"
        answers = {"5": waiting[5]["candidates"][0]["card"], "7": None}
        told = await asked(here, "read", file="two.txt", content=packed(text), answers=answers)
        assert told["waiting"] == 0
        assert told["deck"] == {
            "title": "Two questions",
            "player": "wizard",
            "avatar": None,
            "rows": [
                {"section": "resources", "card": "TW-204", "count": 1},
                {"section": "resources", "card": "TW-209", "count": 3},
            ],
        }

    told_in(tmp_path, story)


@pytest.mark.parametrize("language", Language)
def test_a_check_tells_what_the_command_tells(tmp_path: Path, language: Language) -> None:
    more = (*OURS.resources, "TW-244")
    faulty = with_rows(("resources", "TW-244", 1), ("hazards", "TW-204", 4))

    async def story(here: House) -> None:
        told = await asked(here, "check", deck=faulty, length="short", language=language.value)
        found = judged(
            replace(OURS, resources=more, hazards=OURS.hazards + ("TW-204",) * 4), GameLength.SHORT
        )
        faults = told["faults"]
        assert isinstance(faults, list)
        assert told["standing"] == found.standing.value == "faulty"
        assert [fault["text"] for fault in faults] == [
            sentence(one.fault, language) for one in found.findings
        ]
        for fault in faults:
            assert (await here.client.get(f"/api/rules/{fault['rule']}")).status_code == 200

    told_in(tmp_path, story)


def test_the_first_remedy_of_a_fault_mends_it(tmp_path: Path) -> None:
    sound = judged(OURS, GameLength.SHORT)
    assert not sound.findings

    async def story(here: House) -> None:
        faulty = with_rows(("sideboard", "TW-244", 1))
        told = await asked(here, "check", deck=faulty, length="short")
        faults = told["faults"]
        assert isinstance(faults, list)
        assert [fault["rule"] for fault in faults] == ["DECK-02"]
        assert faults[0]["remedies"][0] == {
            "text": "Take 1 Glamdring from the sideboard.",
            "edits": [{"what": "remove", "card": "TW-244", "section": "sideboard"}],
        }
        mended = await asked(here, "mend", deck=faulty, length="short")
        assert mended["done"] == ["DECK-02: Take 1 Glamdring from the sideboard."]
        assert mended["deck"] == sheet()

    told_in(tmp_path, story)


def test_everything_is_counted_by_nature_against_its_limits(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        told = await asked(here, "check", deck=sheet(), length="long")
        counts = told["counts"]
        assert isinstance(counts, list)
        numbers = {one["what"]: (one["number"], one["least"], one["most"]) for one in counts}
        assert numbers["resources"] == (30, 30, 50)
        assert numbers["hazards"] == (30, 30, 30)
        assert numbers["sideboard"][2] == 35
        assert numbers["creatures"][1:] == (12, None)

    told_in(tmp_path, story)


def test_a_resource_without_a_site_is_worth_a_thought_and_no_fault(tmp_path: Path) -> None:
    rows = [row for row in sheet_of(OURS).rows if row.card != "TW-412"]

    async def story(here: House) -> None:
        less = sheet(
            rows=[{"section": row.section.value, "card": row.card, "count": row.count} for row in rows]
        )
        told = await asked(here, "check", deck=less, length="short")
        places = await asked(here, "where", deck=less)
        lost = [one for one in places["all"] if not one["here"]]  # type: ignore[attr-defined]
        thoughts = told["thoughts"]
        assert isinstance(thoughts, list)
        assert told["faults"] == []
        named = [card for thought in thoughts for card in thought["cards"]]
        held = set(OURS.play_deck)
        assert sorted(named) == sorted([one["card"] for one in lost if one["card"] in held])

    told_in(tmp_path, story)


@pytest.mark.parametrize("form", Form)
def test_what_is_written_reads_back_as_the_same_deck(tmp_path: Path, form: Form) -> None:
    async def story(here: House) -> None:
        told = await asked(here, "write", deck=sheet(), form=form.value)
        content = base64.b64decode(str(told["content"]))
        assert read(content, str(told["file"])).deck == OURS
        assert bool(told["losses"]) is (form is not Form.OWN)

    told_in(tmp_path, story)


def test_a_trial_is_what_a_table_deals_for_that_seed(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        tried = await asked(here, "try", deck=sheet(), against="challenge-e", length="short", seed=7)
        again = await asked(here, "try", deck=sheet(), against="challenge-e", length="short", seed=7)
        other = await asked(here, "try", deck=sheet(), against="challenge-e", length="short", seed=8)

        assert tried == again
        assert tried["is_dealt"]
        assert tried["hand"] != other["hand"]
        bots = [seated("planner", seat, 7) for seat in (0, 1)]
        table = Match([starting_deck("challenge-a"), starting_deck("challenge-e")], bots, Settings(), 7)
        while table.game.table.turn == 0:
            table.advance()
        dealt = [table.game.table.printed[card].code for card in table.game.table.pile(0, HAND)]
        assert tried["hand"] == dealt[:8]

    told_in(tmp_path, story)


def test_two_who_draft_the_same_people_set_them_aside(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        tried = await asked(here, "try", deck=sheet(), against="challenge-a", length="short", seed=7)
        rounds = tried["rounds"]
        assert isinstance(rounds, list)
        assert rounds[0]["own"] == rounds[0]["theirs"]
        assert rounds[0]["own"]["set_aside"]
        assert any(one["own"] and not one["own"]["set_aside"] for one in rounds)

    told_in(tmp_path, story)


def test_a_deck_that_cannot_sit_down_is_only_shuffled(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        rows = sheet()["rows"]
        assert isinstance(rows, list)
        without_sites = [row for row in rows if row["section"] != "sites"]
        tried = await asked(
            here, "try", deck=sheet(rows=without_sites), against="challenge-e", length="short", seed=7
        )
        assert (tried["is_dealt"], tried["rounds"]) == (False, [])
        hand, draws = tried["hand"], tried["draws"]
        assert isinstance(hand, list)
        assert isinstance(draws, list)
        assert sorted(hand + draws) == sorted(OURS.play_deck)
        assert (await refused(here, "try", deck=sheet(), against="nobody", length="short", seed=7))[0] == 422

    told_in(tmp_path, story)


def test_every_card_of_every_deck_is_among_the_cards_of_the_workshop(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        cards = (await here.client.get("/api/decks/cards")).json()
        known = {card["code"]: card for card in cards}
        assert set(OURS.distinct()) <= set(known)
        assert known["TW-204"]["section"] == "resources"
        agents = [card for card in cards if card.get("character_of")]
        assert agents
        assert all(card["section"] == "hazards" for card in agents)

    told_in(tmp_path, story)


def test_what_cannot_be_read_or_checked_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        picture = base64.b64encode(b"\x89PNG....").decode()
        assert await refused(here, "read", file="a.png", content=picture) == (
            422,
            "a.png is not a deck: it is a picture.",
        )
        assert (await refused(here, "read", file="x", content="no base64!"))[0] == 400
        assert await refused(here, "check", deck=with_rows(("pool", "XX-1", 1)), length="short") == (
            422,
            "No card has the code XX-1.",
        )
        huge = with_rows(*[("hazards", "TW-204", 99)] * 21)
        assert await refused(here, "check", deck=huge, length="short") == (
            422,
            "A deck has at most 2,000 cards.",
        )
        assert (await refused(here, "check", deck=with_rows(("lake", "TW-1", 1)), length="short"))[0] == 400
        assert (await refused(here, "write", deck=sheet(), form="clay"))[0] == 400

    told_in(tmp_path, story)


def test_who_asks_too_often_about_decks_is_told_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Guests(at_once=0.1, now=lambda: 0.0)) as here:
            answers: list[httpx.Response] = [
                await here.ask("/api/decks/where", {"deck": sheet(), "language": "en"}) for _ in range(2)
            ]
            assert [one.status_code for one in answers] == [200, 429]
            assert "decks" in answers[1].json()["text"]

    asyncio.run(story())
