"""Journeys are thought of before anybody sets out, and all of them are sent in one message."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tests.server.house import Guest, Json, ask_everything, at, for_two, house, some
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.inside import beyond
from wizardhaven.protocol.planning import planned
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language

SAME = ("n", "view", "asked", "question", "undo")
"""What a plan leaves as it was."""


def before_organizing(played: Played) -> bool:
    """Ana is asked what she does in her organization phase, with the door still shut and ways open."""
    choice = played.game.pending
    if played.asked != 0 or choice is None or choice.asks is not Question.ORGANIZATION_ACTIONS:
        return False
    other = beyond(played.game)
    arranging = [] if other is None else [option.verb for option in other.game.options()]
    moving = any([option.verb is Verb.PLAN_MOVEMENT for option in played.game.options()])
    return moving and Verb.SPLIT in arranging


def said(option: Json) -> Json:
    """An option as an answer."""
    answer: Json = {"verb": option["verb"], "targets": option["targets"]}
    return answer if option["source"] is None else answer | {"source": option["source"]}


def of(options: list[object], verb: str) -> list[Json]:
    return [one for one in options if isinstance(one, dict) and one["verb"] == verb]


async def walk(guest: Guest, *answers: Json) -> None:
    assert guest.question is not None
    await guest.say(type="walk", question=guest.question["id"], answers=list(answers))
    await guest.up_to(guest.number + 1)


def test_who_organizes_behind_the_door_and_sets_out_needs_two_messages(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(seed=1), before_organizing)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                door = ana.options[int(str(at(ana.question, "inside", "door")))]
                parting = of(some(ana.question, "inside", "options"), "split")[0]
                await walk(ana, said(door), said(parting))
                assert at(ana.question, "kind") == "organizing"
                assert ana.state["undo"] is True

                finish = ana.options[int(str(at(ana.question, "inside", "door")))]
                behind = some(ana.question, "inside", "options")
                journey, passing = of(behind, "plan-movement")[0], of(behind, "pass")[0]
                await walk(ana, said(finish), said(journey), said(passing))
                await bo.until_asked()
                companies = some(bo.state, "view", "players", 0, "companies")
                moving = [one for one in companies if at(one, "destination") is not None]
                assert len(moving) == 1
                assert at(moving[0], "destination", "card", "code") is None, "it lies face-down"

    asyncio.run(story())


def test_a_plan_is_told_to_who_asks_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(seed=1), before_organizing)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                await bo.hear_a("state")
                before, heard = ana.state, len(bo.received)
                journey = of(list(ana.options), "plan-movement")[0]
                await ana.say(type="plan", question=at(ana.question, "id"), option=journey["id"])
                told = await ana.hear_a("planned")
                assert told["option"] == journey["id"]
                assert some(told, "ways")
                assert [ana.state[what] for what in SAME] == [before[what] for what in SAME]
                assert len(bo.received) == heard

                await ana.say(type="plan", question="gone", option=journey["id"])
                for wrong in ("999", "7/1", "x", "1/"):
                    await ana.say(type="plan", question=at(ana.question, "id"), option=wrong)
                    assert await ana.refusal() == "That is none of the answers to this question."

    asyncio.run(story())


def test_what_is_told_of_a_journey_does_not_depend_on_what_the_other_holds(tmp_path: Path) -> None:
    async def story() -> Played:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(seed=1), before_organizing)
            desk = await here.hub.desk(keys.ana.partition(".")[0])
            await desk.settle()
            assert desk.played is not None
            return desk.played

    game = asyncio.run(story()).game
    other = game.clone()
    theirs = [card for card in other.table.every_card() if other.table.owners[card] == 1]
    hand = other.table.pile(1, HAND)
    printed = list(other.table.printed)
    hidden = [card for card in theirs if card not in hand and printed[card].kind == printed[hand[0]].kind]
    for mine, another in zip(hand, hidden, strict=False):
        printed[mine], printed[another] = printed[another], printed[mine]
    other.table.printed = tuple(printed)
    journeys = [option for option in game.options() if option.verb is Verb.PLAN_MOVEMENT]
    assert journeys
    for action in journeys:
        told = planned(game, "1", "0", action, Language.EN)
        again = planned(other, "1", "0", action, Language.EN)
        assert msgspec.json.encode(told) == msgspec.json.encode(again)
