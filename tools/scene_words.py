"""Writes the tables of docs/scenes.md: what a scene, a side, a story and a piece can say, and every verb."""

from __future__ import annotations

import inspect
import re
from enum import Enum
from pathlib import Path

from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing, Scene, Side
from wizardhaven.scenario.verbs import SAID, Said

PAGE = Path(__file__).parent.parent / "docs" / "scenes.md"
BEGINNING = "<!-- written by tools/scene_words.py -->\n"
CHAPTERS = (
    ("A scene", Scene),
    ("A side of it", Side),
    ("A story", Playing),
    ("A piece", Piece),
)


def page() -> str:
    """The page as it should be: what people wrote, and the tables behind it."""
    written = PAGE.read_text(encoding="utf-8").split(BEGINNING)[0]
    return f"{written}{BEGINNING}\n{_words()}\n{_verbs()}"


def _words() -> str:
    chapters = [f"### {title}\n\n| word | what it says |\n|---|---|\n{_rows(of)}\n" for title, of in CHAPTERS]
    return "## All words\n\n" + "\n".join(chapters)


def _rows(of: type) -> str:
    names = [name for name, _ in inspect.getmembers(of) if not name.startswith("_")]
    own = [(name, inspect.getattr_static(of, name)) for name in names]
    told = [(name, member) for name, member in own if inspect.getdoc(member) and _is_word(member)]
    return "\n".join([f"| `{name}{_arguments(member)}` | {_meaning(member)} |" for name, member in told])


def _is_word(member: object) -> bool:
    return inspect.isfunction(member) or isinstance(member, property)


def _arguments(member: object) -> str:
    """The names of the arguments, those that may be left out with what they are then."""
    if not inspect.isfunction(member):
        return ""
    parameters = [
        parameter for name, parameter in inspect.signature(member).parameters.items() if name != "self"
    ]
    return f"({', '.join([_parameter(parameter) for parameter in parameters])})"


def _parameter(parameter: inspect.Parameter) -> str:
    star = "*" if parameter.kind is inspect.Parameter.VAR_POSITIONAL else ""
    if parameter.default is inspect.Parameter.empty:
        return f"{star}{parameter.name}"
    default = parameter.default
    return f"{parameter.name}={default if isinstance(default, Enum) else repr(default)}"


def _meaning(member: object) -> str:
    """The first sentence of the docstring, without the rules it points to."""
    first = " ".join((inspect.getdoc(member) or "").split("\n\n")[0].split())
    return re.sub(r" \[[A-Z0-9, -]+\]$", "", first)


def _verbs() -> str:
    head = "## All verbs\n\n`does(Verb.…)` and `may(Verb.…)` take these arguments; each may be left out.\n\n"
    columns = f"| verb | {' | '.join(Said._fields)} |\n|{'---|' * (1 + len(Said._fields))}\n"
    rows = [f"| `{verb.name}` | {' | '.join(SAID[verb])} |" for verb in Verb]
    return head + columns + "\n".join([re.sub(r" +\|", " |", row) for row in rows]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
