"""Which tests tell a story about a card."""

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Story:
    """A test function and the line it begins at."""

    file: Path
    line: int
    name: str


def stories(tests: Path, code: str, constant: str | None) -> list[Story]:
    """The test functions below a directory that carry `@card(code)` or use the card's constant."""
    return [story for file in sorted(tests.rglob("*.py")) for story in _in_file(file, code, constant)]


def _in_file(file: Path, code: str, constant: str | None) -> list[Story]:
    source = file.read_text(encoding="utf-8")
    if code not in source and (constant is None or constant not in source):
        return []
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return [
        Story(file, function.lineno, function.name)
        for function in functions
        if function.name.startswith("test_")
        and (_is_marked(function, code) or (constant is not None and _uses(function, constant)))
    ]


def _is_marked(function: ast.FunctionDef, code: str) -> bool:
    """Whether a decorator `@card(...)` of the function names the code."""
    calls = [node for node in function.decorator_list if isinstance(node, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "card"]
    return any(isinstance(part, ast.Constant) and part.value == code for mark in marks for part in mark.args)


def _uses(function: ast.FunctionDef, constant: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == constant for node in ast.walk(function))
