"""Whoever is meant by a card is asked for at a door that knows his traits, and every language says so."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.queries.words.such_factions import fits_faction
from wizardhaven.scenario import Scene
from wizardhaven.text.english import selectors as english
from wizardhaven.text.english.against import foe as english_foe
from wizardhaven.text.french import selectors as french
from wizardhaven.text.french.against import foe as french_foe
from wizardhaven.text.german import selectors as german
from wizardhaven.text.german.against import foe as german_foe
from wizardhaven.vocabulary.amounts import ByStagePoints, Count, who_counts
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    At,
    AtMost,
    Beside,
    Normally,
    Not,
    Such,
    With,
    choices,
    parts,
)
from wizardhaven.vocabulary.targets import A, aimed_at, rest_of
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Keyword, Phase, Race, Stat
from wizardhaven.vocabulary.whose import is_of_characters, is_of_rolls, leaders, who

PEOPLE: Final = {
    ("ACheck", "by"),
    ("AStrike", "defender"),
    ("Ally", "played_by"),
    ("AnAttack", "against"),
    ("AnAttack", "by_company_with"),
    ("DrivesOffAllies", "bearer"),
    ("Faction", "freely"),
    ("GivenUpInstead", "tapping"),
    ("Item", "played_by"),
    ("Modify", "of"),
    ("Use", "user"),
}
"""The fields that mean characters."""

FOES: Final = {
    ("ACheck", "against"),
    ("Keeps", "what"),
    ("Modification", "of"),
    ("Modify", "against"),
}
"""The fields that mean a race, the resources of a side, factions, or else characters."""


def meant(fields: set[tuple[str, str]]) -> list[Such]:
    """All who are meant by one of these fields somewhere on a card."""
    found = [such for card in catalogue.cards().values() for such in _inside(card, fields)]
    return list(dict.fromkeys(found))


def _inside(word: object, fields: set[tuple[str, str]]) -> Iterator[Such]:
    if isinstance(word, tuple):
        for part in word:
            yield from _inside(part, fields)
    elif isinstance(word, Keeps) and word.where is not None:
        return  # items lie there
    elif fields is PEOPLE and isinstance(word, A) and aimed_at(word) is Sort.CHARACTER:
        yield rest_of(word)
    elif fields is PEOPLE and isinstance(word, With) and not isinstance(word.whom, Sort | Mark | Subject):
        yield word.whom
    elif fields is PEOPLE and isinstance(word, Count) and word.among in (Subject.COMPANY, Subject.USER):
        counted = word.what.whom if isinstance(word.what, With) else None
        yield from [] if isinstance(word.what, Tally) else [counted or who_counts(word)]
    elif fields is PEOPLE and isinstance(word, There) and word.among is Subject.COMPANY:
        yield from choices(word.what)
    elif fields is PEOPLE and isinstance(word, Is) and word.who is Subject.BEARER:
        his = [part.what if isinstance(part, Normally) else part for part in parts(word.such)]
        yield from [
            such for such in his if not isinstance(such, At | Keyword | Mark) and such is not Sort.AVATAR
        ]
    elif dataclasses.is_dataclass(word) and not isinstance(word, type):
        for field in dataclasses.fields(word):
            value = getattr(word, field.name)
            if (type(word).__name__, field.name) not in fields:
                yield from _inside(value, fields)
            elif isinstance(word, Modify):
                yield from _selectors(_of_number(word, field.name))
            else:
                yield from _selectors(value)


def _of_number(change: Modify, field: str) -> Such | tuple[Such, ...] | None:
    """Whose number it is, if it is that of characters, or against whom it counts."""
    if change.what is Stat.CONTROL:
        return who(change) if field == "of" else None
    if not is_of_characters(change) and not is_of_rolls(change):
        return None
    if field == "of":
        such = who(change) if leaders(change) is None else None
        return such.trait if isinstance(such, Not) and isinstance(change.by, ByStagePoints) else such
    if change.against is None or change.what is Check.CORRUPTION or isinstance(change.against, With):
        return None
    return choices(change.against.trait if isinstance(change.against, Not) else change.against)


def _selectors(value: Such | Is | Subject | tuple[Such, ...] | None) -> Iterator[Such]:
    if isinstance(value, tuple):
        yield from value
    elif value is not None and not isinstance(value, (Is, Subject)):
        yield value


def people() -> list[Such]:
    """All selectors by which characters are meant."""
    foes = [foe for foe in meant(FOES) if not isinstance(foe, (Race, Alignment, ItemClass))]
    return [*meant(PEOPLE), *[foe for foe in foes if not says(foe, Sort.FACTION)]]


def factions() -> list[Such]:
    """All selectors by which factions are meant."""
    return [foe for foe in meant(FOES) if says(foe, Sort.FACTION)]


def traits(such: Such) -> list[Such]:
    """A selector and all that it is put together of: each is asked, whatever the others say."""
    if isinstance(such, (AllOf, AnyOf)):
        return [such, *[trait for part in such.traits for trait in traits(part)]]
    return [such, *traits(such.trait)] if isinstance(such, Not) else [such]


def test_the_door_of_characters_knows_every_trait_that_is_asked_of_them() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    table = scene.begin(Phase.ORGANIZATION).table

    for such in people():
        for trait in traits(such):
            assert fits(table, elrond.id, trait) in (True, False)


def test_the_door_of_factions_knows_every_trait_that_is_asked_of_them() -> None:
    scene = Scene()
    (riders,) = scene.first.hand("Riders of Rohan")
    table = scene.begin(Phase.ORGANIZATION).table

    for such in factions():
        for trait in traits(such):
            assert fits_faction(table, riders.id, trait) in (True, False)


def test_every_language_has_words_for_whom_a_card_means() -> None:
    for such in people():
        assert english.character(such).first
        assert german.character(such).first.nominative
        assert french.character(such).first.text
    for such in meant(FOES):
        if not isinstance(such, ItemClass):
            assert english_foe(such)
            assert german_foe(such)
            assert french_foe(such)


@pytest.mark.parametrize("trait", [Keyword.WEAPON, Sort.FACTION, AtMost(Stat.BODY, 3), Beside(Race.ELF)])
def test_a_trait_that_nobody_can_have_has_no_words(trait: Such) -> None:
    with pytest.raises(AssertionError):
        english.provisos(trait)
