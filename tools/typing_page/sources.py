"""What Python sources say that its classes forget: docstrings, and the types of what `__init__` sets."""

from __future__ import annotations

import ast
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import wizardhaven

PACKAGE = Path(wizardhaven.__file__).parent


@cache
def source_of(module: str) -> ast.Module:
    """The source of a module of ours."""
    path = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def class_source(kind: type) -> ast.ClassDef:
    for node in source_of(kind.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return node
    raise LookupError(f"{kind.__module__} has no class {kind.__name__}")


def module_of(kind: type) -> ModuleType:
    return sys.modules[kind.__module__]


def one_line(text: str | None) -> str:
    return " ".join((text or "").split())


def about_class(kind: type) -> str:
    return one_line(ast.get_docstring(class_source(kind)))


def about_names(body: list[ast.stmt]) -> dict[str, str]:
    """The sentences that stand below a name: below a field, or below an alias."""
    found: dict[str, str] = {}
    for before, after in pairwise(body):
        is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and is_text:
            assert isinstance(after, ast.Expr)
            assert isinstance(after.value, ast.Constant)
            found[before.target.id] = one_line(str(after.value.value))
    return found


def types_set_in_init(kind: type) -> dict[str, object]:
    """The types of the fields that a class gives itself: annotated, a parameter's, or a constant's."""
    methods = [node for node in class_source(kind).body if isinstance(node, ast.FunctionDef)]
    init = next(node for node in methods if node.name == "__init__")
    given = {
        one.arg: _evaluated(one.annotation, kind) for one in init.args.args if one.annotation is not None
    }
    found: dict[str, object] = {}
    for node in init.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = _evaluated(node.annotation, kind)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            name = node.targets[0].attr
            if isinstance(node.value, ast.Constant):
                found[name] = type(node.value.value)
            elif isinstance(node.value, ast.Name) and node.value.id in given:
                found[name] = given[node.value.id]
            else:
                raise TypeError(f"{kind.__name__}.{name} has to be annotated, since it is sent to the page")
    return found


def _evaluated(annotation: ast.expr, kind: type) -> object:
    found: object = eval(ast.unparse(annotation), vars(module_of(kind)))
    return found
