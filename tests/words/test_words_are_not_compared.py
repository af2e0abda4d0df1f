"""A card is asked by its words and fields: comparing whole words would overlook a field that is added."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from tests.words.fields import words
from tests.words.sources import sources, written

PACKAGES: Final = ("engine/", "decks/", "view/", "protocol/", "bots/")
WORDS: Final = {word.__name__ for word in words()}
COMPARING: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn)


def test_no_module_compares_whole_words() -> None:
    found = [
        f"{name}:{line} compares {word}"
        for name, nodes in sources().items()
        if name.startswith(PACKAGES)
        for line, word in comparisons(nodes)
    ]

    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "KeepsCreature() in printed.abilities",
        "Tap(Subject.SITE) not in use.effects",
        "lasting.standing == Permit(Deed.PLAY, Mark.INFORMATION)",
        "Permit(Deed.PLAY, Mark.INFORMATION) != lasting.standing",
        "effects.Tap(Subject.SITE) in use.effects",
        "standing in (Tap(Subject.SITE), KeepsCreature())",
    ],
)
def test_a_comparison_with_a_word_is_found(line: str) -> None:
    assert comparisons(written(line))


@pytest.mark.parametrize("line", ["isinstance(word, Tap)", "word.what is Subject.SITE", "Tap(Subject.SITE)"])
def test_asking_for_a_word_or_a_field_is_no_comparison(line: str) -> None:
    assert not comparisons(written(line))


def comparisons(nodes: Iterable[ast.AST]) -> list[tuple[int, str]]:
    """The lines that compare something with a word as a whole, and the word."""
    return [
        (node.lineno, word)
        for node in nodes
        if isinstance(node, ast.Compare) and any(isinstance(how, COMPARING) for how in node.ops)
        for side in (node.left, *node.comparators)
        for word in _made(side)
    ]


def _made(side: ast.expr) -> Iterator[str]:
    """The words that one side of a comparison makes on the spot."""
    for part in side.elts if isinstance(side, (ast.Tuple, ast.List, ast.Set)) else [side]:
        if isinstance(part, ast.Call):
            name = part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
            if name in WORDS:
                yield name
