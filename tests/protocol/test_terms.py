"""What the page is told of the game itself: it has no list and no number of its own."""

import re
from pathlib import Path

import pytest

from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.values import KINDS as ALL_KINDS
from wizardhaven.protocol.options import ENDS, KINDS
from wizardhaven.protocol.terms import terms
from wizardhaven.text.language import Language
from wizardhaven.text.last_days import LAST_DAYS
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points, Race

ICONS = Path(__file__).parents[2] / "web" / "public" / "icons.svg"


@pytest.mark.parametrize("language", list(Language))
def test_the_terms_are_complete_in_every_language(language: Language) -> None:
    told = terms(language)

    assert told.phases == tuple(Phase)
    assert sorted(told.sources, key=lambda one: one.value) == sorted(Points, key=lambda one: one.value)
    assert set(told.races) == set(Race)
    assert all([race.name for race in told.races.values()])
    assert set(told.players) == set(PlayerKind)


def test_the_terms_are_told_in_the_language_of_the_reader() -> None:
    assert [terms(language).races[Race.SPIDER].name for language in Language] == [
        "Spider",
        "Spinne",
        "Araignée",
    ]


def test_every_emblem_of_a_race_is_one_that_the_page_can_draw() -> None:
    drawn = set(re.findall(r'id="([^"]+)"', ICONS.read_text(encoding="utf-8")))

    assert {race.emblem for race in terms(Language.EN).races.values()} <= drawn


def test_a_ringwraith_begins_with_one_character_more_than_a_wizard() -> None:
    players = terms(Language.EN).players

    assert players[PlayerKind.WIZARD].starting_characters == 5
    assert players[PlayerKind.RINGWRAITH].starting_characters == 6


def test_minions_begin_in_two_companies_and_rest_at_darkhavens() -> None:
    players = terms(Language.EN).players

    assert {kind.value: (one.starting_companies, one.haven) for kind, one in players.items()} == {
        "wizard": (1, "Haven"),
        "ringwraith": (2, "Darkhaven"),
        "fallen-wizard": (1, "Wizardhaven"),
        "balrog": (2, "Darkhaven"),
    }


def test_every_kind_of_player_has_a_name_and_a_sign_before_his_avatar_comes() -> None:
    drawn = set(re.findall(r'id="([^"]+)"', ICONS.read_text(encoding="utf-8")))
    german = terms(Language.DE).players

    assert german[PlayerKind.RINGWRAITH].name == "Ringgeist"
    assert {kind.emblem for kind in german.values()} <= drawn


def test_avatars_are_called_by_their_names_in_the_language_of_the_reader() -> None:
    avatars = terms(Language.FR).avatars

    assert [avatars[name] for name in ("Saruman", "Ren the Ringwraith", "The Balrog")] == [
        "Saroumane",
        "Ren le Spectre",
        "Le Balrog",
    ]
    assert len(avatars) == 5 + 9 + 1


@pytest.mark.parametrize("language", list(Language))
def test_every_kind_of_player_has_a_name_for_his_last_day(language: Language) -> None:
    days = [kind.last_day for kind in terms(language).players.values()]

    assert len(set(days)) == len(PlayerKind)
    assert days == list(LAST_DAYS[language].values())


def test_the_english_names_are_those_of_the_pages() -> None:
    assert {kind.player: kind.last_day for kind in ALL_KINDS.values()} == LAST_DAYS[Language.EN]


def test_what_is_done_with_a_word_is_told_with_every_answer() -> None:
    assert [KINDS.get(verb) for verb in (Verb.PLAY_CREATURE, Verb.TRANSFER, Verb.PLACE_ON_GUARD)] == [
        "play",
        "use",
        "on-guard",
    ]
    assert {verb for verb, kind in KINDS.items() if kind == "finish"} == {*ENDS} - {Verb.PASS}
    plays = {verb for verb in Verb if verb.value.startswith("play")}
    assert plays == {verb for verb, kind in KINDS.items() if kind == "play"}
