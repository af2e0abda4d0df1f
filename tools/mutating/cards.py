"""Changes to cards: one field of one card is its default again, or a number in it is one more or less.

Of several marks each one goes by itself too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator

from tests.words.fields import Path, default
from tools.mutating.mutant import CARD, Mutant
from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.cards import Card, Region


def mutants() -> list[Mutant]:
    """All changes there are to cards that are played, in the order of the catalogue."""
    cards = [card for card in catalogue.cards().values() if not isinstance(card, Region)]
    return [mutant for card in cards for mutant in of_card(card)]


def of_card(card: Card) -> Iterator[Mutant]:
    for path, field, value in _fields(card, ()):
        for fresh in _others(field, value):
            where = ".".join(map(str, (*path, field.name)))
            name = f"{card.code} {card.name}: {where} {_said(value)} becomes {_said(fresh)}"
            yield Mutant(CARD, name, card.code, _applying(card, (*path, field.name), fresh))


def _said(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _fields(value: object, path: Path) -> Iterator[tuple[Path, dataclasses.Field[object], object]]:
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _fields(part, (*path, number))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            held = getattr(value, field.name)
            yield path, field, held
            yield from _fields(held, (*path, field.name))


def _others(field: dataclasses.Field[object], value: object) -> list[object]:
    """What else might stand there."""
    plain = default(field)
    found: list[object] = [plain] if plain is not dataclasses.MISSING and plain != value else []
    if type(value) is int and (plain is dataclasses.MISSING or plain != value):
        found.extend([value + 1, value - 1])
    if field.name == "marks" and isinstance(value, tuple) and len(value) > 1:
        found.extend([value[:number] + value[number + 1 :] for number in range(len(value))])
    return found


def _applying(card: Card, path: Path, fresh: object) -> Callable[[], None]:
    """Puts the changed card where the true one is looked up."""

    def apply() -> None:
        changed = _put(card, path, fresh)
        cards = catalogue.cards()
        assert isinstance(cards, dict)
        cards[card.code] = changed

    return apply


def _put(value: object, path: Path, fresh: object) -> object:
    if not path:
        return fresh
    first, rest = path[0], path[1:]
    if isinstance(value, tuple):
        assert isinstance(first, int)
        return (*value[:first], _put(value[first], rest, fresh), *value[first + 1 :])
    assert dataclasses.is_dataclass(value)
    assert not isinstance(value, type)
    return dataclasses.replace(value, **{str(first): _put(getattr(value, str(first)), rest, fresh)})
