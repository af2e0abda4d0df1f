"""What JSON can look like: the page's types are printed from it, and messages are held against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True)
class Plain:
    """Any text, any number, either truth, or nothing."""

    name: Literal["string", "number", "boolean", "null"]


@dataclass(frozen=True)
class Exactly:
    """One text or one number."""

    value: str | int


@dataclass(frozen=True)
class OneOf:
    parts: tuple[Shape, ...]


@dataclass(frozen=True)
class ListOf:
    part: Shape


@dataclass(frozen=True)
class Row:
    """A list that is always as long, each place with its own shape."""

    parts: tuple[Shape, ...]


@dataclass(frozen=True)
class Book:
    """What is looked up by a word."""

    key: Shape
    part: Shape


@dataclass(frozen=True)
class Named:
    """What has a name and is said elsewhere."""

    name: str


Shape: TypeAlias = Plain | Exactly | OneOf | ListOf | Row | Book | Named


@dataclass(frozen=True)
class Field:
    """A field of an object; an optional one is left out rather than empty."""

    name: str
    shape: Shape
    optional: bool = False
    about: str = ""


@dataclass(frozen=True)
class Object:
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Definition:
    """What a name stands for."""

    meaning: Object | Shape
    about: str = ""


Definitions: TypeAlias = dict[str, Definition]
