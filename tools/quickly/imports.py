"""Who imports whom: the package, the tools and the tests in one graph."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import grimp

Importers: TypeAlias = Mapping[str, set[str]]
"""For each module those that import it."""

IMPORT: Final = re.compile(r"^\s*(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([\w.]+))", re.MULTILINE)


def importers(root: Path) -> Importers:
    """Everybody who imports something of ours."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    graph = grimp.build_graph("wizardhaven", cache_dir=str(root / "build" / "imports"))
    for module in graph.modules:
        found[module] |= graph.find_modules_that_directly_import(module)
    for folder in ("tests", "tools"):
        for file in (root / folder).rglob("*.py"):
            for imported in imported_by(file.read_text(encoding="utf-8")):
                found[imported].add(module_of(file.relative_to(root)))
    return found


def imported_by(source: str) -> set[str]:
    """The modules that a file imports, and whatever else it takes from them, which may be modules as well."""
    found: set[str] = set()
    for origin, names, whole in IMPORT.findall(source):
        found.add(origin or whole)
        found |= {f"{origin}.{name}" for name in re.findall(r"\w+", names)}
    return found


def module_of(file: Path) -> str:
    """The name under which a file is imported."""
    parts = list(file.with_suffix("").parts)
    if parts[0] == "src":
        del parts[0]
    if parts[-1] == "__init__":
        del parts[-1]
    return ".".join(parts)


def nearness(changed: Iterable[str], known: Importers) -> dict[str, int]:
    """How many imports lie between each module and the nearest changed one, where any do."""
    steps = dict.fromkeys(changed, 0)
    waiting = deque(steps)
    while waiting:
        module = waiting.popleft()
        for importer in known.get(module, ()):
            if importer not in steps:
                steps[importer] = steps[module] + 1
                waiting.append(importer)
    return steps
