"""Writes docs/rulings.md: every ruling that a story tells, where it is from, and which story it is."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rulings.md"
STORIES = ROOT / "tests" / "rulings"
BEGINNING = "<!-- written by tools/rulings.py -->\n"
SAID = re.compile(r"(.+[.!]) \(([^()]+)\)")
"""A ruling in our words, and in brackets where it is from."""


class Ruling(NamedTuple):
    """What was ruled, where that is written, and the story that plays it."""

    sentence: str
    source: str
    story: str


def page() -> str:
    """The page as it should be: what people wrote, and a table for each module of stories."""
    written = PAGE.read_text(encoding="utf-8").split(BEGINNING)[0]
    return f"{written}{BEGINNING}\n" + "\n".join(
        [_chapter(path) for path in sorted(STORIES.glob("test_*.py"))]
    )


def rulings(path: Path) -> list[Ruling]:
    """The rulings of a module, in the order of its stories."""
    functions = [one for one in _tree(path).body if isinstance(one, ast.FunctionDef)]
    return [_ruling(one) for one in functions if one.name.startswith("test_")]


def _ruling(story: ast.FunctionDef) -> Ruling:
    said = SAID.fullmatch(" ".join((ast.get_docstring(story) or "").split()))
    if said is None:
        raise ValueError(f"{story.name} must say its ruling, and in brackets where that is from")
    return Ruling(said[1], said[2], story.name)


def _chapter(path: Path) -> str:
    title = (ast.get_docstring(_tree(path)) or "").removeprefix("Rulings on ").removesuffix(".")
    where = f"../{path.relative_to(ROOT).as_posix()}"
    rows = [f"| {one.sentence} | {one.source} | [{_in_words(one)}]({where}) |" for one in rulings(path)]
    head = f"## {title[0].upper()}{title[1:]}\n\n| ruling | from | story |\n|---|---|---|\n"
    return head + "\n".join(rows) + "\n"


def _in_words(ruling: Ruling) -> str:
    return ruling.story.removeprefix("test_").replace("_", " ")


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
