"""Watches, while the stories run, which fields of which words the engine reads, and who compares whole words.

Each field has a probe in its place that goes away as soon as the field was read with another value than its
default; so watching costs next to nothing. The compiled core cannot be watched, and is the same text.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Final

from tests.words.fields import Field, Word, default

PLAYED_BY: Final = ("wizardhaven.engine.", "wizardhaven.decks.")
"""Who plays what a card says: the engine, and the rules of deck building."""
WORDS: Final = "wizardhaven.vocabulary."
"""Where a word is taken apart for whoever asks."""
MAY_COMPARE: Final = "is_the_same"
"""The one question that is about whole words."""


class Watch:
    """What was not read yet, and where whole words were compared."""

    def __init__(self, fields: Iterable[Field], played_by: tuple[str, ...] = PLAYED_BY) -> None:
        self.unread: set[Field] = set(fields)
        self.comparisons: set[str] = set()
        self.played_by: Final = played_by

    def begin(self, words: Iterable[Word]) -> None:
        for word in words:
            self._watch_comparing(word)
            for field in dataclasses.fields(word):
                if (word.__name__, field.name) in self.unread:
                    setattr(word, field.name, Probe(self, word, field))

    def _watch_comparing(self, word: Word) -> None:
        equal: Callable[[object, object], bool] = vars(word)["__eq__"]

        def watched(one: object, other: object) -> bool:
            frame = sys._getframe(1)
            module = str(frame.f_globals["__name__"])
            if module.startswith(self.played_by) and frame.f_code.co_name != MAY_COMPARE:
                self.comparisons.add(f"{module}:{frame.f_lineno} {word.__name__}")
            return equal(one, other)

        setattr(word, "__eq__", watched)  # noqa: B010 - a class's own method is nothing one assigns to


def _reader() -> str:
    """The module that reads a field, perhaps by a question that stands beside the word."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and str(frame.f_globals["__name__"]).startswith(WORDS):
        frame = frame.f_back
    return "" if frame is None else str(frame.f_globals["__name__"])


class Probe:
    """Stands in for a field until somebody who plays it has read it."""

    def __init__(self, watch: Watch, word: Word, field: dataclasses.Field[object]) -> None:
        self._watch = watch
        self._word = word
        self._field = field
        self._default = default(field)

    def __get__(self, value: object, word: Word) -> object:
        if value is None:
            return self._default
        held: object = value.__dict__[self._field.name]
        if _reader().startswith(self._watch.played_by) and held != self._default:
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
