"""Prints the shapes of JSON as types of TypeScript."""

from __future__ import annotations

import json
from textwrap import wrap
from typing import Final, assert_never

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

WIDTH: Final = 110
INDENT: Final = "    "


def printed(definitions: Definitions) -> str:
    """All types, one after the other."""
    return "\n".join([_definition(name, one) for name, one in definitions.items()])


def _definition(name: str, one: Definition) -> str:
    head = _about(one.about, "")
    if isinstance(one.meaning, Object):
        fields = "".join([_field(field) for field in one.meaning.fields])
        return f"{head}export type {name} = {{\n{fields}}};\n"
    line = f"export type {name} = {_shape(one.meaning)};"
    if len(line) > WIDTH and isinstance(one.meaning, OneOf):
        parts = "".join([f"\n{INDENT}| {_shape(part)}" for part in one.meaning.parts])
        line = f"export type {name} ={parts};"
    return f"{head}{line}\n"


def _field(field: Field) -> str:
    mark = "?" if field.optional else ""
    return f"{_about(field.about, INDENT)}{INDENT}{field.name}{mark}: {_shape(field.shape)};\n"


def _about(text: str, indent: str) -> str:
    if not text:
        return ""
    line = f"{indent}/** {text} */\n"
    if len(line) <= WIDTH + 1:
        return line
    lines = [f"{indent} * {part}\n" for part in wrap(text, WIDTH - len(indent) - 3)]
    return f"{indent}/**\n{''.join(lines)}{indent} */\n"


def _shape(shape: Shape) -> str:
    match shape:
        case Plain(name) | Named(name):
            return name
        case Exactly(value):
            return json.dumps(value, ensure_ascii=False)
        case OneOf(parts):
            return " | ".join([_shape(part) for part in parts])
        case ListOf(OneOf() as part):
            return f"({_shape(part)})[]"
        case ListOf(part):
            return f"{_shape(part)}[]"
        case Row(parts):
            return f"[{', '.join([_shape(part) for part in parts])}]"
        case Book(key, part):
            return f"Record<{_shape(key)}, {_shape(part)}>"
        case _:
            assert_never(shape)
