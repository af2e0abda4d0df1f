"""Cards in play that are meant: every trait is one that its door knows, and each language says it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final, TypeAlias

import pytest

from tests.words.fields import Path
from wizardhaven.catalogue import catalogue
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.cards import Card, Site
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Able,
    AllOf,
    AnyOf,
    At,
    AtLeast,
    AtMost,
    Beside,
    BoundFor,
    Having,
    KeyedTo,
    Named,
    Needing,
    Normally,
    Not,
    On,
    PlayableAt,
    Such,
    With,
    Within,
    WoundedBy,
)
from wizardhaven.vocabulary.targets import A, aimed_at
from wizardhaven.vocabulary.terms import (
    Alignment,
    Danger,
    ItemClass,
    Keyword,
    Length,
    PlayerKind,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    State,
    Turned,
)
from wizardhaven.vocabulary.worth import is_worth

Known: TypeAlias = tuple[object, ...]

PRINTED: Final[Known] = (Keyword, Named, Race, Alignment, Mark.UNIQUE)
HELD: Final[Known] = (
    *(*PRINTED, Points, Sort.RING, AtLeast, AtMost, With, At, PlayableAt),
    *(Mark.STARRED, Mark.INFORMATION, Mark.LATER, Mark.AT_THE_END, Subject.BEARER),
)
AIMED_AT: Final[dict[Sort | None, Known]] = {
    None: (RegionType, Side, Length, Danger, BoundFor, Needing, On, Mark.DECLARED, Mark.IN_PLAY),
    Sort.CHARACTER: (
        *(Race, Skill, Alignment, State, Named, Able, AtMost, Having, With, At, Beside, WoundedBy),
        *(Mark.LEADER, Mark.FOLLOWER, Turned),
    ),
    Sort.COMPANY: (Alignment, Having, With),
    Sort.SITE: (
        *(SiteType, Named, Within, Alignment, Turned, Having, Beside, Normally, With),
        *(Mark.LAIR, Mark.UNDER_DEEPS, Mark.PROTECTED, Mark.INFORMATION, Mark.HOARD),
    ),
    Sort.AUTOMATIC_ATTACK: (At, Mark.DETAINMENT),
    Sort.AGENT: (
        *(Skill, Able, At, AtLeast, AtMost, Subject.THIS_CARD, Subject.BEARER),
        *(Mark.FACE_DOWN, Mark.NEW, Mark.AT_A_HOME),
    ),
    Sort.ALLY: PRINTED,
    Sort.CREATURE: (*PRINTED, Mark.DISCARDED, Mark.IN_PLAY),
    Sort.EVENT: (
        *(*PRINTED, Side, Length, PlayerKind, Points, On, At, BoundFor),
        *(Mark.IN_PLAY, Mark.DECLARED, Mark.STORED, Mark.STORABLE, Mark.INFORMATION, Turned.TAPPED),
    ),
    Sort.FACTION: (*PRINTED, PlayableAt),
    Sort.ITEM: (*PRINTED, Sort.RING, ItemClass, AtLeast, On, Beside, Mark.STORED),
}
"""By the sort of card that is aimed at: the traits that may be asked for."""

PRINTED_ONLY: Final[dict[type, Known]] = {
    Site: (Alignment, ItemClass, Keyword, Named),
    AttackOf: (KeyedTo, Mark, Named, Race),
}
"""The words that ask only for what is printed, and for what."""

UNDERSTOOD: Final = {
    "Mark.AT_A_HOME": "what is done to somebody at home tells where the agent has to be",
}
"""The traits that go without saying, and why; there may only be fewer of them."""


def selectors(value: object, path: Path = ()) -> Iterator[tuple[object, Such, Path]]:
    """The words inside that mean cards in play, with what they mean and how one comes there."""
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from selectors(part, (*path, number))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, A):
            yield value, value.what, (*path, "what")
        if isinstance(value, Count) and value.among is Subject.PLAYER:
            assert not isinstance(value.what, Tally)
            yield value, value.what, (*path, "what")
        if isinstance(value, There) and value.among is Subject.PLAYER:
            if not says(value.what, Sort.AVATAR):
                yield value, value.what, (*path, "what")
        if isinstance(value, Modify) and is_worth(value):
            yield value, value.of, (*path, "of")
        if isinstance(value, AttackOf):
            yield value, value.what, (*path, "what")
        if isinstance(value, Site):
            for number, such in enumerate(value.playable_items):
                if isinstance(such, AllOf):
                    yield value, such, (*path, "playable_items", number)
        for field in dataclasses.fields(value):
            yield from selectors(getattr(value, field.name), (*path, field.name))


ALL: Final = [(card, *found) for card in catalogue.cards().values() for found in selectors(card)]


def traits(such: Such, path: Path = ()) -> Iterator[tuple[Such, Path]]:
    """Every single trait, and how one comes there."""
    if isinstance(such, (AllOf, AnyOf)):
        for number, trait in enumerate(such.traits):
            yield from traits(trait, (*path, "traits", number))
    elif isinstance(such, Not):
        yield from traits(such.trait, (*path, "trait"))
    else:
        yield such, path


def test_a_card_that_is_aimed_at_is_of_a_sort_that_a_door_knows() -> None:
    assert not [card.name for card, word, *_ in ALL if isinstance(word, A) and aimed_at(word) not in AIMED_AT]


def test_every_trait_is_one_that_its_door_knows() -> None:
    unknown = [
        f"{card.name}: {trait}"
        for card, word, such, _ in ALL
        for trait, _ in traits(such)
        if not is_known(trait, doors_of(word))
    ]

    assert not unknown


def test_what_must_all_be_true_stands_side_by_side() -> None:
    assert not [
        card.name
        for card, _, such, _ in ALL
        if isinstance(such, AllOf) and any(isinstance(trait, AllOf) for trait in such.traits)
    ]


def doors_of(word: object) -> Known:
    if type(word) in PRINTED_ONLY:
        return PRINTED_ONLY[type(word)]
    if not isinstance(word, A):
        return HELD
    sort = aimed_at(word)
    return AIMED_AT[sort] if sort is None else (*AIMED_AT[sort], sort)


def is_known(trait: Such, door: Known) -> bool:
    return any(isinstance(trait, one) if isinstance(one, type) else trait is one for one in door)


@pytest.mark.parametrize("language", Language)
def test_each_language_says_every_trait(language: Language) -> None:
    said: dict[str, bool] = {}
    for card, word, such, path in ALL:
        for trait, way in traits(such):
            if isinstance(word, Site) and isinstance(trait, ItemClass):
                continue  # without its class no item is listed at all
            without = _without(card, path + way)
            if without is not None and not isinstance(trait, Sort):
                told = card_text(card, language) != card_text(without, language)
                said[name_of(trait)] = said.get(name_of(trait), False) or told

    assert [name for name, told in said.items() if not told] == list(UNDERSTOOD)


def name_of(trait: Such) -> str:
    return str(trait) if not dataclasses.is_dataclass(trait) else type(trait).__name__


def _without(card: Card, path: Path) -> Card | None:
    """The card without one of several traits, or nothing if it stands alone."""
    whole = path[:-1] if path[-1] == "trait" else path
    if not isinstance(whole[-1], int):
        return None
    changed = _drop(card, whole)
    assert isinstance(changed, type(card))
    return changed


def _drop(value: object, path: Path) -> object:
    first, rest = path[0], path[1:]
    if isinstance(value, tuple):
        assert isinstance(first, int)
        kept = (_drop(value[first], rest),) if rest else ()
        return (*value[:first], *kept, *value[first + 1 :])
    assert dataclasses.is_dataclass(value)
    assert not isinstance(value, type)
    return dataclasses.replace(value, **{str(first): _drop(getattr(value, str(first)), rest)})
