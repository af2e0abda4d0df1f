"""Which entries of the rulebook have a test that tells their story."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wizardhaven.errors import BrokenFile
from wizardhaven.rulebook.chapters import Entry

STORY_FOLDERS: Final = ("rules", "cards")
PENDING: Final = Path("rules") / "pending.txt"
PENDING_HEADING: Final = (
    "# Entries of the rulebook without a story yet. This list may only shrink:"
    " tell a rule, then run `wizardhaven rules coverage --write-pending`."
)


@dataclass(frozen=True)
class Told:
    """How many of a chapter's entries are told."""

    told: int
    entries: int


@dataclass(frozen=True)
class Coverage:
    """The state of the whole rulebook."""

    entries: int
    told: int
    pending: tuple[str, ...]
    by_chapter: Mapping[str, Told]


def told_rules(tests: Path) -> frozenset[str]:
    """The ids that `@rule(...)` names on tests in a tests folder."""
    ids: set[str] = set()
    for folder in STORY_FOLDERS:
        for path in sorted((tests / folder).rglob("*.py")):
            ids.update(_ids_told_in(path))
    return frozenset(ids)


def coverage(entries: Iterable[Entry], told: frozenset[str]) -> Coverage:
    """What is told and what is still pending, in the order of the rulebook."""
    numbered = list(entries)
    chapters = list(dict.fromkeys([entry.chapter for entry in numbered]))
    by_chapter = {chapter: _told([e for e in numbered if e.chapter == chapter], told) for chapter in chapters}
    return Coverage(
        entries=len(numbered),
        told=sum([entry.id in told for entry in numbered]),
        pending=tuple([entry.id for entry in numbered if entry.id not in told]),
        by_chapter=by_chapter,
    )


def read_pending(path: Path) -> frozenset[str]:
    """The ids of a pending list; lines that begin with # are comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset([line.strip() for line in lines if line.strip() and not line.startswith("#")])


def write_pending(path: Path, pending: Iterable[str]) -> None:
    """Write the list that `read_pending` reads."""
    path.write_text("\n".join([PENDING_HEADING, *pending]) + "\n", encoding="utf-8")


def _told(entries: list[Entry], told: frozenset[str]) -> Told:
    return Told(told=sum([entry.id in told for entry in entries]), entries=len(entries))


def _ids_told_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from _ids_named_by(decorator, path)


def _ids_named_by(decorator: ast.expr, path: Path) -> Iterator[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name)):
        return
    if decorator.func.id != "rule":
        return
    for argument in decorator.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise BrokenFile(f"{path.name}, line {argument.lineno}: @rule takes ids written out as strings.")
        yield argument.value
