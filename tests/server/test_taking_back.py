"""A choice is taken back as long as nobody has learnt anything from it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.house import ask_everything, at, for_two, house, journal_until, some
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.notation.digest import digest
from wizardhaven.server import played as played_games
from wizardhaven.server.played import Played
from wizardhaven.vocabulary.terms import Phase


def organizing(played: Played) -> bool:
    """Ana organizes her companies and can do something about them that tells nobody anything."""
    table = played.game.table
    if table.turn == 0 or table.phase is not Phase.ORGANIZATION or played.asked != 0:
        return False
    return harmless(played) is not None


def harmless(played: Played) -> Action | None:
    """Something after which it is still for Ana to choose, and which can be undone."""
    for option in played.game.options():
        if option.verb is not Verb.PASS:
            other = Played(played.setup, played.lines)
            other.throwers = {0, 1}
            other.choose(option, 0)
            if other.may_undo(0):
                return option
    return None


def test_an_organizing_step_is_undone_and_untold(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), organizing)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                await bo.hear_a("state")
                before, lines = ana.state, len(some(ana.state, "log"))
                assert before["undo"] is False
                desk = await here.hub.desk(keys.ana.partition(".")[0])
                assert desk.played is not None
                step = harmless(desk.played)
                number = [step is option for option in desk.played.game.options()].index(True)

                await ana.choose(ana.options[number])
                await bo.up_to(ana.number)

                assert ana.state["undo"] is True
                assert bo.state["undo"] is False
                assert ana.state["log_from"] == lines
                await ana.say(type="undo")
                await ana.up_to(ana.number + 1)
                await bo.up_to(ana.number)
                assert ana.state["view"] == before["view"]
                assert at(ana.state, "question", "options") == at(before, "question", "options")
                assert (ana.state["undo"], ana.state["log_from"], ana.state["log"]) == (False, lines, [])
                assert bo.state["log"] == []
                await ana.say(type="undo")
                assert "cannot be taken back" in await ana.refusal()

                await ana.choose(ana.options[number])
                await ana.say(type="undo")
                await bo.say(type="undo")
                assert "cannot be taken back" in await bo.refusal()
                await ana.hear_a("state")
            async with here.guest(keys.ana) as again:
                await again.hear_a("state")
                assert len(some(again.state, "log")) == lines

    asyncio.run(story())


def test_who_takes_back_again_and_again_is_told_that_it_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), organizing)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                desk = await here.hub.desk(keys.ana.partition(".")[0])
                assert desk.played is not None
                step = harmless(desk.played)
                number = [step is option for option in desk.played.game.options()].index(True)
                monkeypatch.setattr(played_games, "MOST_TAKEN_BACK", 4)

                for _ in range(2):
                    await ana.choose(ana.options[number])
                    await ana.say(type="undo")
                    await ana.up_to(ana.number + 1)
                await ana.choose(ana.options[number])

                assert ana.state["undo"] is False
                await ana.say(type="undo")
                assert await ana.refusal() == (
                    "So much was taken back in this game that from now on every choice stays."
                )

    asyncio.run(story())


def test_a_game_does_not_become_longer_than_what_is_stored_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), organizing)
            async with here.guest(keys.ana) as ana:
                await ask_everything(ana)
                await ana.until_asked()
                monkeypatch.setattr(played_games, "LONGEST_JOURNAL", ana.number)

                await ana.say(type="choose", question=str(ana.number), option="0")

                assert await ana.refusal() == (
                    "This game has become too long to be stored; it can only be given up."
                )
                await ana.say(type="concede")
                await ana.hear_a("state")
                assert ana.is_over

    asyncio.run(story())


def test_only_the_last_choices_are_remembered_as_ways_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_games, "WAYS_BACK", 1)
    played = Played(for_two(), [line for lines in journal_until(for_two(), organizing) for line in lines])
    option = harmless(played)
    assert option is not None
    played.choose(option, 0)
    following = harmless(Played(played.setup, played.lines))
    assert following is not None, "there is something to do after it"

    played.choose(following, 0)
    played.undo()

    assert not played.may_undo(0)


def test_nothing_is_taken_back_once_dice_fell_or_cards_were_drawn_or_the_other_was_asked() -> None:
    chance = random.Random(2)
    played = Played(for_two())
    played.throw()
    seen = {"dice": 0, "draws": 0, "other": 0, "may": 0}
    while played.asked is not None:
        seat, number = played.asked, played.number
        played.choose(chance.choice(played.game.options()), 0)
        learnt = {
            "dice": played.number > number + 1,
            "draws": any(fact.kind is Happening.DREW for fact in played.game.facts),
            "other": played.asked != seat,
        }
        for what, happened in learnt.items():
            seen[what] += happened
        if any(learnt.values()):
            assert not played.may_undo(seat)
        seen["may"] += played.may_undo(seat)
        assert not played.may_undo(1 - seat)
    assert all(seen.values()), seen


def test_what_was_done_unasked_is_undone_with_the_choice_before_it() -> None:
    """Otherwise it would be done again at once, and nobody could ever go back further."""
    played = Played(for_two(), [line for lines in journal_until(for_two(), organizing) for line in lines])
    before = digest(played.game)
    option = harmless(played)
    assert option is not None
    played.choose(option, 0)
    after = Played(played.setup, played.lines)
    following = harmless(after)
    assert following is not None, "there is something to do after it"

    played.choose(following, 0, unasked=True)
    assert played.may_undo(0)
    played.undo()

    assert digest(played.game) == before
    assert not played.may_undo(0)
