"""What is said of the cards that are put somewhere is known where it is asked, and in every language."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.resources.findable import is_such, lying
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.scenario import Scene
from wizardhaven.text.such import ways
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, AnyOf, Not, Such, all_of
from wizardhaven.vocabulary.terms import Pile, RegionType


def test_every_trait_is_known_where_it_is_asked_and_said() -> None:
    scene = Scene()
    card = scene.first.hand("Gates of Morning")[0].id
    traits = {trait for such in _put(in_play=False) for trait in _leaves(such)}

    assert len(traits) > 30
    for trait in traits:
        assert is_such(scene.table, card, trait, NO_CARD) in (True, False)
    for such in _put(in_play=True):
        assert lying(scene.table, 0, such, card, NO_CARD) == []
    for such in [*_put(in_play=False), *_put(in_play=True)]:
        assert ways(such)


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


def _put(*, in_play: bool) -> list[Such]:
    puts = [put for card in catalogue.cards().values() for put in _inside(card)]
    return [
        put.what
        for put in puts
        if not isinstance(put.what, Subject) and (put.sources == (Pile.PLAY,)) == in_play
    ]


def _inside(value: object) -> Iterator[Put]:
    if isinstance(value, Put):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _inside(getattr(value, field.name))


def _leaves(such: Such) -> Iterator[Such]:
    if isinstance(such, AllOf | AnyOf):
        for trait in such.traits:
            yield from _leaves(trait)
    elif isinstance(such, Not):
        yield from _leaves(such.trait)
    else:
        yield such
