"""Watches, while the stories run, which fields of which words the engine reads, and who compares whole words.

Each field has a probe in its place that goes away as soon as the field was read with another value than its default;
so watching costs next to nothing. The compiled core cannot be watched, and is the same text.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from typing import Final

from tests.words.fields import Field, Word, default, set_fields, words

PLAYED_BY: Final = ("wizardhaven.engine.", "wizardhaven.decks.")
"""Who plays what a card says: the engine, and the rules of deck building."""


class Watch:
    """What was not read yet, and where whole words were compared."""

    def __init__(self) -> None:
        self.unread: set[Field] = set(set_fields())
        self.comparisons: set[str] = set()

    def begin(self) -> None:
        for word in words():
            _watch_comparing(word, self.comparisons)
            for field in dataclasses.fields(word):
                if (word.__name__, field.name) in self.unread:
                    setattr(word, field.name, Probe(self, word, field))


class Probe:
    """Stands in for a field until the engine has read it."""

    def __init__(self, watch: Watch, word: Word, field: dataclasses.Field[object]) -> None:
        self._watch = watch
        self._word = word
        self._field = field
        self._default = default(field)

    def __get__(self, value: object, word: Word) -> object:
        if value is None:
            return self._default
        held: object = value.__dict__[self._field.name]
        if held != self._default and caller().startswith(PLAYED_BY):
            self._watch.unread.discard((self._word.__name__, self._field.name))
            self._go()
        return held

    def __set__(self, value: object, held: object) -> None:
        value.__dict__[self._field.name] = held

    def _go(self) -> None:
        if self._default is dataclasses.MISSING or self._field.default_factory is not dataclasses.MISSING:
            delattr(self._word, self._field.name)
        else:
            setattr(self._word, self._field.name, self._default)


def caller() -> str:
    """The module that asked, two calls further out."""
    return str(sys._getframe(2).f_globals["__name__"])


def _watch_comparing(word: Word, comparisons: set[str]) -> None:
    equal: Callable[[object, object], bool] = word.__eq__

    def watched(one: object, other: object) -> bool:
        frame = sys._getframe(1)
        if str(frame.f_globals["__name__"]).startswith(PLAYED_BY):
            comparisons.add(f"{frame.f_globals['__name__']}:{frame.f_lineno} {word.__name__}")
        return equal(one, other)

    word.__eq__ = watched  # type: ignore[method-assign,assignment]
