"""Whoever answers by a sheet comes to the same position as who answers question by question."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from tests.server.test_secrets import copied
from tests.server.walking import at_desk, opened
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.notation.digest import digest
from wizardhaven.protocol.options import options
from wizardhaven.protocol.pictures import Answer, AnswerSheet, Option
from wizardhaven.protocol.sheets.sheets import sheet
from wizardhaven.protocol.sheets.trying import Ticks, tried, walk
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.storage.storage import Storage
from wizardhaven.text.language import Language

WITHOUT_SAYING = (Verb.ASSIGN, Verb.RESOLVE_STRIKE, Verb.TAP_TO_FACE, Verb.CHECK_NEXT)
OFTEN = 3
"""One sheet of a kind in so many is gone through."""


def with_sheets(seed: int, often: int = OFTEN) -> Iterator[tuple[Played, AnswerSheet]]:
    """Positions of a game that is played anyhow in which somebody has a sheet."""
    players = (Player("Ana", written(deck("challenge-a"))), Player("Bo", written(deck("challenge-e"))))
    played = Played(Setup(players, GameLength.STARTER, str(seed)))
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    played.throw()
    while played.asked is not None:
        found = sheet(played.game, played.asked, Language.EN)
        if found is not None and _is_due(seen, found, often):
            yield played, found
        played.choose(chance.choice(played.game.options()), 10)


def _is_due(seen: Counter[str], found: AnswerSheet, often: int) -> bool:
    kind = f"{found.kind} {found.groups[0].kind}"
    seen[kind] += 1
    return seen[kind] % often == 1 % often


def ticked(found: AnswerSheet, chance: random.Random) -> Ticks:
    """As many parts of each group as its sheet allows, any of them."""
    ticks: Ticks = Counter()
    for group in found.groups:
        if group.under is None or ticks[group.under]:
            beside = [part for one in found.groups if one.id == group.beside for part in one.parts]
            gone = Counter({part.answer.source: ticks[part.id] for part in beside})
            parts = [part for part in group.parts for _ in range(part.most - gone[part.answer.source])]
            least, most = group.least - gone.total(), group.most - gone.total()
            for part in chance.sample(parts, chance.randint(max(least, 0), max(min(most, len(parts)), 0))):
                ticks[part.id] += 1
    return ticks


def plays_a_card(found: AnswerSheet, ticks: Ticks) -> bool:
    cards = [part.id for group in found.groups if group.kind == "cards" for part in group.parts]
    return any([ticks[part] for part in cards])


async def walked(played: Played, storage: Storage, found: AnswerSheet, ticks: Ticks) -> Played:
    """The position to which the walk of the sheet leads, while the other only passes."""
    game = copied(played)
    seat = game.asked
    assert seat is not None
    desk = await at_desk(storage, game)
    await desk.walk(seat, str(game.number), [*walk(found, ticks), *found.closing])
    while desk.walks.is_open(seat):
        assert game.asked == 1 - seat
        await desk.choose(1 - seat, str(game.number), "0")
    await desk.stop()
    return game


def answered(played: Played, found: AnswerSheet, ticks: Ticks, length: int) -> tuple[Played, list[Answer]]:
    """The same question by question: whatever is ticked, if it is an answer, and else a pass.

    And what is left of it: of that some may have been the only answer, which nobody was asked for.
    """
    game = copied(played)
    game.throwers = {0, 1}
    seat = game.asked
    assert seat is not None
    wanted = [part.answer for group in found.groups for part in group.parts for _ in range(ticks[part.id])]
    while len(game.history) < length:
        if game.rolling:
            game.roll()
        elif game.asked != seat:
            game.choose(game.game.options()[0], 0)
        else:
            assert game.game.pending is not None
            here = [answer for answer in wanted if answer.question is game.game.pending.asks]
            place, meant = _wanted(options(game.game, seat, Language.EN), here)
            if meant is not None:
                wanted.remove(meant)
            game.choose(game.game.options()[place], 0)
    return game, [answer for answer in wanted if answer.verb not in WITHOUT_SAYING]


def _wanted(offered: Sequence[Option], wanted: Sequence[Answer]) -> tuple[int, Answer | None]:
    """The place of the option that is wanted next; passing, if none is."""
    for answer in wanted:
        for place, option in enumerate(offered):
            if _is_meant(option, answer):
                return place, answer
    return [option.verb for option in offered].index(Verb.PASS), None


def _is_meant(option: Option, answer: Answer) -> bool:
    """Whether the two say the same; of cards in hand any copy is meant."""
    if option.verb is not answer.verb or option.targets != answer.targets:
        return False
    if option.verb is Verb.DISCARD and option.source is not None and answer.source is not None:
        return option.source.code == answer.source.code
    return option.source == answer.source


@pytest.mark.parametrize("seed", [1, 5, 6])
def test_a_sheet_leads_where_single_answers_lead(tmp_path: Path, seed: int) -> None:
    async def story() -> Counter[str]:
        gone: Counter[str] = Counter()
        async with opened(tmp_path) as storage:
            for number, (played, found) in enumerate(with_sheets(seed)):
                ticks = ticked(found, random.Random(number))

                by_walk = await walked(played, storage, found, ticks)
                by_answers, left = answered(played, found, ticks, len(by_walk.history))

                assert by_walk.history == by_answers.history
                assert digest(by_walk.game) == digest(by_answers.game)
                assert left == [] or plays_a_card(found, ticks), "a card may change what has to be said"
                gone[found.kind] += 1
        return gone

    gone = asyncio.run(story())

    assert set(gone) >= {"draft", "strike", "check", "assign", "discard", "end", "draw"}


@pytest.mark.parametrize("seed", [5])
def test_a_sheet_cut_off_at_any_answer_leaves_a_table_that_asks(tmp_path: Path, seed: int) -> None:
    async def story() -> None:
        async with opened(tmp_path) as storage:
            for number, (played, found) in enumerate(islice(with_sheets(seed), 40)):
                seat = played.asked
                assert seat is not None
                answers = [*walk(found, ticked(found, random.Random(number))), *found.closing]
                for length in range(1, len(answers)):
                    game = copied(played)
                    desk = await at_desk(storage, game)
                    await desk.walk(seat, str(game.number), answers[:length])
                    again = Played(game.setup, game.lines)
                    assert (again.asked, digest(again.game)) == (game.asked, digest(game.game))
                    assert again.asked is not None
                    assert again.rolling or again.game.options()
                    await desk.stop()

    asyncio.run(story())


@pytest.mark.parametrize("seed", [6, 8])
def test_to_try_changes_nothing_and_tells_the_odds_of_what_is_ticked(seed: int) -> None:
    told = 0
    for number, (played, found) in enumerate(with_sheets(seed)):
        seat = played.asked
        assert seat is not None
        before = digest(played.game), played.game.dice.copy().two_dice()
        ticks = ticked(found, random.Random(number))
        answers = walk(found, ticks)

        result = tried(played.game, seat, "1", answers, found, Language.FR)

        assert (digest(played.game), played.game.dice.copy().two_dice()) == before
        assert result.answers == tuple(answers)
        parts = {part.id: part for group in found.groups for part in group.parts}
        for handle, odds in result.odds.items():
            assert not parts[handle].fixed
            assert 0 <= odds <= 36
        told += len(result.odds)
    assert told > 30


def test_what_a_trial_cannot_know_it_does_not_tell() -> None:
    """A card that would be drawn, and what is asked after it, stay unknown."""
    for played, found in with_sheets(1):
        if found.kind == "draw":
            assert played.asked is not None
            answers = walk(found, Counter({found.groups[0].parts[0].id: 1}))
            result = tried(played.game, played.asked, "1", answers, found, Language.EN)
            assert result.ledgers == ()
            assert result.odds == {}
            assert result.stops is not None
            assert result.stops.text == "What comes then cannot be known beforehand."
            return


def test_all_strikes_are_rolled_as_laid_out_until_one_succeeds(tmp_path: Path) -> None:
    """Between one and the next a pass is said for what could be done there."""

    async def story() -> None:
        rolled: Counter[int] = Counter()
        async with opened(tmp_path) as storage:
            for seed in (5, 6, 9):
                for played, found in with_sheets(seed, often=1):
                    if found.kind == "strike" and found.groups[0].kind == "order":
                        game = await _all_strikes(played, storage, found)
                        rolled[len(game.history) - len(played.history)] += 1
        assert max(rolled) > 8, "two strikes were rolled for in one walk"

    asyncio.run(story())


async def _all_strikes(played: Played, storage: Storage, found: AnswerSheet) -> Played:
    game = copied(played)
    seat = game.asked
    assert seat is not None
    answers: list[Answer] = []
    for part in found.groups[0].parts:
        presets = [one.id for group in found.groups[1:] for one in group.parts if one.preset]
        answers += [*walk(found, Counter([part.id, *presets])), *found.closing, *found.between]
    desk = await at_desk(storage, game)
    await desk.walk(seat, str(game.number), answers)
    while desk.walks.is_open(seat):
        await desk.choose(1 - seat, str(game.number), "0")
    await desk.stop()
    return game
