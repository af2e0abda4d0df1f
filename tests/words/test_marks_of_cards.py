"""Marks on cards: each kind of card bears only those that are read there, played by a rule and said."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from wizardhaven import engine
from wizardhaven.catalogue import catalogue
from wizardhaven.engine.state.printed.marks import BORNE_BY
from wizardhaven.engine.state.printed.reading import read_card
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marks import Mark

ENGINE: Final = Path(engine.__file__).parent
OF_A_CARD: Final = re.compile(r"\bprinted\w*(?:\[[^\]]+\])?\.(\w+)")
"""What is read from a card as the engine reads it: `printed.name` or `table.printed[card].name`."""
MAY_BEAR: Final[dict[type, set[Mark]]] = {
    Character: {Mark.COMMON, Mark.LEADER, Mark.DRIVES_OUT_FORMS, Mark.NOT_AT_THE_START},
    Item: {
        Mark.UNIQUE,
        Mark.NOT_AT_THE_START,
        Mark.AT_TAPPED_SITES,
        Mark.TAPS_NO_SITE,
        Mark.NOT_TRANSFERABLE,
    },
    Ally: {Mark.UNIQUE, Mark.AT_TAPPED_SITES},
    Faction: {Mark.COMMON, Mark.AT_TAPPED_SITES, Mark.FOR_LEADERS},
    Event: {
        Mark.UNIQUE,
        Mark.NOT_AT_THE_START,
        Mark.FOR_A_MINOR_ITEM,
        Mark.ALSO_A_RESOURCE,
        Mark.ALSO_A_HAZARD,
        Mark.AMONG_POINTS,
        Mark.SHUFFLED_BACK,
        Mark.FROM_SIDEBOARD,
        Mark.OUTSIDE_HAZARD_LIMIT,
    },
    Creature: {Mark.UNIQUE, Mark.STARRED},
    Site: {
        Mark.HOARD,
        Mark.INFORMATION,
        Mark.ITEMS_THOUGH_TAPPED,
        Mark.CREATURES_ALWAYS_KEYED,
        Mark.ALWAYS_RETURNS,
        Mark.NEVER_TAPS,
        Mark.TESTS_GOLD_RINGS,
    },
}
RARITY: Final = (Mark.UNIQUE, Mark.COMMON)
"""What is read as one: whether there can be only one of it."""
BORNE: Final = [(kind, mark) for kind, marks in BORNE_BY.items() for mark in marks if mark not in RARITY]


def test_each_kind_of_card_may_bear_these_and_some_card_does() -> None:
    borne: dict[type, set[Mark]] = {}
    for card in catalogue.cards().values():
        borne.setdefault(type(card), set()).update(marks_of(card))
    del borne[Region]

    assert borne == MAY_BEAR
    assert {kind: set(marks) for kind, marks in BORNE_BY.items()} == MAY_BEAR


def test_no_card_bears_a_mark_twice() -> None:
    cards = catalogue.cards().values()

    assert not [card.name for card in cards if len(set(marks_of(card))) < len(marks_of(card))]


@pytest.mark.parametrize("kind", BORNE_BY)
def test_characters_and_factions_are_unique_unless_marked_and_others_only_if_marked(kind: type) -> None:
    by_itself = kind in (Character, Faction)
    for mark in RARITY:
        if mark in BORNE_BY[kind]:
            assert read_card(marked(kind, (mark,))).unique is (mark is Mark.UNIQUE)

    assert read_card(marked(kind, ())).unique is by_itself


@pytest.mark.parametrize(("kind", "mark"), BORNE)
def test_a_mark_is_read_and_no_other_with_it(kind: type, mark: Mark) -> None:
    printed = read_card(marked(kind, (mark,)))
    every = {other for _, other in BORNE}

    assert {other for other in every if getattr(printed, other.name.lower())} == {mark}


@pytest.mark.parametrize("language", Language)
def test_every_mark_of_every_card_is_said(language: Language) -> None:
    unsaid = [
        f"{card.name}: {mark.name}"
        for card in catalogue.cards().values()
        for mark in marks_of(card)
        if said(card, language) == said(without(card, mark), language)
    ]

    assert not unsaid


def test_every_mark_is_asked_for_by_a_rule() -> None:
    rooms = [path for room in ("changes", "queries", "rules") for path in (ENGINE / room).rglob("*.py")]
    asked = {name for path in rooms for name in OF_A_CARD.findall(path.read_text(encoding="utf-8"))}

    assert asked >= {mark.name.lower() for _, mark in BORNE}


def test_a_mark_that_means_nothing_on_such_a_card_is_refused() -> None:
    with pytest.raises(AssertionError, match="cannot bear"):
        read_card(marked(Ally, (Mark.NEVER_TAPS,)))


def said(card: Card, language: Language) -> str:
    return f"{type_line(card, language)}\n{card_text(card, language)}"


def marks_of(card: Card) -> tuple[Mark, ...]:
    if isinstance(card, Region):
        return ()
    return tuple([mark for mark in card.marks if isinstance(mark, Mark)])


def without(card: Card, mark: Mark) -> Card:
    assert not isinstance(card, Region)
    return replace(card, marks=tuple([other for other in card.marks if other is not mark]))


def marked(kind: type, marks: tuple[Mark, ...]) -> Card:
    """Some card of that kind with just these marks."""
    card = next(one for one in catalogue.cards().values() if type(one) is kind)
    assert not isinstance(card, Region)
    return replace(card, code="XX-1", marks=marks)
