"""The base of steps, actions and leaves: plain values that print and compare by their fields."""

from __future__ import annotations

from typing import cast

_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a value's fields, sorted, so that they are the same interpreted and compiled.

    Interpreted classes list them in `__slots__`, compiled ones in `__mypyc_attrs__`.
    """
    known = _FIELDS.get(kind)
    if known is None:
        names: list[str] = []
        for base in reversed(kind.__mro__):
            declared = base.__dict__.get("__slots__")
            if declared is None:
                declared = base.__dict__.get("__mypyc_attrs__", ())
            for name in cast("tuple[str, ...]", declared):
                if name not in names and not name.startswith("__"):
                    names.append(name)
        known = tuple(sorted(names))
        _FIELDS[kind] = known
    return known


class Value:
    """Something that is equal to another when all its fields are."""

    __slots__ = ()

    def __repr__(self) -> str:
        shown = [f"{name}={getattr(self, name)!r}" for name in fields_of(type(self))]
        return f"{type(self).__name__}({', '.join(shown)})"

    def parts(self) -> tuple[object, ...]:
        """The contents of all fields."""
        return tuple([getattr(self, name) for name in fields_of(type(self))])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))
