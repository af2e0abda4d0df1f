"""Which cards a card asks for by name, or as rings do: without them it would never be played."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.such import Named, Not
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword


def companions(cards: Sequence[str], among: Sequence[str], number: int) -> Iterator[str]:
    """For each of these cards one of those others that it needs, if it needs any; not always the same."""
    lawful = frozenset(among)
    held = set(cards)
    for code in cards:
        useful = [other for other in needed(code) if other in lawful]
        if useful and not held.intersection(useful):
            held.add(useful[number % len(useful)])
            yield useful[number % len(useful)]


@cache
def needed(code: str) -> tuple[str, ...]:
    """The cards of which one should be there, for whomever they are."""
    card = catalogue.cards()[code]
    names = {name for use in getattr(card, "uses", ()) for name in _names(use)}
    if names:
        return tuple(
            [other for other, one in catalogue.cards().items() if one.name in names and other != code]
        )
    if isinstance(card, Item) and card.item_class is ItemClass.GOLD_RING:
        return _testing()
    return _tested(card) if isinstance(card, Item) else ()


def _names(value: object) -> Iterator[str]:
    """Every name that a value speaks of, but for those that it bars."""
    if isinstance(value, Named):
        yield from value.names
    elif isinstance(value, tuple):
        for part in value:
            yield from _names(part)
    elif is_dataclass(value) and not isinstance(value, Not):
        for field in fields(value):
            yield from _names(getattr(value, field.name))


@cache
def _testing() -> tuple[str, ...]:
    """The resources by which a gold ring is tested. [ITM-15]"""
    found: list[str] = []
    for code, card in catalogue.cards().items():
        effects = [effect for use in getattr(card, "uses", ()) for effect in use.effects]
        if any([isinstance(effect, Roll) and effect.kind is Check.RING_TEST for effect in effects]):
            found.append(code)
    return tuple(found)


def _tested(card: Item) -> tuple[str, ...]:
    """The gold rings that may turn out to be this one. [ITM-15]"""
    marks = {mark.value.casefold() for mark in card.marks if isinstance(mark, Keyword)}
    found: list[str] = []
    for code, one in catalogue.cards().items():
        words = one.abilities if isinstance(one, Item) else ()
        results = [word for word in words if isinstance(word, RingTestResult)]
        if any([word.ring.casefold() in marks for word in results]):
            found.append(code)
    return tuple(found)
