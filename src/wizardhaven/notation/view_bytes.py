"""What a seat sees, as bytes of JSON: the same view gives the same bytes, interpreted and compiled."""

from __future__ import annotations

from dataclasses import make_dataclass
from typing import Final, final

import msgspec
from msgspec import Raw

from wizardhaven.engine.values import Value, fields_of
from wizardhaven.view.combat import AttackView
from wizardhaven.view.companies import CompanyView
from wizardhaven.view.players import OpenPileView
from wizardhaven.view.points import PointsView

FIELDS: Final = "__dataclass_fields__"
KEPT: Final = (CompanyView, PointsView, AttackView, OpenPileView)
"""What is large, and mostly the same from seat to seat or from view to view."""


def view_bytes(view: Value) -> bytes:
    """A view, or any part of one, with the fields of every value in the order of their names."""
    return Writer().write(view)


@final
class Writer:
    """Writes the views of several seats; what they have in common it writes once.

    So it does with what the views of the writer before had, if there was one.
    """

    def __init__(self, before: Writer | None = None) -> None:
        self.written: dict[int, tuple[object, Raw]] = {}
        """By identity; each value is kept beside its bytes, so that no other one takes its place."""
        self._before = before.written if before is not None else {}

    def write(self, view: Value) -> bytes:
        return msgspec.json.encode(view, enc_hook=self._part)

    def _part(self, value: object) -> object:
        if type(value) not in KEPT:
            lay_open(type(value))
            return _fields(value)
        known = self.written.get(id(value)) or self._before.get(id(value))
        if known is None:
            known = value, Raw(msgspec.json.encode(_fields(value), enc_hook=self._part))
        self.written[id(value)] = known
        return known[1]


def lay_open(kind: type) -> None:
    """Let all values of a sort be written by msgspec itself, which knows the fields of dataclasses only."""
    if issubclass(kind, Value):
        like_it = make_dataclass(kind.__name__, fields_of(kind))
        setattr(kind, FIELDS, getattr(like_it, FIELDS))


def _fields(value: object) -> dict[str, object]:
    """A value as an object of its fields; anything else has no place in a view."""
    if not isinstance(value, Value):
        raise TypeError(f"{value!r} cannot be written as JSON")
    return {name: getattr(value, name) for name in fields_of(type(value))}
