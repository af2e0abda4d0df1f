"""Optional rules are agreed when a table is laid, hold in its game, and are told to whoever comes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from tests.server.house import at, for_two, house, new_table
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.state.settings import Edition, GameLength, Level, OptionalRule, Settings
from wizardhaven.server.hub import _brief
from wizardhaven.server.lobby_words import EDITIONS, OPTIONAL_RULES
from wizardhaven.server.replica import Replica
from wizardhaven.server.setup import dealt, read, written
from wizardhaven.text.language import Language

BOTH = (OptionalRule.WIZARD_MAY_FALL, OptionalRule.FALLEN_WIZARD_DUELS)
EVERY = tuple(OptionalRule)
SIDEBOARD = "[sideboard]\n"
FOR_THE_FALL = deck_text(deck("challenge-a")).replace(SIDEBOARD, f"{SIDEBOARD}1 Saruman [fallen-wizard]\n")


@pytest.mark.parametrize("language", list(Language), ids=[one.value for one in Language])
def test_the_lobby_names_and_explains_every_optional_rule(language: Language, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            lobby = (await here.client.get(f"/api/lobby?language={language.value}")).json()
            assert [option["id"] for option in lobby["options"]] == [rule.value for rule in OptionalRule]
            told = [(option["name"], option["about"]) for option in lobby["options"]]
            assert told == list(OPTIONAL_RULES[language].values())
            assert all(name and about for name, about in told)

    asyncio.run(story())


def test_what_is_agreed_is_told_kept_and_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            agreed = ["fallen-wizard-duels", "wizard-may-fall", "wizard-may-fall"]
            key = await here.lay(opponent="friend", against=None, options=agreed)
            async with here.guest(key) as ana:
                seated = await ana.hear_a("seated")
                assert at(seated, "options") == ["wizard-may-fall", "fallen-wizard-duels"]
            desk = await here.hub.desk(key.partition(".")[0])
            assert desk.setup.options == BOTH

    asyncio.run(story())


@pytest.mark.parametrize("options", [(), BOTH, *[(rule,) for rule in OptionalRule], EVERY], ids=str)
def test_the_game_and_the_bots_that_think_about_it_follow_what_is_agreed(
    options: tuple[OptionalRule, ...],
) -> None:
    setup = msgspec.structs.replace(for_two(), options=options)
    wanted = Settings(
        GameLength.STARTER,
        wizard_may_fall=OptionalRule.WIZARD_MAY_FALL in options,
        fallen_wizard_duels=OptionalRule.FALLEN_WIZARD_DUELS in options,
        starter_movement_only=OptionalRule.STARTER_MOVEMENT_ONLY in options,
        level=Level.STARTER if OptionalRule.STARTER_RULES in options else Level.STANDARD,
        only_starter_decks=OptionalRule.ONLY_STARTER_DECKS in options,
        tournament=OptionalRule.TOURNAMENT in options,
        roll_for_a_tie=OptionalRule.ROLL_FOR_A_TIE in options,
    )

    assert read(written(setup)) == setup
    assert dealt(setup).table.settings == wanted
    assert wanted.rules() == options
    assert Replica(_brief(setup, "planner", 1).deal()).game.table.settings == wanted


@pytest.mark.parametrize("edition", Edition)
def test_the_game_and_the_bots_follow_the_edition_that_is_agreed(edition: Edition) -> None:
    setup = msgspec.structs.replace(for_two(), edition=edition)
    rounded_up = edition is Edition.THE_WIZARDS_LIMITED

    assert read(written(setup)) == setup
    settings = dealt(setup).table.settings
    assert (settings.edition, settings.half_limit) == (
        edition,
        "literal-round-up" if rounded_up else "current",
    )
    assert Replica(_brief(setup, "planner", 1).deal()).game.table.settings == settings


def test_whose_rules_are_followed_is_offered_agreed_and_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for language in Language:
                lobby = (await here.client.get(f"/api/lobby?language={language.value}")).json()
                told = [(one["id"], one["name"], one["about"]) for one in lobby["editions"]]
                offered = [(one.value, *words) for one, words in EDITIONS[language].items()]
                assert told == offered
                assert [one for one, _, _ in told] == [edition.value for edition in Edition]
            key = await here.lay(opponent="friend", against=None, edition="MELE")
            async with here.guest(key) as ana:
                assert at(await ana.hear_a("seated"), "edition") == "MELE"
            desk = await here.hub.desk(key.partition(".")[0])
            assert desk.setup.edition is Edition.THE_LIDLESS_EYE

    asyncio.run(story())


def test_a_table_that_was_stored_before_there_were_options_has_none() -> None:
    stored = json.loads(written(for_two()))
    del stored["options"]
    del stored["edition"]

    assert read(json.dumps(stored)) == for_two()


def test_a_deck_may_provide_for_the_fall_only_where_a_wizard_may_fall(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            wanted = new_table(deck=FOR_THE_FALL, opponent="friend", against=None, length="long")
            refused = await here.ask("/api/tables", wanted)
            assert refused.status_code == 422
            laid = await here.ask("/api/tables", {**wanted, "options": ["wizard-may-fall"]})
            assert laid.status_code == 201, laid.text

    asyncio.run(story())
