"""Writes docs/kinds.md: everything that depends on the kind of a player, and what is still to come."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from wizardhaven.engine.rules.flow.points import DOINGS
from wizardhaven.engine.state.kinds import deck_rules
from wizardhaven.engine.state.kinds import kind as kind_module
from wizardhaven.engine.state.kinds.pages import KINDS
from wizardhaven.rulebook.coverage import read_pending
from wizardhaven.rulebook.entries import rulebook
from wizardhaven.text.english.places import place
from wizardhaven.vocabulary.such import AllOf, Named

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "kinds.md"
PENDING: Final = ROOT / "tests" / "rules" / "pending.txt"
RULES: Final = re.compile(r" \[([A-Z0-9, -]+)\]$")


class Field(NamedTuple):
    """A line of `Kind`: its name, what it means, and the rules that say so."""

    name: str
    meaning: str
    rules: tuple[str, ...]


def fields() -> list[Field]:
    """Every field of `Kind` but the rules of decks, which have a table of their own."""
    return [field for field in _written_in(kind_module.__file__) if field.name != "deck"]


def fields_of_decks() -> list[Field]:
    """Every field of `DeckRules`."""
    return _written_in(deck_rules.__file__)


def _written_in(module: str) -> list[Field]:
    """Every field with the sentence below it, in the order in which they are written."""
    tree = ast.parse(Path(module).with_suffix(".py").read_text(encoding="utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef)).body
    found: list[Field] = []
    for line, sentence in pairwise(body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            said = ""
            if isinstance(sentence, ast.Expr) and isinstance(sentence.value, ast.Constant):
                said = str(sentence.value.value)
            named = RULES.search(said)
            rules = tuple(named.group(1).split(", ")) if named is not None else ()
            found.append(Field(line.target.id, RULES.sub("", said), rules))
    return found


def shown(value: object) -> str:
    """A value as one reads it in a table."""
    match value:
        case None | False | () | 0:
            return "–"
        case True:
            return "yes"
        case Enum():
            return str(value.value)
        case AllOf() | Named():
            return place(value)
        case tuple():
            return "; ".join([shown(one) for one in value])
        case _:
            return str(value)


def page() -> str:
    """The whole page."""
    lines = [
        "# Kinds of player",
        "",
        "Everything that depends on what a player is. Each row is a field of `Kind`, each column a page in",
        "`engine/state/kinds`; whoever needs to know reads the field and never asks which kind it is.",
        "“–” means no, none or nothing. This page is written by `tools/kinds.py`.",
        "",
        *_table(fields(), list(KINDS.values())),
        "",
        "## What they bring",
        "",
        "Each row is a field of `DeckRules`, which the check of decks reads:",
        "",
        *_table(fields_of_decks(), [kind.deck for kind in KINDS.values()]),
    ]
    lines += ["", "## What only one of them does", ""]
    lines += ["Steps in `engine/rules/players`, each at a point of the game that names no kind:", ""]
    for (point, kind), doing in DOINGS.items():
        lines.append(f"- {point.value}, {kind.value}: {(doing.__doc__ or '').strip()}")
    pending = sorted(read_pending(PENDING))
    if pending:
        lines += ["", "## Still to come", "", "Rules that are not played yet:", ""]
        titles = {rule: entry.title for rule, entry in rulebook().items()}
        lines += [f"- {rule} {titles[rule]}" for rule in pending]
    return "\n".join(lines) + "\n"


def _table(rows: Sequence[Field], pages: Sequence[object]) -> list[str]:
    lines = [
        f"| | {' | '.join([kind.value for kind in KINDS])} | rules |",
        f"| --- | {' | '.join(['---' for _ in KINDS])} | --- |",
    ]
    for row in rows:
        values = [shown(getattr(page, row.name)) for page in pages]
        lines.append(f"| {row.meaning} | {' | '.join(values)} | {', '.join(row.rules)} |")
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
