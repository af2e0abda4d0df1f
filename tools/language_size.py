"""How large the card language is, counted on the cards themselves: it must grow slower than they do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import TypeAlias

from wizardhaven.catalogue import catalogue

Used: TypeAlias = tuple[type, str]
"""A word, or a closed list, and the name of one of its fields or members; no name for the word itself."""


def users() -> dict[Used, int]:
    """On how many cards each word or member stands, and each field is set to something but its default."""
    found: dict[Used, int] = {}
    for card in catalogue.cards().values():
        for used in set(used_in(card)):
            found[used] = found.get(used, 0) + 1
    return found


@cache
def size() -> dict[str, int]:
    """The figures that may fall, and rise only for a reason."""
    using = users()
    words = {word: cards for (word, name), cards in using.items() if not name}
    fields = {used: cards for used, cards in using.items() if used[1] and not issubclass(used[0], Enum)}
    members = {used: cards for used, cards in using.items() if issubclass(used[0], Enum)}
    return {
        "words": len(words),
        "words on a single card": list(words.values()).count(1),
        "fields that cards set": len(fields),
        "of these, only true or false": sum([_is_flag(*used) for used in fields]),
        "fields that a single card sets": list(fields.values()).count(1),
        "members of closed lists": len(members),
        "members on a single card": list(members.values()).count(1),
    }


def _is_flag(word: type, name: str) -> bool:
    assert dataclasses.is_dataclass(word)
    return any([field.name == name and isinstance(field.default, bool) for field in dataclasses.fields(word)])


def used_in(value: object) -> Iterator[Used]:
    """All that a card, or a part of it, is written in."""
    if isinstance(value, tuple):
        for part in value:
            yield from used_in(part)
    elif isinstance(value, Enum):
        yield type(value), value.name
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield type(value), ""
        for field in dataclasses.fields(value):
            part = getattr(value, field.name)
            if part != _default(field):
                yield type(value), field.name
                yield from used_in(part)


def _default(field: dataclasses.Field[object]) -> object:
    made = field.default_factory
    return field.default if made is dataclasses.MISSING else made()
