"""Which attacks and strikes cards mean is said in traits that the engine knows and each language says."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.combat.such_at_hand import faced_fits, strike_fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Card
from wizardhaven.vocabulary.such import AllOf, AnyOf, Not, Sort, Such, parts
from wizardhaven.vocabulary.targets import TheAttack, TheStrike


def test_the_engine_knows_every_trait_of_an_attack() -> None:
    table, attack = attacked()

    asked = [
        faced_fits(table, attack, trait)
        for _, target in targets()
        if isinstance(target, TheAttack)
        for trait in traits(target.such)
    ]

    assert {True, False} == set(asked)  # no trait is refused


def test_the_engine_knows_every_trait_of_a_strike() -> None:
    table, attack = attacked()

    asked = [
        strike_fits(table, attack.source, attack, attack.strikes[0], attack.race, trait)
        for _, target in targets()
        if isinstance(target, TheStrike)
        for trait in traits(target.of)
    ]

    assert {True, False} == set(asked)


def test_each_language_says_every_trait() -> None:
    unsaid = [
        f"{language.value} says nothing of {trait} ({card.name})"
        for card, target in targets()
        for trait in parts(selected(target))
        if trait is not Sort.ATTACK
        for language in Language
        if card_text(card, language) == card_text(without(card, target, trait), language)
    ]

    assert not unsaid


def attacked() -> tuple[Table, Attack]:
    """Two Orcs attack Aragorn, one of them in a strike that is being resolved."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    orcs = scene.second.in_hand("Orc-patrol")
    race = scene.table.printed[orcs.id].race
    attack = Attack(scene.table.cards[aragorn.id].company, race, 2, 6, NONE, source=orcs.id)
    attack.strikes = (Strike(aragorn.id),)
    return scene.table, attack


def targets() -> Iterator[tuple[Card, TheAttack | TheStrike]]:
    """Every attack or strike that a card is aimed at."""
    for card in catalogue.cards().values():
        for target in _inside(card):
            yield card, target


def _inside(value: object) -> Iterator[TheAttack | TheStrike]:
    if isinstance(value, TheAttack | TheStrike):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _inside(getattr(value, field.name))


def selected(target: TheAttack | TheStrike) -> Such:
    return target.such if isinstance(target, TheAttack) else target.of


def traits(such: Such) -> Iterator[Such]:
    """The traits that a selector is put together of."""
    if isinstance(such, AllOf | AnyOf):
        for trait in such.traits:
            yield from traits(trait)
    elif isinstance(such, Not):
        yield from traits(such.trait)
    else:
        yield such


def without(card: Card, target: TheAttack | TheStrike, trait: Such) -> Card:
    """The card, but its target may be one without that trait."""
    rest = AllOf(tuple([part for part in parts(selected(target)) if part is not trait]))
    if isinstance(target, TheAttack):
        changed = _swapped(card, target, dataclasses.replace(target, such=rest))
    else:
        changed = _swapped(card, target, dataclasses.replace(target, of=rest))
    assert isinstance(changed, type(card))
    return changed


def _swapped(value: object, old: object, new: object) -> object:
    if value is old:
        return new
    if isinstance(value, tuple):
        return tuple([_swapped(part, old, new) for part in value])
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [field.name for field in dataclasses.fields(value)]
        parted = {name: getattr(value, name) for name in fields}
        changed = {name: _swapped(part, old, new) for name, part in parted.items()}
        return dataclasses.replace(
            value, **{name: part for name, part in changed.items() if part is not parted[name]}
        )
    return value
