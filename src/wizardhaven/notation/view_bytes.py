"""What a seat sees, as bytes of JSON: the same view gives the same bytes, interpreted and compiled."""

from __future__ import annotations

import msgspec

from wizardhaven.engine.state.values import Value, fields_of


def view_bytes(view: Value) -> bytes:
    """A view, or any part of one, with the fields of every value in the order of their names."""
    return msgspec.json.encode(view, enc_hook=_fields)


def _fields(value: object) -> dict[str, object]:
    """A value as an object of its fields; anything else has no place in a view."""
    if not isinstance(value, Value):
        raise TypeError(f"{value!r} cannot be written as JSON")
    return {name: getattr(value, name) for name in fields_of(type(value))}
