"""The page's types are made of the Python ones, and what is really sent fits them."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

from tests.protocol.games import positions
from tests.server.house import Guest, ask_everything, for_two, house, one_choice
from tests.server.test_journeys import before_organizing
from tools.page_types import PAGE, definitions, page
from tools.typing_page.fitting import Fitting
from tools.typing_page.shapes import Named, OneOf
from wizardhaven.catalogue import catalogue
from wizardhaven.protocol.faces.faces import face
from wizardhaven.protocol.page_says import ClientMessage
from wizardhaven.protocol.server_says import State
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.text.language import Language

EVERY = 5
"""One position in so many is looked at."""

FITTING = Fitting(definitions())


def kinds_of(message: str) -> set[str]:
    """The names of all messages of one direction."""
    meaning = definitions()[message].meaning
    assert isinstance(meaning, OneOf)
    return {part.name for part in meaning.parts if isinstance(part, Named)}


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.page_types"


@pytest.mark.parametrize("seed", [3, 17])
def test_every_table_of_a_random_game_fits(seed: int) -> None:
    looked = 0
    for number, game in enumerate(positions(seed)):
        if number % EVERY == 0:
            moment = Moment(game)
            for seat in (0, 1, None):
                seen = moment.seen_by(seat, number, list(Language)[number % 3])
                message = State(
                    n=seen.number,
                    view=seen.view,
                    asked=seen.asked,
                    question=seen.question,
                    posture=seen.posture,
                    ledgers=seen.ledgers,
                    steps=seen.steps,
                    log_from=0,
                    log=(),
                    since=0,
                    faces={},
                    undo=False,
                    walking=False,
                    early=seen.question,
                    chosen=(),
                    clocks=None,
                    over=None,
                )
                assert FITTING.faults("ServerMessage", json.loads(msgspec.json.encode(message))) == []
                looked += 1
    assert looked > 100


@pytest.mark.parametrize("language", list(Language))
def test_the_face_of_every_card_fits(language: Language) -> None:
    for code in catalogue.cards():
        assert FITTING.faults("Face", json.loads(msgspec.json.encode(face(code, language)))) == []


def test_messages_of_every_kind_fit_as_they_come_over_a_connection(tmp_path: Path) -> None:
    async def story() -> list[Guest]:
        async with house(tmp_path) as here:
            key = await here.lay(opponent="friend", against=None, suggestions=True)
            async with here.guest(key) as ana:
                await ana.hear_a("seated")
                async with here.guest(str(ana.seated["invite"])) as friend:
                    await friend.until_gone()
                opened = await here.take_seat(ana.seated["invite"], language="de")
                assert FITTING.faults("Opened", opened.json()) == []
                async with here.guest(opened.json()["key"], "de") as bo:
                    await ask_everything(ana, bo)
                    await ana.hear_a("state")
                    await bo.hear_a("state")
                    asked = ana if ana.question is not None else bo
                    for wish, answer in (("suggest", "suggestion"), ("renew", "renewed")):
                        await asked.say(type=wish)
                        await asked.hear_a(answer)
                    assert asked.question is not None
                    await asked.say(type="try", question=asked.question["id"], answers=[{"verb": "pass"}])
                    await asked.hear_a("tried")
                    await asked.say(type="choose", question="gone", option="0")
                    await asked.hear_a("refused")
                    chance = random.Random(1)
                    for _ in range(20):
                        await one_choice(ana, bo, chance)
                    await ana.say(type="concede")
                    for guest in (ana, bo):
                        while not guest.is_over:
                            await guest.hear_a("state")
                    await ana.say(type="rematch")
                    await bo.say(type="rematch")
                    await ana.hear_a("rematch")
            async with here.guest(await here.lay(opponent="gentle")) as cy:
                await cy.say(type="why")
                await cy.hear_a("why")
            keys = await here.begun(for_two(seed=1), before_organizing)
            async with here.guest(keys.ana) as di:
                await di.until_asked()
                assert di.question is not None
                (journey, *_) = [one for one in di.options if one["verb"] == "plan-movement"]
                await di.say(type="plan", question=di.question["id"], option=journey["id"])
                await di.hear_a("planned")
            return [ana, bo, cy, di, friend]

    guests = asyncio.run(story())

    heard = [json.loads(text) for guest in guests for text in guest.received]
    for message in heard:
        assert FITTING.faults("ServerMessage", message) == []
    spoken = {str(message["type"]).capitalize() for message in heard}
    assert spoken | {"Passed"} == kinds_of("ServerMessage"), "of being passed for there is another story"


def test_what_is_answered_over_http_fits(tmp_path: Path) -> None:
    async def story() -> dict[str, object]:
        async with house(tmp_path) as here:
            found = (await here.client.get("/api/rules?search=strike")).json()
            refused = await here.ask("/api/tables", {})
            return {
                "Lobby": (await here.client.get("/api/lobby?language=fr")).json(),
                "FoundRule": found[0],
                "RuleEntry": (await here.client.get(f"/api/rules/{found[0]['id']}")).json(),
                "NotOpened": refused.json(),
            }

    for name, answer in asyncio.run(story()).items():
        assert FITTING.faults(name, answer) == []


def test_the_server_understands_what_the_types_let_the_page_say() -> None:
    said = [
        {"type": "sit", "key": "k", "language": "en"},
        {"type": "choose", "question": "1", "option": "0"},
        {"type": "plan", "question": "1", "option": "0/3"},
        {"type": "consent", "yes": True},
        {"type": "walk", "question": "1", "answers": [{"verb": "pass"}]},
        {"type": "try", "question": "1", "answers": []},
        {"type": "prefer", "passing": "nothing", "until": None, "rolls": "all"},
        {"type": "speak", "language": "fr"},
        *[{"type": word} for word in ("undo", "ask-back", "suggest", "why", "concede", "rematch", "renew")],
    ]

    assert len(said) == len(kinds_of("ClientMessage"))
    for message in said:
        assert FITTING.faults("ClientMessage", message) == []
        msgspec.json.decode(json.dumps(message), type=ClientMessage)


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("Rematch", {"type": "rematch"}, "Rematch: key is missing"),
        ("Rematch", {"type": "rematch", "key": "k", "table": 1}, "Rematch: nothing is known of table"),
        ("Rematch", {"type": "why", "key": "k"}, "Rematch.type: 'why' is not 'rematch'"),
        ("CardView", {"id": True, "code": None}, "CardView.id: True is no number"),
        ("Anchor", {"kind": "card", "ref": "1", "code": None}, "Anchor.code: None is no string"),
        ("PlayerSeat", 2, "PlayerSeat: 2 is not 0"),
        ("Phase", "tea time", "Phase: 'tea time' is not 'untap phase'"),
    ],
)
def test_what_does_not_fit_is_noticed(name: str, value: object, fault: str) -> None:
    assert FITTING.faults(name, value) == [fault]
