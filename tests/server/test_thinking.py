"""Bots think in other processes: whole games, lost processes, what was undone, several tables at once."""

import asyncio
import errno
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from typing import TypeAlias

import msgspec
import pytest

from tests.server.house import wait_until
from tests.server.patience import PATIENCE
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.telling.speaking import why_text
from wizardhaven.bots.why import Because, read_why, why_code
from wizardhaven.catalogue.catalogue import name
from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import ready
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.errors import WizardhavenError
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.server import thinking
from wizardhaven.server.replica import Replica, Replicas
from wizardhaven.server.thinking import Brief, Thinkers, Thought
from wizardhaven.server.thoughts import Ask, Forgotten
from wizardhaven.text.language import Language

Story: TypeAlias = Callable[[Thinkers], Coroutine[None, None, None]]
Shared: TypeAlias = Callable[[Story], None]
BOT = 1
NUMBERS = itertools.count(1)
"""Each table has another."""


@cache
def deck_texts() -> tuple[str, str]:
    return written(deck("challenge-a")), written(deck("challenge-e"))


def brief(seed: int = 7, bot: str = "planner", seat: int = BOT) -> Brief:
    return Brief(deck_texts(), GameLength.STARTER.value, str(seed), bot, seat)


class Table:
    """A table at which a bot sits on one side and chance on the other."""

    def __init__(self, seed: int = 7, bot: str = "planner") -> None:
        self.name = f"table {next(NUMBERS)}"
        self.brief = brief(seed, bot)
        decks = [ready(deck_from_text(text, "a deck")) for text in deck_texts()]
        self.game = Game.new(decks, Settings(GameLength.STARTER), seed, patient=True)
        self.entries: list[str] = []
        self.other = RandomBot(seed)

    @property
    def asked(self) -> int | None:
        return None if self.game.pending is None else self.game.pending.seat

    def apply(self, code: str) -> None:
        action = chosen(self.game.options(), code)
        assert action is not None
        self.game.apply(action)
        self.entries.append(code)

    def step(self) -> None:
        """Whatever happens without the bot."""
        chance = self.asked == DICE
        self.apply(
            action_code(self.game.chance() if chance else self.other.choose(None, self.game.options()))
        )

    async def until_the_bot_is_asked(self, thinkers: Thinkers, thoughts: int = 0) -> None:
        """Play on until the bot has thought so often and is asked once more."""
        while self.asked != BOT or thoughts > 0:
            if self.asked == BOT:
                self.apply((await self.think(thinkers)).action)
                thoughts -= 1
            else:
                self.step()

    async def think(self, thinkers: Thinkers) -> Thought:
        return await thinkers.choose(self.name, self.brief, self.entries)


@pytest.fixture(scope="module")
def shared() -> Iterator[Shared]:
    """A process that serves many stories, each at tables of its own."""
    with asyncio.Runner() as runner:
        thinkers = Thinkers()
        yield lambda story: runner.run(story(thinkers))
        runner.run(thinkers.close())


def with_thinkers(story: Story, processes: int = 1) -> None:
    """Tell a story with processes of its own, which are gone when it is over."""

    async def told() -> None:
        async with Thinkers(processes) as thinkers:
            started = [process_of(thinkers, index) for index in range(processes)]
            await story(thinkers)
        for process in started:
            assert process.returncode is not None

    asyncio.run(told())


def process_of(thinkers: Thinkers, index: int = 0) -> asyncio.subprocess.Process:
    process = thinkers._thinkers[index]._process
    assert process is not None
    return process


async def asked_of_who_sleeps(table: Table, thinkers: Thinkers) -> asyncio.Task[Thought]:
    """A question to a process that was told to stand still; it has been asked, and does not answer."""
    thinker = thinkers._thinkers[0]
    questions = thinker._number
    os.kill(process_of(thinkers).pid, signal.SIGSTOP)
    asking = asyncio.create_task(table.think(thinkers))
    await wait_until(lambda: thinker._number > questions)
    return asking


def test_a_whole_game_is_played_as_the_bot_would_play_it_here(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table, here, thoughts = Table(), PlanningBot(), 0
        while table.asked is not None:
            if table.asked != BOT:
                table.step()
                continue
            thought = await table.think(thinkers)
            choice = here.choose(table.game.view(BOT), table.game.options())
            assert (thought.action, thought.why) == (action_code(choice), why_code(here.why()))
            table.apply(thought.action)
            thoughts += 1
        assert table.game.outcome is not None
        assert table.game.outcome.winner == BOT
        assert thoughts > 100

    shared(story)


@pytest.mark.parametrize("bot", ["random", "gentle"])
def test_every_bot_plays_a_whole_game(shared: Shared, bot: str) -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table(seed=3, bot=bot)
        while table.asked is not None:
            if table.asked == BOT:
                thought = await table.think(thinkers)
                assert (read_why(thought.why).because is Because.BY_CHANCE) is (bot == "random")
                table.apply(thought.action)
            else:
                table.step()

    shared(story)


def test_a_process_that_is_killed_is_replaced_and_asked_again() -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers, thoughts=30)
        before, killed = await table.think(thinkers), process_of(thinkers)

        os.kill(killed.pid, signal.SIGKILL)

        assert await table.think(thinkers) == before
        assert process_of(thinkers).pid != killed.pid
        await table.until_the_bot_is_asked(thinkers, thoughts=30)
        assert process_of(thinkers).pid != killed.pid

    with_thinkers(story)


def test_a_process_that_is_killed_while_it_thinks_is_replaced_as_well() -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers, thoughts=5)
        thinking_on = await asked_of_who_sleeps(table, thinkers)

        os.kill(process_of(thinkers).pid, signal.SIGKILL)

        table.apply((await thinking_on).action)

    with_thinkers(story)


def test_what_was_undone_is_forgotten(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers, thoughts=40)
        undone, late = list(table.entries[:-6]), await table.think(thinkers)
        replica = Replica(table.brief.deal())
        replica.follow(undone)
        while replica.game.pending is not None and replica.game.pending.seat != BOT:
            replica.follow([action_code(replica.game.options()[-1])])

        again = await thinkers.choose(table.name, table.brief, replica.entries)

        assert again == replica.think("planner", BOT)
        assert await table.think(thinkers) == late

    shared(story)


def test_tables_do_not_disturb_each_other() -> None:
    async def alone(thinkers: Thinkers) -> None:
        for table in (Table(seed=1), Table(seed=2)):
            await table.until_the_bot_is_asked(thinkers, thoughts=25)
            played.append(table.entries)

    async def story(thinkers: Thinkers) -> None:
        tables = [Table(seed=1), Table(seed=2)]
        await asyncio.gather(*[table.until_the_bot_is_asked(thinkers, thoughts=25) for table in tables])
        assert [table.entries for table in tables] == played

    played: list[list[str]] = []
    with_thinkers(alone)
    with_thinkers(story, processes=1)
    with_thinkers(story, processes=2)


def test_only_what_is_new_is_sent(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers, thoughts=20)
        entries = tuple(table.entries)
        await table.think(thinkers)

        def asked(sent: tuple[str, ...]) -> Ask:
            line = thinkers._thinkers[0]._question(table.name, table.brief, sent)
            return msgspec.json.decode(line, type=Ask)

        longer = asked((*entries, "pass"))
        assert (longer.keep, longer.entries, longer.deal) == (len(entries), ("pass",), None)
        undone = asked((*entries[:-2], "roll 7"))
        assert (undone.keep, undone.entries, undone.deal) == (len(entries) - 2, ("roll 7",), None)
        other_game = thinkers._thinkers[0]._question(table.name, brief(seed=8), entries)
        assert msgspec.json.decode(other_game, type=Ask).deal == brief(seed=8).deal()

    shared(story)


def test_a_table_that_the_process_has_put_away_is_told_again(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers, thoughts=10)
        thinkers._thinkers[0]._told["unheard-of"] = table.brief.deal(), tuple(table.entries)

        thought = await thinkers.choose("unheard-of", table.brief, table.entries)

        assert thought == await table.think(thinkers)

    shared(story)


def test_only_so_many_games_are_kept() -> None:
    replicas, deal = Replicas(most=2), brief(seat=0).deal()
    for number, table in enumerate(("first", "second", "third")):
        assert isinstance(replicas.answer(Ask(number, table, "planner", 0, 0, (), deal)), Thought)

    assert replicas.answer(Ask(3, "first", "planner", 0, 0, (), None)) == Forgotten()
    assert isinstance(replicas.answer(Ask(4, "third", "planner", 0, 0, (), None)), Thought)


def test_a_suggestion_is_what_the_planner_would_do_in_a_persons_place(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table, planner, suggested = Table(bot="random"), PlanningBot(), 0
        while table.asked is not None and suggested < 60:
            if table.asked == 0:
                thought = await thinkers.suggest(table.name, brief(bot="random", seat=0), table.entries)
                choice = planner.choose(table.game.view(0), table.game.options())
                assert thought == Thought(action_code(choice), why_code(planner.why()))
                table.apply(thought.action)
                suggested += 1
            elif table.asked == BOT:
                table.apply((await table.think(thinkers)).action)
            else:
                table.step()
        assert suggested == 60

    shared(story)


def test_what_the_seat_may_not_know_does_not_change_a_thought() -> None:
    table, compared = Table(), 0
    replica = Replica(table.brief.deal())
    while table.asked is not None:
        seat = table.asked
        if seat != DICE:
            other = Replica(table.brief.deal())
            other.follow(replica.entries)
            other.game = Game(
                with_other_secrets(other.game.table, seat, compared), Chance(compared), patient=True
            )
            other.game.run()
            assert other.think("planner", seat) == replica.think("planner", seat)
            compared += 1
        table.step()
        replica.follow(table.entries[-1:])
        if compared == 150:
            break
    assert compared == 150


def test_why_is_told_in_three_languages(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers)
        why = read_why((await table.think(thinkers)).why)
        seen, hidden = Sight(table.game.view(BOT), BOT).codes, Sight(table.game.view(0), 0).codes

        told = [why_text(why, seen, language) for language in Language]

        assert why.because is Because.MOST_USEFUL_LEFT
        assert len(set(told)) == 3
        for language, sentence in zip(Language, told):
            assert name(seen[why.card], language) in sentence
            assert name(seen[why.card], language) not in why_text(why, hidden, language)

    shared(story)


def test_a_question_that_has_no_answer_is_refused_and_the_table_goes_on(shared: Shared) -> None:
    async def story(thinkers: Thinkers) -> None:
        table = Table()
        await table.until_the_bot_is_asked(thinkers, thoughts=3)

        with pytest.raises(WizardhavenError, match=r"Entry \d+ is not possible"):
            await thinkers.choose(table.name, table.brief, [*table.entries, "dance"])
        with pytest.raises(WizardhavenError, match="not for seat 0"):
            await thinkers.choose(table.name, brief(seat=0), table.entries)
        with pytest.raises(WizardhavenError, match="no bot “genius”"):
            await thinkers.choose(table.name, brief(bot="genius"), table.entries)

        await table.until_the_bot_is_asked(thinkers, thoughts=3)

    shared(story)


def test_a_question_that_nobody_waits_for_any_more_does_not_confuse_the_next() -> None:
    async def story(thinkers: Thinkers) -> None:
        first, second = Table(seed=1), Table(seed=2)
        await first.until_the_bot_is_asked(thinkers, thoughts=10)
        await second.until_the_bot_is_asked(thinkers, thoughts=10)
        right = await second.think(thinkers)
        given_up = await asked_of_who_sleeps(first, thinkers)

        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        os.kill(process_of(thinkers).pid, signal.SIGCONT)

        assert await second.think(thinkers) == right
        assert given_up.cancelled()

    with_thinkers(story)


@pytest.mark.parametrize("program", ["import time; time.sleep(60)", "pass", "print('nonsense')"])
def test_a_process_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    async def story() -> None:
        thinkers = Thinkers()
        table = Table()
        while table.asked != BOT:
            table.step()
        with pytest.raises(WizardhavenError, match="could not be reached, 3 times"):
            await table.think(thinkers)
        assert thinkers._thinkers[0]._process is None
        await thinkers.close()

    monkeypatch.setattr(thinking, "COMMAND", ("-c", program))
    monkeypatch.setattr(thinking, "PATIENCE", 0.1)
    asyncio.run(story())


def test_a_process_that_cannot_be_started_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_room(*_: object, **__: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    async def story() -> None:
        table = Table()
        while table.asked != BOT:
            table.step()
        with pytest.raises(WizardhavenError, match="could not be reached, 3 times"):
            await table.think(Thinkers())

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_room)
    asyncio.run(story())


def test_nobody_thinks_after_closing_time() -> None:
    async def story() -> None:
        thinkers = Thinkers()
        await thinkers.close()
        with pytest.raises(WizardhavenError, match="gone home"):
            await thinkers.choose("table", brief(), [])

    asyncio.run(story())


DYING_SERVER = """
import asyncio, os, signal
from wizardhaven.server.thinking import Thinkers

async def main():
    thinkers = Thinkers()
    await thinkers.start()
    print("started", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_the_process_ends_when_the_server_is_killed() -> None:
    # The thinking process holds the other end of standard error: `run` returns when both are gone.
    done = subprocess.run(
        [sys.executable, "-c", DYING_SERVER], capture_output=True, timeout=PATIENCE, check=False
    )

    assert done.returncode == -signal.SIGKILL
    assert done.stdout == b"started\n"
    assert done.stderr == b""
