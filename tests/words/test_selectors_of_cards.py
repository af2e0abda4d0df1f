"""What is said of the cards that are put somewhere is known where it is asked, and in every language."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final, TypeVar

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.cards.such import is_printed
from wizardhaven.engine.queries.resources.findable import is_such, lying
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.scenario import Scene
from wizardhaven.text.such import ways
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, AnyOf, At, Named, Not, On, Such, With, all_of
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Race, RegionType, Side

T = TypeVar("T")


LOOKED_FOR: Final = (Way.FETCHED, Way.AVATAR, Way.GIVEN, Way.KEPT)
"""Where whatever can be asked of a card in a pile may be asked."""

ASKED: Final[dict[Way, tuple[object, ...]]] = {
    Way.ITEMS_LOST: (Sort.ITEM, Sort.RING, ItemClass, Keyword, On, With),
    Way.ITEMS_LEFT: (Sort.ITEM, On),
    Way.RELIEVED: (Side.HAZARD, Length.PERMANENT, Keyword, On, With),
    Way.GIVEN_UP: (Sort.RING, Sort.CREATURE, Mark.STAGE),
    Way.DRAWN: (),
    Way.SENT: (Sort.CHARACTER, Race),
    Way.JOINED: (Sort.CHARACTER, Sort.AVATAR, Sort.AGENT, Race),
    Way.PLAYED: (ItemClass, Mark.PLAYABLE_HERE, Mark.UNIQUE, Keyword),
    Way.EXCHANGED: (Sort.ITEM, ItemClass, Sort.ALLY, Named),
}
"""In the other ways: the traits that may be asked for."""

PAID: Final = (Keyword, ItemClass, Named, At, With, Sort.CREATURE, Mark.PLAYABLE_HERE, Race)
"""The traits of what may be discarded for a use."""


def test_every_trait_is_known_where_it_is_asked_and_said() -> None:
    scene = Scene()
    card = scene.first.hand("Gates of Morning")[0].id
    puts = _put()
    traits = {trait for put in puts if way_of(put) in LOOKED_FOR for trait in _leaves(put.what)}

    assert len(traits) > 30
    for trait in traits:
        assert is_such(scene.table, card, trait, NO_CARD) in (True, False)
    for put in puts:
        assert not isinstance(put.what, Subject)
        if way_of(put) is Way.SWEPT:
            assert lying(scene.table, 0, put, card, NO_CARD) == []
        if way_of(put) in (Way.SWEPT, Way.FETCHED):
            assert ways(put.what)


def test_every_way_asks_for_what_it_knows() -> None:
    asked = {(way_of(put), trait) for put in _put() for trait in _leaves(put.what)}
    wrong = [(way, trait) for way, trait in asked if way in ASKED and not _is_known(trait, ASKED[way])]

    assert not wrong
    assert {way for way, _ in asked} >= set(ASKED) - {Way.DRAWN}
    assert all(is_printed(put.what) for put in _seen() if not isinstance(put.what, Subject))
    assert not [trait for cost in _paid() for trait in _leaves(cost.what) if not _is_known(trait, PAID)]


def _is_known(trait: Such, known: tuple[object, ...]) -> bool:
    return any(trait is one or (isinstance(one, type) and isinstance(trait, one)) for one in known)


def test_what_is_unknown_is_refused() -> None:
    scene = Scene()
    card = scene.first.hand("Gates of Morning")[0].id

    with pytest.raises(AssertionError):
        is_such(scene.table, card, RegionType.WILDERNESS, NO_CARD)
    with pytest.raises(AssertionError):
        ways(all_of(Mark.UNIQUE, RegionType.WILDERNESS))


def test_anything_is_a_card() -> None:
    scene = Scene()
    card = scene.first.hand("Gates of Morning")[0].id

    assert is_such(scene.table, card, ANYTHING, NO_CARD)
    assert not is_such(scene.table, card, Not(ANYTHING), NO_CARD)


def _put() -> list[Put]:
    """What cards put elsewhere that they have not named."""
    apart = {id(put) for put in (*_paid(), *_seen())}
    puts = [put for card in catalogue.cards().values() for put in _inside(card, Put)]
    return [put for put in puts if not isinstance(put.what, Subject) and id(put) not in apart]


def _seen() -> list[Put]:
    """What is put elsewhere of cards that are looked at."""
    looks = [look for card in catalogue.cards().values() for look in _inside(card, Look)]
    return [look.then for look in looks if look.then is not None]


def _paid() -> list[Put]:
    uses = [use for card in catalogue.cards().values() for use in _inside(card, Use)]
    costs = [cost for use in uses for cost in use.costs if isinstance(cost, Put)]
    return [cost for cost in costs if not isinstance(cost.what, Subject)]


def _inside(value: object, word: type[T]) -> Iterator[T]:
    if isinstance(value, word):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _inside(part, word)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _inside(getattr(value, field.name), word)


def _leaves(such: Such) -> Iterator[Such]:
    if isinstance(such, AllOf | AnyOf):
        for trait in such.traits:
            yield from _leaves(trait)
    elif isinstance(such, Not):
        yield from _leaves(such.trait)
    else:
        yield such
