"""The project's own sources, each read and parsed once a process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import wizardhaven

SOURCE: Final = Path(wizardhaven.__file__).parent


@cache
def sources() -> dict[str, ast.Module]:
    """Every module by its path below the package, as it is written."""
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }
