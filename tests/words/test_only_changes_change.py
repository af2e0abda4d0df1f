"""Only changes change: elsewhere in the engine nothing writes to the table, or to a leaf that lies on it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import wizardhaven
from wizardhaven.engine.state.atlas import Atlas
from wizardhaven.engine.state.settings import Settings
from wizardhaven.engine.state.table import Table

SOURCE: Final = Path(wizardhaven.__file__).parent
HANDS: Final = ("engine/state/", "engine/changes/")
MODULES: Final = [
    path
    for package in ("engine", "game")
    for path in sorted((SOURCE / package).rglob("*.py"))
    if not path.relative_to(SOURCE).as_posix().startswith(HANDS)
]
IN_PLACE: Final = (
    *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem"),
    *("remove", "reverse", "setdefault", "sort", "update"),
)
EMPTY: Final = Table((), (), Atlas(()), Settings())
CONTAINERS: Final = frozenset(
    slot for slot in Table.__slots__ if isinstance(getattr(EMPTY, slot), (list, dict))
)
"""What of a table can be changed in place, by whatever name a function calls it."""

THE_LOOP: Final = {
    "game/game.py: self.table.stack.pop()",  # a choice is off the stack before it is taken
    "game/game.py: stack.pop()",  # and a step before it happens
    "game/game.py: table.facts = []",  # what has been answered is no longer the table's
    "game/game.py: fresh._options = self._options",  # of a game that is being made
}
"""What runs the steps is no step; beyond this, steps only `push` what comes next."""


def test_nothing_but_changes_writes_to_the_table_or_to_a_leaf() -> None:
    found = [
        f"{module}:{line}: {text}"
        for path in MODULES
        for module in [path.relative_to(SOURCE).as_posix()]
        for line, text in writes(path.read_text(encoding="utf-8"))
        if f"{module}: {text}" not in THE_LOOP
    ]

    assert not found, "\n".join(found)


def test_a_leaf_does_not_change_itself() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path in sorted((SOURCE / "engine" / "state").glob("*.py"))  # printed cards lie on no table
        for line, text in writes(path.read_text(encoding="utf-8"))
        if "self." in text.partition("=")[0]
    ]

    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "table.phase = phase",
        "table.turn += 1",
        "table.waiting, table.sealed = (), ()",
        "table.companies[number] = fresh",
        "del table.companies[number]",
        "table.stack.clear()",
        "table.facts.append(fact)",
        "table.cards.sort()",
        "stack = table.stack; stack.append(step)",
        "companies = game.table.companies; del companies[number]",
        "the_attack(table).further = 0",
        "fresh = table.companies[number].copy(); fresh.moved = True",
        "for table.company in table.companies: pass",
        "setattr(table, 'turn', 1)",
        "class S(Step):\n def run(self): self.company = 1",
        "asked.card = 1",
    ],
)
def test_a_write_is_found(line: str) -> None:
    assert writes(line)


@pytest.mark.parametrize(
    "line",
    [
        "table.push(step)",
        "phase = table.phase",
        "found = list(table.companies); found.append(number)",
        "offers.append(action)",
        "declare(table, declaration)",
        "class S(Step):\n def __init__(self): self.company = 1",
        "class S(Choice):\n def about(self, table, asked): asked.card = 1",
        "class Sum:\n def count(self): self.total += 1",
    ],
)
def test_what_is_being_made_and_what_only_reads_are_no_writes(line: str) -> None:
    assert not writes(line)


def writes(text: str) -> list[tuple[int, str]]:
    """The lines that write to a field of anything, or change a container of the table in place."""
    reader = Reader()
    reader.visit(ast.parse(text))
    lines = text.splitlines()
    return [(line, lines[line - 1].strip()) for line in sorted(set(reader.found))]


class Reader(ast.NodeVisitor):
    """Reads a module and notes its writes; what a class that is no value does to itself is none."""

    def __init__(self) -> None:
        self.found: list[int] = []
        self._is_value = False
        self._function = ""
        self._containers: set[str] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._is_value = self._is_value, bool(node.bases)
        self.generic_visit(node)
        self._is_value = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self._function, self._containers = self._function, node.name, set()
        self.generic_visit(node)
        self._function, self._containers = outer, set()

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Attribute) and node.value.attr in CONTAINERS:
            self._containers |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if not isinstance(node.ctx, ast.Load):
            self._written(node, node)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not isinstance(node.ctx, ast.Load):
            self._written(node, node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr in IN_PLACE:
            self._written(node, node.func.value)
        elif isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
            self.found.append(node.lineno)
        self.generic_visit(node)

    def _written(self, node: ast.expr, target: ast.expr) -> None:
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Name):
            if target.id in self._containers:
                self.found.append(node.lineno)
        elif isinstance(target, ast.Attribute) and not self._is_being_made(target.value):
            self.found.append(node.lineno)

    def _is_being_made(self, owner: ast.expr) -> bool:
        """Whether it is a step in its first moment, something that is no value, or an answer being given."""
        if not isinstance(owner, ast.Name):
            return False
        if owner.id == "self":
            return self._function == "__init__" or not self._is_value
        return owner.id == "asked" and self._function == "about"
