"""Changes to the rules: a comparison, a boundary, a condition or an answer of one function of the engine."""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, TypeAlias

import wizardhaven
from tools.mutating.mutant import RULE, Mutant

SOURCE: Final = Path(wizardhaven.__file__).parent
PASSAGES: Final = ("rules", "queries", "effects", "changes")
"""The parts of the engine that play: the others only hold what is true."""

Change: TypeAlias = tuple[str, Callable[[ast.AST], ast.AST]]
"""What is changed, in words, and the changed node."""

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}


def mutants() -> list[Mutant]:
    """All changes there are, in the order of the files."""
    files = [file for passage in PASSAGES for file in sorted((SOURCE / "engine" / passage).rglob("*.py"))]
    return [mutant for file in files for mutant in of_module(file)]


def of_module(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    module = ".".join(["wizardhaven", *file.relative_to(SOURCE).with_suffix("").parts])
    for function, path in _functions(tree, ()):
        for index, node in enumerate(_playing(function)):
            for number, (said, _) in enumerate(_changes(node)):
                line = getattr(node, "lineno", function.lineno)
                touched = f"{module}:{'.'.join(path)}"
                name = f"{file.relative_to(SOURCE)}:{line} {'.'.join(path)}: {said}"
                yield Mutant(RULE, name, touched, _applying(module, file, path, index, number))


def _functions(node: ast.AST, path: tuple[str, ...]) -> Iterator[tuple[ast.FunctionDef, tuple[str, ...]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield child, (*path, child.name)
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, (*path, child.name))


def _playing(function: ast.FunctionDef) -> list[ast.AST]:
    """The nodes of its body, without what only asserts what is so, or names a type."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.Assert):
            found.append(node)
            waiting.extend(reversed(list(ast.iter_child_nodes(node))))
    return found


def _changes(node: ast.AST) -> list[Change]:
    """Every way to change this node."""
    if _asks_for_nothing(node):
        return []
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return [_compared(node, other) for other in COMPARED[type(node.ops[0])]]
    if isinstance(node, ast.BoolOp):
        other: type[ast.boolop] = ast.Or if isinstance(node.op, ast.And) else ast.And
        return [(f"{ast.unparse(node)} with '{other.__name__.lower()}'", _with(op=other()))]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [(f"without 'not': {ast.unparse(node)}", lambda one: one.operand)]
    if isinstance(node, ast.If):
        return _guards(node)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [(f"{node.value} becomes {node.value + by}", _with(value=node.value + by)) for by in (1, -1)]
    if (
        isinstance(node, ast.Return)
        and isinstance(node.value, ast.Constant)
        and type(node.value.value) is bool
    ):
        return [(f"returns {not node.value.value}", _with(value=ast.Constant(not node.value.value)))]
    return []


def _asks_for_nothing(node: ast.AST) -> bool:
    """Whether it asks if something is there at all: the type checker is the one to notice that."""
    asked = node.test if isinstance(node, ast.If) else node
    return isinstance(asked, ast.Compare) and any(
        isinstance(side, ast.Constant) and side.value is None for side in asked.comparators
    )


def _compared(node: ast.Compare, other: type[ast.cmpop]) -> Change:
    changed = _with(ops=[other()])
    return f"{ast.unparse(node)} becomes {ast.unparse(changed(node))}", changed


def _guards(node: ast.If) -> list[Change]:
    """What an `if` keeps out comes in, and what it lets in stays out."""
    said = ast.unparse(node.test)
    always = (f"always: if {said}", _with(test=ast.Constant(value=True)))
    never = (f"never: if {said}", _with(test=ast.Constant(value=False)))
    return [always, never]


def _with(**changed: object) -> Callable[[ast.AST], ast.AST]:
    def change(node: ast.AST) -> ast.AST:
        fresh = copy.copy(node)
        for name, value in changed.items():
            setattr(fresh, name, value)
        return fresh

    return change


def _applying(module: str, file: Path, path: tuple[str, ...], index: int, number: int) -> Callable[[], None]:
    """Gives the function, wherever it is known already, the changed text."""

    def apply() -> None:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        function = next(one for one, where in _functions(tree, ()) if where == path)
        node = _playing(function)[index]
        _put(function, node, _changes(node)[number][1](node))
        compiled = compile(ast.fix_missing_locations(tree), str(file), "exec")
        _known(module, path).__code__ = _code(compiled, path)

    return apply


def _put(within: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """The one node takes the place of the other."""
    for parent in ast.walk(within):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, ast.copy_location(new, old))
            elif isinstance(value, list) and any(part is old for part in value):
                setattr(
                    parent, name, [ast.copy_location(new, old) if part is old else part for part in value]
                )


def _known(module: str, path: tuple[str, ...]) -> FunctionType:
    found: object = importlib.import_module(module)
    for name in path:
        found = inspect.getattr_static(found, name)
    found = found.fget if isinstance(found, property) else found
    assert callable(found)
    plain = inspect.unwrap(found)
    assert isinstance(plain, FunctionType)
    return plain


def _code(compiled: CodeType, path: tuple[str, ...]) -> CodeType:
    for name in path:
        compiled = next(
            one for one in compiled.co_consts if isinstance(one, CodeType) and one.co_name == name
        )
    return compiled
