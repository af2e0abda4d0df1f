"""Sheets of what comes up less often: starting items, strikes between companies, the test of a ring."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.test_sheets import answered, walked
from tests.server.walking import opened
from tools import minion_moments, moments
from tools.shots import TABLES
from tools.staging import OWN, Table, played_until
from wizardhaven.engine.state.questions import Question
from wizardhaven.notation.digest import digest
from wizardhaven.protocol.pictures import Answer, AnswerSheet
from wizardhaven.protocol.sheets.sheets import sheet
from wizardhaven.protocol.sheets.trying import Ticks
from wizardhaven.scenario.scene import Scene
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase


def sheet_of(played: Played, language: Language = Language.EN) -> AnswerSheet:
    found = sheet(played.game, OWN, language)
    assert found is not None
    return found


def both_ways(tmp_path: Path, played: Played, found: AnswerSheet, ticks: Ticks) -> tuple[Played, Played]:
    """The position to which one walk leads, and the one to which single answers do."""

    async def story() -> tuple[Played, Played]:
        async with opened(tmp_path) as storage:
            by_walk = await walked(played, storage, found, ticks)
            by_answers, _ = answered(played, found, ticks, len(by_walk.history))
            return by_walk, by_answers

    return asyncio.run(story())


@pytest.mark.parametrize(
    ("language", "title", "end"),
    [
        (Language.EN, "Who bears Cram", "Begin with them"),
        (Language.DE, "Wer „Cram“ trägt", "So beginnen"),
        (Language.FR, "Qui porte «\N{NO-BREAK SPACE}Cram\N{NO-BREAK SPACE}»", "Commencer ainsi"),
    ],
)
def test_the_starting_items_are_given_on_one_sheet(
    tmp_path: Path, language: Language, title: str, end: str
) -> None:
    played = played_until(Table(moments.STARTING_ITEMS))
    found = sheet_of(played, language)
    assert found.kind == "items"
    assert (found.groups[0].title.text, found.end.text) == (title, end)
    presets = [part.id for group in found.groups for part in group.parts if part.preset]
    assert len(presets) == len(found.groups) == 2

    by_walk, by_answers = both_ways(tmp_path, played, found, Counter(presets))

    assert digest(by_walk.game) == digest(by_answers.game)
    given = [found.groups[0].parts[0].answer, found.groups[1].parts[1].answer]
    for answer in given:
        assert answer.source is not None
        item = int(answer.source.ref)
        assert by_walk.game.table.cards[item].on == int(answer.targets[0].ref)


def test_all_strikes_between_two_companies_are_given_on_one_sheet(tmp_path: Path) -> None:
    played = played_until(replace(TABLES["company-combat"], moment=minion_moments.PAIRING))
    found = sheet_of(played)
    assert found.kind == "pair"
    (group,) = found.groups
    assert group.least == group.most > 1, "the attacker leaves nobody free"
    ticks: Ticks = Counter()
    taken: set[str] = set()
    for part in group.parts:
        both = _pair(part.answer)
        if not taken & both:
            ticks[part.id] = 1
            taken |= both
    assert ticks.total() == group.most

    by_walk, by_answers = both_ways(tmp_path, played, found, ticks)

    assert digest(by_walk.game) == digest(by_answers.game)
    attack = by_walk.game.table.attack
    assert attack is not None
    struck = {str(card) for strike in attack.strikes for card in (strike.attacker, strike.defender)}
    assert taken <= struck


def _pair(answer: Answer) -> set[str]:
    assert answer.source is not None
    return {answer.source.ref, answer.targets[0].ref}


@pytest.mark.parametrize(
    ("language", "end"),
    [
        (Language.EN, "Roll for Anborn"),
        (Language.DE, "Für Anborn würfeln"),
        (Language.FR, "Lancer les dés pour Anborn"),
    ],
)
def test_a_ring_is_tested_on_a_sheet_that_ends_with_the_dice(language: Language, end: str) -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.uses(gandalf, target=ring)
    assert playing.game.pending is not None
    assert playing.game.pending.asks is Question.RING_TEST_ROLL

    found = sheet(playing.game, 0, language)

    assert found is not None
    assert (found.kind, found.end.text) == ("ring", end)
    assert [answer.question for answer in found.closing] == [Question.RING_TEST_ROLL]
