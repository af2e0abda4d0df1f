"""Several answers in one message: they go the way of single choices, and stop where somebody would think."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.server.house import ask_everything, for_two, house
from tests.server.test_secrets import copied, positions
from tests.server.walking import at_desk, opened, way
from wizardhaven.engine.state.action import PASS, Verb
from wizardhaven.notation.digest import digest
from wizardhaven.protocol.answers import answers_to, fitting
from wizardhaven.protocol.news import is_news
from wizardhaven.protocol.page_says import LONGEST_WALK
from wizardhaven.protocol.pictures import Answer
from wizardhaven.server.limits import MESSAGES_AT_ONCE
from wizardhaven.server.played import Played
from wizardhaven.server.walking import is_no_deed

STEPS = 6
DECKS = [("challenge-a", "challenge-e", 1), ("challenge-d", "challenge-b", 4)]


def with_a_way(
    first: str, second: str, seed: int, most: int = STEPS
) -> Iterator[tuple[Played, list[Answer], Played]]:
    """Positions in which somebody is asked several times in a row, and what he says."""
    for number, played in enumerate(positions(first, second, seed)):
        seat = played.asked
        assert seat is not None
        said, after = way(played, seat, random.Random(number), most)
        if len(said) > 1 and not played.rolling:
            yield played, said, after


@pytest.mark.parametrize(("first", "second", "seed"), DECKS)
def test_a_walk_leads_where_single_choices_lead(tmp_path: Path, first: str, second: str, seed: int) -> None:
    """Unless it stops at news; then it has gone the same way so far."""

    async def story() -> None:
        whole = 0
        async with opened(tmp_path) as storage:
            for played, said, after in islice(with_a_way(first, second, seed), 40):
                seat = played.asked
                assert seat is not None
                walked = copied(played)
                before = len(walked.history)
                desk = await at_desk(storage, walked)

                await desk.walk(seat, str(walked.number), said)

                gone = walked.history[before:]
                assert gone == after.history[before : before + len(gone)]
                if len(gone) == len(after.history) - before:
                    assert digest(walked.game) == digest(after.game)
                    whole += 1
                else:
                    assert is_news(walked.happened, seat, drawing=False) or walked.asked != seat
                await desk.stop()
        assert whole > 15

    asyncio.run(story())


def test_a_walk_is_stored_at_once_with_a_line_for_each_step_and_undone_as_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as storage:
            undone = 0
            for played, said, _ in with_a_way("challenge-a", "challenge-e", 2, most=2):
                seat = played.asked
                assert seat is not None
                walked = copied(played)
                desk = await at_desk(storage, walked)
                before, lines = digest(walked.game), walked.number
                stored = await storage.load(desk.table)
                assert stored is not None

                await desk.walk(seat, str(lines), said)

                now = await storage.load(desk.table)
                assert now is not None
                assert len(now.entries) == len(stored.entries) + 1
                assert now.entries[-1].split("\n") == walked.lines[lines:]
                assert [line.split()[2] for line in walked.lines[lines + 1 :] if line[:6] == "choose"] == [
                    "0" for line in walked.lines[lines + 1 :] if line[:6] == "choose"
                ]
                if walked.may_undo(seat):
                    await desk.undo(seat)
                    assert digest(walked.game) == before
                    undone += 1
                await desk.stop()
        assert undone > 3

    asyncio.run(story())


def test_a_walk_cut_off_at_any_step_leaves_a_table_that_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as storage:
            for played, said, _ in islice(with_a_way("challenge-c", "challenge-b", 3), 12):
                seat = played.asked
                assert seat is not None
                nonsense = Answer(Verb.CALL, number=39)
                for length in range(1, len(said) + 1):
                    walked = copied(played)
                    desk = await at_desk(storage, walked)

                    await desk.walk(seat, str(walked.number), [*said[:length], nonsense, *said[length:]])

                    assert walked.asked is not None or walked.game.outcome is not None
                    assert len(walked.history) <= len(played.history) + length + 20
                    assert not desk.walks.is_open(seat) or walked.asked != seat
                    again = Played(walked.setup, walked.lines)
                    assert digest(again.game) == digest(walked.game), "what is stored is what was walked"
                    await desk.stop()

    asyncio.run(story())


def waiting_for_bo(played: Played) -> bool:
    """Ana is asked; if she passes, Bo is asked and can pass or do something else; then Ana can pass again."""
    if played.asked != 0 or played.rolling or not any([one.same(PASS) for one in played.game.options()]):
        return False
    for seat in (1, 0):
        played = copied(played)
        played.throwers = {0, 1}
        played.choose(PASS, 0)
        options = played.game.options()
        if played.asked != seat or played.rolling or not options[0].same(PASS):
            return False
        if seat == 1 and (len(options) == 1 or is_no_deed(options[1])):
            return False
    return True


def ana_organizes(played: Played) -> bool:
    return played.asked == 0 and played.game.table.turn > 0 and len(played.game.options()) > 1


def passing() -> Answer:
    return Answer(Verb.PASS)


@pytest.mark.parametrize("deed", [False, True])
def test_the_rest_of_a_walk_waits_for_the_other_and_ends_with_his_deed(tmp_path: Path, deed: bool) -> None:
    async def story() -> None:
        async with opened(tmp_path) as storage:
            games = positions("challenge-d", "challenge-b", 4)
            walked = copied(next(game for game in games if waiting_for_bo(game)))
            desk = await at_desk(storage, walked)

            await desk.walk(0, str(walked.number), [passing(), passing()])
            assert walked.asked == 1
            assert desk.walks.is_open(0)
            steps = len(walked.history)

            await desk.choose(1, str(walked.number), "1" if deed else "0")

            assert not desk.walks.is_open(0)
            assert len(walked.history) - steps == (1 if deed else 2)
            await desk.stop()

    asyncio.run(story())


def test_only_who_walks_is_told_that_his_walk_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(4), waiting_for_bo)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo, here.guest(keys.watch) as cy:
                await ask_everything(ana, bo)
                await ana.until_asked()
                assert ana.question is not None
                answers = [{"verb": "pass"}, {"verb": "pass"}]
                await ana.say(type="walk", question=ana.question["id"], answers=answers)
                await ana.up_to(ana.number + 1)
                await bo.up_to(ana.number)
                await cy.up_to(ana.number)
                assert (ana.state["walking"], bo.state["walking"], cy.state["walking"]) == (
                    True,
                    False,
                    False,
                )

                await bo.choose(bo.options[0])
                await ana.up_to(bo.number)
                assert ana.state["walking"] is False

    asyncio.run(story())


def test_who_undoes_while_his_walk_waits_ends_it_and_nobody_else_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(4), waiting_for_bo)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                assert ana.question is not None
                answers = [{"verb": "pass"}, {"verb": "pass"}]
                await ana.say(type="walk", question=ana.question["id"], answers=answers)
                await ana.up_to(ana.number + 1)
                await bo.up_to(ana.number)
                heard = len(bo.states)

                await ana.say(type="undo")
                await ana.hear_a("state")
                assert ana.state["walking"] is False
                await bo.choose(bo.options[0])
                assert len(bo.states) == heard + 1
                await ana.up_to(bo.number)
                assert ana.question is not None, "she is asked herself"

    asyncio.run(story())


def test_a_server_that_is_killed_forgets_the_rest_of_a_walk_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(4), waiting_for_bo)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                assert ana.question is not None
                answers = [{"verb": "pass"}, {"verb": "pass"}]
                await ana.say(type="walk", question=ana.question["id"], answers=answers)
                await ana.up_to(ana.number + 1)
                walked = ana.number
            del here.hub._desks[keys.ana.partition(".")[0]]  # found again in storage, like after a restart
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await bo.until_asked()
                await ana.hear_a("state")
                assert (ana.number, ana.state["walking"]) == (walked, False)
                await bo.choose(bo.options[0])
                await ana.up_to(bo.number)
                assert ana.number == walked + 1, "she is asked herself"
                assert ana.question is not None

    asyncio.run(story())


def test_an_option_is_said_by_its_meaning_and_found_again() -> None:
    said = 0
    for played in positions("challenge-b", "challenge-d", 2):
        seat = played.asked
        assert seat is not None
        for place, answer in enumerate([] if played.rolling else answers_to(played.game, seat)):
            assert fitting(played.game, seat, answer) == place
            said += 1
    assert said > 200


def test_bad_trials_are_refused_in_a_sentence_late_ones_passed_over_and_all_counted(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with house(tmp_path, messages_a_second=1e-9) as here:
            keys = await here.begun(for_two(), ana_organizes)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ana.until_asked()
                await bo.hear_a("state")
                assert ana.question is not None
                number, question = ana.number, ana.question["id"]
                for answers in ([{"verb": "pass"}] * (LONGEST_WALK + 1), [{"verb": "dance"}], None):
                    await ana.say(type="try", question=question, answers=answers)
                    assert "cannot be understood" in await ana.refusal()
                await bo.say(type="try", question=question, answers=[])
                await ana.say(type="try", question="gone", answers=[])
                await ana.say(type="try", question=question, answers=[{"verb": "roll"}])
                tried = await ana.hear()
                assert (tried["question"], tried["odds"]) == (question, {})
                assert tried["stops"] is not None, "it says what would be asked"
                for _ in range(int(MESSAGES_AT_ONCE)):
                    await ana.say(type="try", question=question, answers=[])
                assert "too many messages" in await ana.refusal()
                assert ana.number == number, "nothing was done"

    asyncio.run(story())


def test_bad_walks_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), ana_organizes)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                await bo.hear_a("state")
                assert ana.question is not None
                number, question = ana.number, ana.question["id"]
                step = {"verb": "pass"}
                too_many = [step] * (LONGEST_WALK + 1)
                wrong_ones: list[object] = [[], too_many, [{"verb": "dance"}], "pass", [{}], [None]]
                for answers in wrong_ones:
                    await ana.say(type="walk", question=question, answers=answers)
                    assert "cannot be understood" in await ana.refusal()
                await ana.say(type="walk", question=question, answers=[{"verb": "pass", "because": "so"}])
                assert "cannot be understood" in await ana.refusal()
                await ana.say(type="walk", question="gone", answers=[step])
                assert "has moved on" in await ana.refusal()
                await bo.say(type="walk", question=question, answers=[step])
                assert "not for you" in await bo.refusal()
                for wrong in ({"verb": "roll"}, {**step, "number": 1}, {**step, "number": -1}):
                    await ana.say(type="walk", question=question, answers=[wrong, step])
                    assert "none of the answers" in await ana.refusal()
                await ana.say(type="speak", language="en")
                await ana.hear_a("state")
                assert ana.number == number, "nothing was done"

    asyncio.run(story())
