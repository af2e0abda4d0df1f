"""What both answer face-down they may answer at the same time, and each throws his own first dice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import Guest, Json, ask_everything, at, for_two, house, some
from wizardhaven.engine.state.questions import Question
from wizardhaven.server.played import Played


def asked(question: Question) -> Callable[[Played], bool]:
    """Ana is asked this."""
    return lambda played: (
        played.asked == 0 and played.game.pending is not None and played.game.pending.asks is question
    )


async def told(ana: Guest, bo: Guest) -> None:
    await ask_everything(ana, bo)
    await ana.until_asked()
    await bo.hear_a("state")


def early(guest: Guest) -> Json:
    found = guest.state["early"]
    assert isinstance(found, dict)
    return found


def meaning(option: object) -> Json:
    """How an option of a page is said by its meaning."""
    return {"verb": at(option, "verb"), "source": at(option, "source"), "targets": at(option, "targets")}


async def answer_early(guest: Guest, option: object) -> None:
    await guest.say(type="walk", question=early(guest)["id"], answers=[meaning(option)])


@pytest.mark.parametrize("question", [Question.DRAFT_PICK, Question.MAY_DISCARD])
def test_who_is_asked_next_answers_already_and_the_other_sees_only_that_he_has(
    tmp_path: Path, question: Question
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), asked(question))
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo, here.guest(keys.watch) as cy:
                await told(ana, bo)
                await cy.hear_a("state")
                assert (ana.state["early"], cy.state["early"]) == (None, None)
                assert (ana.state["chosen"], bo.state["walking"]) == ([], False)

                await answer_early(bo, some(early(bo), "options")[1])
                for guest in (bo, ana, cy):
                    await guest.hear_a("state")
                    assert guest.state["chosen"] == [1]
                assert (bo.state["walking"], ana.state["walking"]) == (True, False)
                number = ana.number

                await ana.choose(ana.options[1])
                await bo.up_to(ana.number)
                assert ana.number >= number + 2, "both answers were taken"
                assert ana.state["chosen"] == []
                assert bo.state["walking"] is False

    asyncio.run(story())


def test_both_throw_for_the_first_turn_each_his_own_dice(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), asked(Question.ROLL_FOR_FIRST))
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await told(ana, bo)
                assert ana.question is not None
                assert ana.question["kind"] == early(bo)["kind"] == Question.ROLL_FOR_FIRST.value
                number = ana.number

                await answer_early(bo, some(early(bo), "options")[0])
                await bo.hear_a("state")
                assert bo.number == number, "his dice fall with hers"
                await ana.choose(ana.options[0])
                assert ana.number >= number + 2
                rolls = [line for line in some(ana.state, "log") if at(line, "kind") == "rolled"]
                assert list(dict.fromkeys([at(line, "seat") for line in rolls])) == [0, 1]

    asyncio.run(story())


def test_without_an_early_answer_the_second_throws_when_the_first_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), asked(Question.ROLL_FOR_FIRST))
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await told(ana, bo)
                await ana.choose(ana.options[0])
                await bo.up_to(ana.number)
                assert ana.state["asked"] == 1
                assert bo.question is not None
                assert bo.question["kind"] == Question.ROLL_FOR_FIRST.value

    asyncio.run(story())


def test_a_plan_of_the_draft_is_gone_through_round_by_round(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), asked(Question.DRAFT_PICK))
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await told(ana, bo)
                picks = [meaning(option) for option in some(early(bo), "options")[:2]]
                await bo.say(type="walk", question=early(bo)["id"], answers=picks)
                await bo.hear_a("state")
                number = ana.number
                for more in (2, 4):
                    await ana.until_asked()
                    await ana.choose(ana.options[0])
                    await ana.up_to(number + more)

    asyncio.run(story())


def test_what_is_no_answer_is_none_before_it_is_asked_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), asked(Question.DRAFT_PICK))
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await told(ana, bo)
                await bo.say(type="walk", question=early(bo)["id"], answers=[meaning(ana.options[0])])
                assert "none of the answers" in await bo.refusal()
                await bo.say(type="walk", question="gone", answers=[{"verb": "stop-drafting"}])
                assert "has moved on" in await bo.refusal()
                await bo.say(type="choose", question=early(bo)["id"], option="0")
                assert "not for you" in await bo.refusal()

    asyncio.run(story())
