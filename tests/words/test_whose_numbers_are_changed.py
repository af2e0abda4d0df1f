"""Whose number a card changes is something that the engine can answer for that number."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.amounts import Amount, ByStagePoints, CharactersInCompany, RegionsInPath
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Doubled, Modify, changes_attacks
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, Not, Such, With, Within
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, PlayerKind, Race, Stat, State

AT_HAND: Final = (Subject.ATTACK, Subject.STRIKE, Subject.TARGET, Subject.USER)
"""What an effect changes: the attack, the strike, or somebody who faces it."""
FACING: Final = (Sort.CHARACTER, Race, With)
"""Each such one of those who face the attack."""
COMPANIES: Final = (Subject.BEARER, Sort.COMPANY, Mark.MOVING, PlayerKind)
OF: Final[dict[Stat | Check, tuple[object, ...]]] = {
    Stat.HAND_SIZE: (Subject.BEARER,),
    Stat.STAGE_POINTS: (Subject.BEARER,),
    Stat.HAZARD_LIMIT: COMPANIES,
    Stat.RESOURCE_DRAWS: COMPANIES,
    Stat.HAZARD_DRAWS: COMPANIES,
    Stat.REGIONS: (*COMPANIES, Within),
    Stat.MARSHALLING_POINTS: (State.ELIMINATED,),
    Stat.CORRUPTION_POINTS: (Sort.RING, Keyword),
    Stat.PROWESS: (Subject.THIS_CARD, *AT_HAND, *FACING),
    Stat.BODY: (Subject.THIS_CARD, *AT_HAND, *FACING),
    Stat.STRIKES: (Subject.THIS_CARD, Subject.ATTACK),
    Check.BODY: (Subject.THIS_CARD, Subject.ATTACK, Subject.STRIKE),
}
"""The traits, or sorts of traits, that are asked for each number."""
BY: Final[dict[Stat | Check, tuple[type, ...]]] = {
    Stat.HAND_SIZE: (int, ByStagePoints),
    Stat.STAGE_POINTS: (int,),
    Stat.HAZARD_LIMIT: (int, RegionsInPath, Doubled),
    Stat.RESOURCE_DRAWS: (int, Amount, RegionsInPath),
    Stat.HAZARD_DRAWS: (int, Amount, RegionsInPath),
    Stat.REGIONS: (int,),
    Stat.MARSHALLING_POINTS: (int,),
    Stat.CORRUPTION_POINTS: (int,),
    Stat.PROWESS: (int, Doubled),
    Stat.BODY: (int, CharactersInCompany),
    Stat.STRIKES: (int,),
    Check.BODY: (int,),
}
"""By what each number can be changed."""


def test_whose_number_it_is_can_be_answered() -> None:
    assert [
        (name, change.what, trait)
        for name, change in _changes()
        for trait in _traits(change.of)
        if trait not in OF[change.what] and type(trait) not in OF[change.what]
    ] == []


def test_by_how_much_it_is_changed_can_be_answered() -> None:
    assert [(name, change) for name, change in _changes() if not isinstance(change.by, BY[change.what])] == []


def test_against_whom_it_counts_can_be_answered() -> None:
    assert [
        (name, trait)
        for name, change in _changes()
        if change.against is not None
        for trait in _traits(change.against)
        if not (change.what is Stat.PROWESS and isinstance(trait, Race)) and not isinstance(trait, Alignment)
    ] == []


def test_each_of_these_numbers_is_changed_by_some_card() -> None:
    assert {change.what for _, change in _changes()} == set(OF) == set(BY)


def _changes() -> list[tuple[str, Modify]]:
    """All but those of attacks of a sort, whose traits are told apart with other attacks."""
    found = [(card.name, change) for card in catalogue.cards().values() for change in _inside(card)]
    return [(name, change) for name, change in found if not changes_attacks(change)]


def _inside(value: object) -> Iterator[Modify]:
    if isinstance(value, Modify):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _inside(getattr(value, field.name))


def _traits(of: Such | Subject) -> Iterator[Such | Subject]:
    if isinstance(of, AllOf | AnyOf):
        for trait in of.traits:
            yield from _traits(trait)
    elif isinstance(of, Not):
        yield from _traits(of.trait)
    else:
        yield of


def test_attacks_are_changed_by_numbers_alone() -> None:
    of_attacks = [
        (card.name, change)
        for card in catalogue.cards().values()
        for change in _inside(card)
        if changes_attacks(change)
    ]

    assert of_attacks
    assert [name for name, change in of_attacks if not isinstance(change.by, int | Doubled)] == []
