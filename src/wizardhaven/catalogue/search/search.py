"""The cards that a query means, the likeliest first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias, assert_never

from wizardhaven.catalogue.search.complaints import BadQuery
from wizardhaven.catalogue.search.entry import Entry, entries, plain
from wizardhaven.catalogue.search.filtering import DECK
from wizardhaven.catalogue.search.filters import NUMBERS, having
from wizardhaven.catalogue.search.near import nearness, words_one_letter_off
from wizardhaven.catalogue.search.parsing import parsed
from wizardhaven.catalogue.search.query import (
    Comparison,
    Every,
    Has,
    No,
    Number,
    Phrase,
    Query,
    Says,
    Some,
    Word,
)
from wizardhaven.catalogue.search.wording import wording
from wizardhaven.text.language import Language

Test: TypeAlias = Callable[[Entry], bool]

NO_DECKS: Final[Mapping[str, frozenset[str]]] = MappingProxyType({})
COMPARED: Final[dict[Comparison, Callable[[int, int], bool]]] = {
    Comparison.EQUAL: lambda number, value: number == value,
    Comparison.LESS: lambda number, value: number < value,
    Comparison.MORE: lambda number, value: number > value,
    Comparison.AT_MOST: lambda number, value: number <= value,
    Comparison.AT_LEAST: lambda number, value: number >= value,
}


@dataclass(frozen=True)
class Found:
    """The cards that a line means, the likeliest first, and what of the line was not understood."""

    cards: tuple[Entry, ...]
    complaints: tuple[BadQuery, ...]


def search(
    text: str, language: Language = Language.EN, decks: Mapping[str, frozenset[str]] = NO_DECKS
) -> Found:
    """All cards that a line of words and filters means to who reads that language and has these decks.

    First those whose name begins with the words, then those of which a word does, then those that hold them,
    at last those one letter off; among equals what can be played comes first, then the order of the sets.
    """
    named = {plain(name): codes for name, codes in decks.items()}
    read = parsed(text, named)
    test = _Tests(language, named).of(read.query)
    said = tuple(" ".join(_said(read.query)).split())
    found = [entry for entry in entries() if test(entry)]
    found.sort(key=lambda entry: (nearness(entry, said), not entry.is_playable))
    return Found(tuple(found), read.complaints)


def _said(query: Query) -> list[str]:
    """The words of names that a query asks for, in their order."""
    match query:
        case Word(text) | Phrase(text):
            return [text]
        case Every(parts):
            return [word for part in parts for word in _said(part)]
        case Has() | Says() | Number() | No() | Some():
            return []
        case _:
            assert_never(query)


@dataclass(frozen=True)
class _Tests:
    """What makes tests of queries, for a reader."""

    language: Language
    decks: Mapping[str, frozenset[str]]

    def of(self, query: Query) -> Test:
        match query:
            case Word(text):
                return _called(text)
            case Phrase(text):
                return lambda entry: text in entry.spoken
            case Has(name, values):
                held = self.decks if name == DECK else having(name)
                codes = frozenset([code for value in values for code in held.get(value, ())])
                return lambda entry: entry.code in codes
            case Says(texts):
                told = wording(self.language)
                return lambda entry: any([text in told.get(entry.code, "") for text in texts])
            case Number(name, comparison, value):
                return _compared(NUMBERS[name], COMPARED[comparison], value)
            case No(what):
                denied = self.of(what)
                return lambda entry: not denied(entry)
            case Every(parts):
                every = [self.of(part) for part in parts]
                return lambda entry: all([test(entry) for test in every])
            case Some(parts):
                some = [self.of(part) for part in parts]
                return lambda entry: any([test(entry) for test in some])
            case _:
                assert_never(query)


def _called(text: str) -> Test:
    """Whether a name holds a word; where none of all does, whether a word of it is one letter off."""
    if any([text in entry.spoken for entry in entries()]):
        return lambda entry: text in entry.spoken
    near = words_one_letter_off(text)
    return lambda entry: not near.isdisjoint(entry.words)


def _compared(number: Callable[[Entry], int | None], compare: Callable[[int, int], bool], value: int) -> Test:
    def test(entry: Entry) -> bool:
        printed = number(entry)
        return printed is not None and compare(printed, value)

    return test
