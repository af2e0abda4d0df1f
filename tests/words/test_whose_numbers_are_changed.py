"""Whose number a card changes is something that the engine can answer for that number."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.amounts import Amount, ByStagePoints, Count
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify, changes_attacks
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    At,
    AtLeast,
    AtMost,
    HomeAt,
    KeyedTo,
    Named,
    Not,
    On,
    PlayableAt,
    SpecificTo,
    Such,
    With,
    Within,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    PlayerKind,
    Points,
    Race,
    RegionType,
    Skill,
    Stat,
    State,
)

AT_HAND: Final = (Subject.ATTACK, Subject.STRIKE, Subject.TARGET, Subject.USER)
"""What an effect changes: the attack, the strike, or somebody who faces it."""
FACING: Final = (Sort.CHARACTER, Race, With)
"""Each such one of those who face the attack."""
COMPANIES: Final = (Subject.BEARER, Sort.COMPANY, Mark.MOVING, Mark.OVERT, PlayerKind, Alignment)
PEOPLE: Final = (Subject.BEARER, Subject.COMPANY, Subject.EVERYBODY, With, Mark, Sort, Race, Skill, Named)
CARDS: Final = (Subject.BEARER, Points, Mark, Sort, Race, Alignment, Keyword, AtLeast, AtMost, With, At)
ROLLS: Final = (*PEOPLE, Subject.SITE, PlayerKind, Alignment, On)
OF: Final[dict[Stat | Check, tuple[object, ...]]] = {
    Stat.HAND_SIZE: (Subject.BEARER,),
    Stat.STAGE_POINTS: (Subject.BEARER,),
    Stat.HAZARD_LIMIT: COMPANIES,
    Stat.RESOURCE_DRAWS: COMPANIES,
    Stat.HAZARD_DRAWS: COMPANIES,
    Stat.REGIONS: (*COMPANIES, Within, RegionType),
    Stat.MARSHALLING_POINTS: (State.ELIMINATED, Subject.THIS_CARD, On, *CARDS),
    Stat.CORRUPTION_POINTS: (*PEOPLE, Sort.RING, Keyword, ItemClass),
    Stat.MIND: PEOPLE,
    Stat.CONTROL: (*PEOPLE, AtMost),
    Stat.STAYING_UNTAPPED: (Subject.BEARER, Skill),
    Stat.SUPPORT: (Subject.BEARER,),
    Stat.GENERAL_INFLUENCE: (Subject.BEARER, Race),
    Stat.DIRECT_INFLUENCE: PEOPLE,
    Stat.PROWESS: (*PEOPLE, Subject.THIS_CARD, Subject.FOE, *AT_HAND, *FACING),
    Stat.BODY: (*PEOPLE, Subject.THIS_CARD, Subject.FOE, *AT_HAND, *FACING),
    Stat.STRIKES: (Subject.THIS_CARD, Subject.ATTACK),
    Check.BODY: (Subject.BEARER, Subject.THIS_CARD, Subject.FOE, Subject.ATTACK, Subject.STRIKE),
    Check.CORRUPTION: ROLLS,
    Check.INFLUENCE: ROLLS,
    Check.INFLUENCE_ATTEMPT: ROLLS,
    Check.OFFERING: ROLLS,
    Check.RIDDLING: ROLLS,
    Check.RING_TEST: ROLLS,
    Check.UNDER_DEEPS_MOVEMENT: (Subject.COMPANY, With, Alignment),
}
"""The traits, or sorts of traits, that are asked for each number."""
BY: Final[dict[Stat | Check, tuple[type, ...]]] = {
    Stat.HAND_SIZE: (int, ByStagePoints),
    Stat.STAGE_POINTS: (int, ByStagePoints),
    Stat.HAZARD_LIMIT: (int, Count),
    Stat.RESOURCE_DRAWS: (int, Amount, Count),
    Stat.HAZARD_DRAWS: (int, Amount, Count),
    Stat.REGIONS: (int,),
    Stat.MARSHALLING_POINTS: (int, Amount),
    Stat.CORRUPTION_POINTS: (int, ByStagePoints),
    Stat.MIND: (int,),
    Stat.CONTROL: (int, Amount),
    Stat.STAYING_UNTAPPED: (int,),
    Stat.SUPPORT: (int,),
    Stat.GENERAL_INFLUENCE: (int, ByStagePoints),
    Stat.DIRECT_INFLUENCE: (int, ByStagePoints),
    Stat.PROWESS: (int, ByStagePoints, Count),
    Stat.BODY: (int, Count),
    Stat.STRIKES: (int,),
    Check.BODY: (int,),
    Check.CORRUPTION: (int, Count),
    Check.INFLUENCE: (int, ByStagePoints),
    Check.INFLUENCE_ATTEMPT: (int,),
    Check.OFFERING: (int,),
    Check.RIDDLING: (int,),
    Check.RING_TEST: (int, ByStagePoints),
    Check.UNDER_DEEPS_MOVEMENT: (int,),
}
"""By what each number can be changed."""
AGAINST: Final[dict[Stat | Check, tuple[type, ...]]] = {
    Stat.PROWESS: (Race, Alignment, KeyedTo),
    Stat.BODY: (Race,),
    Stat.STRIKES: (Alignment,),
    Stat.DIRECT_INFLUENCE: (Race, Sort, Named, PlayableAt, HomeAt, SpecificTo, With),
    Stat.CONTROL: (Race, Subject, Sort),
    Check.CORRUPTION: (Keyword,),
    Check.INFLUENCE: (Sort, Named, PlayableAt, Race, Alignment),
}
"""Against whom each number can count; of corruption checks, which cards cause them."""


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
        if not isinstance(trait, AGAINST[change.what])
    ] == []


def test_the_least_and_the_most_are_for_numbers_that_have_bounds() -> None:
    bounded = {change.what for _, change in _changes() if change.least is not None}
    limited = {change.what for _, change in _changes() if change.most is not None}

    assert bounded == {Stat.HAZARD_LIMIT, Stat.RESOURCE_DRAWS, Stat.STAGE_POINTS, Stat.STRIKES}
    assert limited == {
        Stat.PROWESS,
        Stat.BODY,
        Stat.GENERAL_INFLUENCE,
        Stat.MARSHALLING_POINTS,
        Stat.STRIKES,
    }


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
    assert [name for name, change in of_attacks if not isinstance(change.by, int)] == []
