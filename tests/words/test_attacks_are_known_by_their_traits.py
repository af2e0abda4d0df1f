"""Which attacks and creatures cards mean is said in traits that the engine knows and each language says."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final, TypeAlias

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.combat.such_at_hand import faced_fits, strike_fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Card
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify, changes_attacks
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, Not, Such, parts
from wizardhaven.vocabulary.targets import TheAttack, TheStrike

FIELDS: Final[dict[type, str]] = {
    TheAttack: "such",
    TheStrike: "of",
    Modify: "of",
    Permit: "what",
    AttackOf: "what",
}
"""The words that say which attacks or creatures they are about, and in which field."""
OF_CREATURES: Final = (Deed.KEY, Deed.KEY_ONE, Deed.PLAY_FREELY)
"""What is permitted of creatures."""
Found: TypeAlias = tuple[Card, object, Such]
"""A card, a word on it, and which attacks or creatures that is about."""


def test_the_engine_knows_every_trait_of_an_attack() -> None:
    table, attack = attacked()

    faced = [faced_fits(table, attack, trait) for trait in traits_of(TheAttack)]
    changed = [attack_fits(table, attack, trait) for trait in traits_of(Modify)]

    assert {True, False} == set(faced) == set(changed)  # no trait is refused


def test_the_engine_knows_every_trait_of_a_strike() -> None:
    table, attack = attacked()
    strike = attack.strikes[0]

    asked = [
        strike_fits(table, attack.source, attack, strike, attack.race, trait)
        for trait in traits_of(TheStrike)
    ]

    assert {True, False} == set(asked)


def test_the_engine_knows_every_trait_of_a_creature() -> None:
    table, attack = attacked()
    printed = table.printed[attack.source]

    asked = [fits_printed(printed, trait) for word in (Permit, AttackOf) for trait in traits_of(word)]

    assert {True, False} == set(asked)


def test_each_language_says_every_trait() -> None:
    unsaid = [
        f"{language.value} says nothing of {trait} ({card.name})"
        for card, word, such in found()
        for trait in parts(such)
        if trait not in (Sort.ATTACK, Sort.CREATURE)
        for language in Language
        if not is_said(card, without(card, word, such, trait), language)
    ]

    assert not unsaid


def is_said(card: Card, without_it: Card, language: Language) -> bool:
    """Whether the text is another without a trait; what cannot be put into words without it needs it."""
    try:
        return card_text(card, language) != card_text(without_it, language)
    except (AssertionError, IndexError):
        return True


def attacked() -> tuple[Table, Attack]:
    """Two Orcs attack Aragorn, one of them in a strike that is being resolved."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    orcs = scene.second.in_hand("Orc-patrol")
    race = scene.table.printed[orcs.id].race
    attack = Attack(scene.table.cards[aragorn.id].company, race, 2, 6, NONE, source=orcs.id)
    attack.strikes = (Strike(aragorn.id),)
    return scene.table, attack


def found() -> Iterator[Found]:
    """Every word on a card that says which attacks or creatures it is about."""
    for card in catalogue.cards().values():
        for word in _inside(card):
            if isinstance(word, Modify) and not changes_attacks(word):
                continue
            such: Such | None = getattr(word, FIELDS[type(word)])
            if such is not None and such is not Subject.TARGET:
                yield card, word, such


def _inside(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
    elif dataclasses.is_dataclass(value):
        if type(value) in FIELDS and (not isinstance(value, Permit) or value.deed in OF_CREATURES):
            yield value
        for field in dataclasses.fields(value):
            yield from _inside(getattr(value, field.name))


def traits_of(word: type) -> Iterator[Such]:
    """All traits of attacks or creatures that cards name with that word."""
    for _, one, such in found():
        if type(one) is word:
            yield from _traits(such)


def _traits(such: Such) -> Iterator[Such]:
    if isinstance(such, AllOf | AnyOf):
        for trait in such.traits:
            yield from _traits(trait)
    elif isinstance(such, Not):
        yield from _traits(such.trait)
    else:
        yield such


def without(card: Card, word: object, such: Such, trait: Such) -> Card:
    """The card, but the word is also about those without that trait."""
    rest = AllOf(tuple([part for part in parts(such) if part is not trait]))
    assert dataclasses.is_dataclass(word)
    assert not isinstance(word, type)
    changed = _swapped(card, word, dataclasses.replace(word, **{FIELDS[type(word)]: rest}))
    assert isinstance(changed, type(card))
    return changed


def _swapped(value: object, old: object, new: object) -> object:
    if value is old:
        return new
    if isinstance(value, tuple):
        return tuple([_swapped(part, old, new) for part in value])
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        before = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        after = {name: _swapped(part, old, new) for name, part in before.items()}
        return dataclasses.replace(value, **after)
    return value
