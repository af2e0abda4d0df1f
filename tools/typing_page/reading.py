"""Reads the shapes of JSON from what is written as JSON: msgspec's structs, views, enums."""

from __future__ import annotations

from enum import Enum
from inspect import isclass
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, NewType, Union, get_args, get_origin

import msgspec
from msgspec import Raw, Struct

from tools.typing_page.shapes import (
    Book,
    Definition,
    Definitions,
    Exactly,
    Field,
    ListOf,
    Named,
    Object,
    OneOf,
    Plain,
    Row,
    Shape,
)
from tools.typing_page.sources import (
    about_class,
    about_names,
    class_source,
    module_of,
    source_of,
    types_set_in_init,
)
from wizardhaven.decks.files.line import State
from wizardhaven.engine.state.outcome import Outcome
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.values import Value, fields_of
from wizardhaven.vocabulary.terms import Points

OTHER_NAMES: Final[dict[type, str]] = {
    Question: "QuestionKind",
    Outcome: "EndOfGame",
    Points: "PointsSource",
    State: "LineState",
}
"""Classes whose own names mean something else on the page."""

PLAIN: Final[dict[object, Plain]] = {
    str: Plain("string"),
    int: Plain("number"),
    float: Plain("number"),
    bool: Plain("boolean"),
    NoneType: Plain("null"),
    None: Plain("null"),
}


class Reader:
    """Finds out what everything that is sent looks like, and what it is called."""

    def __init__(self) -> None:
        self.definitions: Definitions = {}
        self._kinds: dict[str, object] = {}
        self._aliases: dict[object, str] = {}
        self._about: dict[str, str] = {}

    def alias(self, name: str, meaning: object, *, heard: bool) -> None:
        """Give a name to one of several messages."""
        parts = get_args(meaning)
        self.definitions[name] = Definition(OneOf(()))
        self.definitions[name] = Definition(OneOf(tuple([self.shape(part, heard=heard) for part in parts])))

    def shape(self, kind: object, *, heard: bool = False) -> Shape:
        """The shape of a type. What is heard may leave out whatever has a default."""
        if kind in self._aliases:
            return self._named(self._aliases[kind], kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if isclass(kind):
            return self._class(kind, heard=heard)
        if isinstance(kind, NewType):  # an id travels as the number it is
            return self.shape(kind.__supertype__)
        return self._made_of(kind)

    def _made_of(self, kind: object) -> Shape:
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return OneOf(tuple([Exactly(one) for one in parts]))
        if origin is Annotated:
            return self._annotated(parts[0], parts[1])
        if origin in (Union, UnionType):
            return OneOf(tuple([self.shape(one) for one in parts]))
        if origin is list or (origin is tuple and parts[-1] is ...):
            return ListOf(self.shape(parts[0]))
        if origin is tuple:
            return Row(tuple([self.shape(one) for one in parts]))
        if origin is dict:
            return Book(self.shape(parts[0]), self.shape(parts[1]))
        raise TypeError(f"the page has no word for {kind!r}")

    def _annotated(self, kind: object, more: object) -> Shape:
        """A number within a range, JSON that is written already, or something with a rule for readers."""
        if isinstance(more, range):
            return OneOf(tuple([Exactly(one) for one in more]))
        return self.shape(more if kind is Raw else kind)

    def _class(self, kind: type, *, heard: bool) -> Shape:
        name = OTHER_NAMES.get(kind, kind.__name__)
        if self._kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}: {kind} and {self._kinds[name]}")
        if name not in self.definitions:
            self._learn_aliases(kind)
            self.definitions[name] = Definition(OneOf(()))  # it may be a part of itself
            self.definitions[name] = Definition(self._meaning(kind, heard=heard), about_class(kind))
        return Named(name)

    def _meaning(self, kind: type, *, heard: bool) -> Object | Shape:
        if issubclass(kind, Enum):
            return OneOf(tuple([Exactly(one.value) for one in kind]))
        if issubclass(kind, Struct):
            return Object((*_tag(kind), *self._fields(kind, heard=heard)))
        if issubclass(kind, Value):
            return Object(self._attributes(kind))
        raise TypeError(f"{kind} is not written as JSON")

    def _fields(self, kind: type[Struct], *, heard: bool) -> list[Field]:
        about = about_names(class_source(kind).body)
        omits = heard or kind.__struct_config__.omit_defaults
        found: list[Field] = []
        for one in msgspec.structs.fields(kind):
            optional = omits and not one.required
            shape = self.shape(one.type)
            if optional and one.default is None and not heard:  # it is left out instead of being nothing
                shape = without_nothing(shape)
            found.append(Field(one.encode_name, shape, optional, about.get(one.name, "")))
        return found

    def _attributes(self, kind: type) -> tuple[Field, ...]:
        types = types_set_in_init(kind)
        return tuple([Field(name, self.shape(types[name])) for name in fields_of(kind)])

    def _learn_aliases(self, kind: type) -> None:
        """The names that the module of a class has for closed lists and ranges."""
        module = module_of(kind)
        for name, meaning in vars(module).items():
            if get_origin(meaning) is Literal or (get_origin(meaning) is Annotated and not name.isupper()):
                known = self._aliases.setdefault(meaning, name)
                assert known == name, f"{known} and {name} are the same"
        self._about.update(about_names(source_of(kind.__module__).body))

    def _named(self, name: str, kind: object) -> Named:
        if self._kinds.setdefault(name, kind) != kind:
            raise TypeError(f"two types are called {name}: {kind} and {self._kinds[name]}")
        if name not in self.definitions:
            self.definitions[name] = Definition(self._made_of(kind), self._about.get(name, ""))
        return Named(name)


def _tag(kind: type[Struct]) -> list[Field]:
    """The field by which a message is told from others."""
    config = kind.__struct_config__
    if config.tag is None or config.tag_field is None:
        return []
    return [Field(config.tag_field, Exactly(config.tag))]


def without_nothing(shape: Shape) -> Shape:
    if not isinstance(shape, OneOf):
        return shape
    left = tuple([part for part in shape.parts if part != Plain("null")])
    return left[0] if len(left) == 1 else OneOf(left)
