"""Holds JSON against the shapes of which the page's types are printed."""

from __future__ import annotations

from typing import Final, assert_never

from tools.typing_page.shapes import (
    Book,
    Definitions,
    Exactly,
    ListOf,
    Named,
    Object,
    OneOf,
    Plain,
    Row,
    Shape,
)

PYTHON: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Fitting:
    """Says where something does not look as a page that knows the definitions expects it."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions

    def faults(self, name: str, value: object) -> list[str]:
        """Everything about a value that is not as a type of the page says; none if it fits."""
        return self._faults(Named(name), value, name)

    def _faults(self, shape: Shape, value: object, where: str) -> list[str]:
        match shape:
            case Plain(name):
                return [] if type(value) in PYTHON[name] else [f"{where}: {value!r} is no {name}"]
            case Exactly(expected):
                fits = type(value) is type(expected) and value == expected
                return [] if fits else [f"{where}: {value!r} is not {expected!r}"]
            case OneOf(parts):
                return self._nearest(parts, value, where)
            case ListOf(part):
                if not isinstance(value, list):
                    return [f"{where}: {value!r} is no list"]
                return self._each([(part, one, f"{where}[{at}]") for at, one in enumerate(value)])
            case Row(parts):
                if not isinstance(value, list) or len(value) != len(parts):
                    return [f"{where}: {value!r} has not {len(parts)} places"]
                return self._each([(part, one, where) for part, one in zip(parts, value, strict=True)])
            case Book(key, part):
                if not isinstance(value, dict):
                    return [f"{where}: {value!r} is no object"]
                keys = self._each([(key, one, f"{where} by {one}") for one in value])
                return keys + self._each([(part, value[one], f"{where}.{one}") for one in value])
            case Named(name):
                meaning = self._definitions[name].meaning
                if isinstance(meaning, Object):
                    return self._object(meaning, value, where)
                return self._faults(meaning, value, where)
            case _:
                assert_never(shape)

    def _each(self, parts: list[tuple[Shape, object, str]]) -> list[str]:
        return [fault for shape, value, where in parts for fault in self._faults(shape, value, where)]

    def _nearest(self, parts: tuple[Shape, ...], value: object, where: str) -> list[str]:
        """What is wrong by the part that it is most like."""
        found: list[list[str]] = []
        for part in parts:
            faults = self._faults(part, value, where)
            if not faults:
                return []
            found.append(faults)
        return min(found, key=len)

    def _object(self, meaning: Object, value: object, where: str) -> list[str]:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no object"]
        known = {field.name for field in meaning.fields}
        faults = [f"{where}: nothing is known of {name}" for name in value if name not in known]
        for field in meaning.fields:
            if field.name in value:
                faults += self._faults(field.shape, value[field.name], f"{where}.{field.name}")
            elif not field.optional:
                faults.append(f"{where}: {field.name} is missing")
        return faults
