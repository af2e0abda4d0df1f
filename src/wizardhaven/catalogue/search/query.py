"""What a query says, as values."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Comparison(Enum):
    """How a number is compared."""

    EQUAL = "="
    LESS = "<"
    MORE = ">"
    AT_MOST = "<="
    AT_LEAST = ">="


@dataclass(frozen=True)
class Word:
    """The card's name holds this, in any language, or a word of it is one letter off; folded."""

    text: str


@dataclass(frozen=True)
class Phrase:
    """The card's name holds this, in any language; folded."""

    text: str


@dataclass(frozen=True)
class Has:
    """A filter is one of some values; folded."""

    filter: str
    values: frozenset[str]


@dataclass(frozen=True)
class Says:
    """What the card says, in the reader's language, holds one of these; folded."""

    texts: frozenset[str]


@dataclass(frozen=True)
class Number:
    """A number compares like this with another."""

    filter: str
    comparison: Comparison
    value: int


@dataclass(frozen=True)
class No:
    """What it says does not hold."""

    what: "Query"


@dataclass(frozen=True)
class Every:
    """All of it holds; of nothing, that is any card."""

    parts: tuple["Query", ...]


@dataclass(frozen=True)
class Some:
    """One of it holds."""

    parts: tuple["Query", ...]


Query: TypeAlias = Word | Phrase | Has | Says | Number | No | Every | Some
