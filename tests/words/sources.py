"""The project's own sources, each read, parsed and walked through once a process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import wizardhaven

SOURCE: Final = Path(wizardhaven.__file__).parent


@cache
def sources() -> dict[str, tuple[ast.AST, ...]]:
    """All that is written in every module, by its path below the package."""
    return {
        path.relative_to(SOURCE).as_posix(): written(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def written(text: str) -> tuple[ast.AST, ...]:
    """All nodes of a source, whatever is outside first."""
    return tuple(ast.walk(ast.parse(text)))
