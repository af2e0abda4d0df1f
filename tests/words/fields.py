"""The fields of the card language that cards set: each must be played, and said in every language."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.cards import Card

T = TypeVar("T")
Word: TypeAlias = type
Field: TypeAlias = tuple[str, str]
"""The name of a word and of one of its fields."""
Path: TypeAlias = tuple[str | int, ...]
"""How one comes from a card to a word inside it."""


def set_fields() -> dict[Field, list[tuple[Card, Path]]]:
    """Every field that a card sets to something else than its default, with the cards that do and where."""
    found: dict[Field, list[tuple[Card, Path]]] = {}
    for card in catalogue.cards().values():
        for field, path in _inside(card, ()):
            found.setdefault(field, []).append((card, path))
    return found


def words() -> list[Word]:
    """The classes of all words that cards use."""
    return list(dict.fromkeys([word for card in catalogue.cards().values() for word in _words(card)]))


def words_in(value: object, kind: type[T]) -> Iterator[T]:
    """All words of a kind in a card, or in a part of one."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from words_in(part, kind)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from words_in(getattr(value, field.name), kind)


def default(field: dataclasses.Field[object]) -> object:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def is_optional(card: Card, path: Path, name: str) -> bool:
    """Whether the field has a default to be set back to."""
    word: object = card
    for part in path:
        word = word[part] if isinstance(word, tuple) and isinstance(part, int) else getattr(word, str(part))
    assert dataclasses.is_dataclass(word)
    field = next(field for field in dataclasses.fields(word) if field.name == name)
    return default(field) is not dataclasses.MISSING


def without(card: Card, path: Path, name: str) -> Card:
    """The card, but for one field of one word in it, which is its default again."""
    changed = _put(card, path, name)
    assert isinstance(changed, type(card))
    return changed


def _put(value: object, path: Path, name: str) -> object:
    if not path:
        assert dataclasses.is_dataclass(value)
        assert not isinstance(value, type)
        field = next(field for field in dataclasses.fields(value) if field.name == name)
        return dataclasses.replace(value, **{name: default(field)})
    first, rest = path[0], path[1:]
    if isinstance(value, tuple):
        assert isinstance(first, int)
        return (*value[:first], _put(value[first], rest, name), *value[first + 1 :])
    assert dataclasses.is_dataclass(value)
    assert not isinstance(value, type)
    return dataclasses.replace(value, **{str(first): _put(getattr(value, str(first)), rest, name)})


def _inside(value: object, path: Path) -> Iterator[tuple[Field, Path]]:
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _inside(part, (*path, number))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            part = getattr(value, field.name)
            if part != default(field):
                yield (type(value).__name__, field.name), path
            yield from _inside(part, (*path, field.name))


def _words(value: object) -> Iterator[Word]:
    if isinstance(value, tuple):
        for part in value:
            yield from _words(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield type(value)
        for field in dataclasses.fields(value):
            yield from _words(getattr(value, field.name))
