"""The house of the rules: no room is crowded, and what is long says why."""

from __future__ import annotations

import ast
from importlib import import_module
from typing import Final

from tests.words.sources import SOURCE, sources

ENGINE: Final = SOURCE / "engine"
MOST_MODULES: Final = 25
MOST_LINES: Final = 60
A_BRANCH_FOR_EACH: Final = ("text/", "view/telling/", "bots/telling/")
"""Where a function is a `match` over a closed list: as long as the list, and the checker counts it."""
DOORS: Final = tuple(
    [f"wizardhaven.engine.{door}" for door in ("values", "questions", "steps", "setting_up", "running")]
)
LONG: Final = {
    "engine/state/attack.py: __init__",  # an attack is what is said of it, one line each
    "engine/state/printed/printed.py: lay_out",  # what is read of a card, one line each
}


def test_no_room_of_the_engine_is_crowded() -> None:
    rooms = [folder for folder in (ENGINE, *ENGINE.rglob("*")) if folder.is_dir()]
    crowded = {
        str(room.relative_to(ENGINE)): len(modules)
        for room in rooms
        if len(modules := [path for path in room.glob("*.py") if path.name != "__init__.py"]) > MOST_MODULES
    }

    assert crowded == {}


def test_every_room_says_what_it_is_for() -> None:
    silent = [
        str(path.parent.relative_to(ENGINE))
        for path in sorted(ENGINE.rglob("__init__.py"))
        if ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) is None
    ]

    assert silent == []


def test_a_function_is_short_or_named_here_with_its_reason() -> None:
    long = set()
    for name, nodes in sources().items():
        for node in nodes:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and _lines(node) > MOST_LINES:
                if not name.startswith(A_BRANCH_FOR_EACH):
                    long.add(f"{name}: {node.name}")

    assert long == LONG


def test_a_door_lets_nothing_through_that_nobody_uses() -> None:
    used = {door: set[str]() for door in DOORS}
    for name, nodes in sources().items():
        if not name.startswith("engine/"):
            for node in nodes:
                if isinstance(node, ast.ImportFrom) and node.module in used:
                    used[node.module].update([alias.name for alias in node.names])

    for door, names in used.items():
        assert set(import_module(door).__all__) - {"PASSAGES"} == names, door


def _lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1
