"""Every card of the decks that come with the game is told of by a test that names it."""

import ast
from pathlib import Path

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.shelf import deck, deck_names

TESTS = Path(__file__).parents[1]


def named_by_stories() -> set[str]:
    """The codes that stand in a `@card(...)` anywhere below the tests."""
    calls = [node for file in TESTS.rglob("*.py") for node in ast.walk(ast.parse(file.read_bytes()))]
    marks = [
        node
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card"
    ]
    return {
        part.value
        for mark in marks
        for part in mark.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


NAMED = named_by_stories()


@pytest.mark.parametrize("name", [name for name in deck_names() if name.startswith("challenge")])
def test_every_card_of_a_deck_has_a_story(name: str) -> None:
    untold = [cards()[code].name for code in deck(name).distinct() if code not in NAMED]

    assert untold == []


@pytest.mark.parametrize("name", [name for name in deck_names() if name.startswith("fallen")])
def test_every_card_of_the_white_hand_in_a_deck_has_a_story(name: str) -> None:
    of_the_set = [code for code in deck(name).distinct() if code.startswith("WH-")]
    untold = [code for code in of_the_set if code not in NAMED and cards()[code].name not in NAMED]

    assert untold == []


@pytest.mark.parametrize("name", [name for name in deck_names() if name.startswith("dark-minions")])
def test_every_resource_and_hazard_event_of_dark_minions_in_a_deck_has_a_story(name: str) -> None:
    of_the_set = [code for code in (*deck(name).resources, *deck(name).sideboard) if code.startswith("DM-")]
    untold = [code for code in of_the_set if code not in NAMED and cards()[code].name not in NAMED]

    assert untold == []
