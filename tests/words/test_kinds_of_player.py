"""What a kind of player is, is read from his page: every field has a rule, a reader and a difference."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import wizardhaven
from tools.kinds import PAGE, fields, page
from wizardhaven.engine.state.kinds.pages import KINDS
from wizardhaven.rulebook.entries import rulebook
from wizardhaven.vocabulary.terms import PlayerKind

SOURCE: Final = Path(wizardhaven.__file__).parent
ROOMS_OF_KINDS: Final = ("engine/state/kinds/", "engine/rules/players/", "cards/", "text/", "vocabulary/")
COMPARING: Final = {
    "bots/planner/sight.py": 1,  # a bot knows of a player what the view says, and that is a name
    "decks/construction.py": 5,
    "decks/counting.py": 2,
    "decks/location.py": 6,
    "decks/starting.py": 4,
    "engine/rules/corruption/wizard_falls.py": 1,  # which avatar a card is, not which player somebody is
    "scenario/writing.py": 1,  # a position says of whom it need not say that he is a Wizard
}


def test_the_page_of_kinds_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/kinds.py"


def test_every_kind_of_player_has_a_page() -> None:
    assert set(KINDS) == set(PlayerKind)


def test_every_field_of_a_kind_names_rules_that_there_are() -> None:
    numbered = set(rulebook())

    unruled = [field.name for field in fields() if not field.rules or not set(field.rules) <= numbered]

    assert unruled == []


def test_every_field_of_a_kind_is_read() -> None:
    read = {
        node.attr
        for path in _sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }

    assert [field.name for field in fields() if field.name not in read] == []


def test_every_field_of_a_kind_tells_two_players_apart() -> None:
    same = [
        field.name for field in fields() if len({str(getattr(k, field.name)) for k in KINDS.values()}) == 1
    ]

    assert same == []


def test_nobody_else_asks_which_kind_a_player_is() -> None:
    found: dict[str, int] = {}
    for path in _sources():
        name = str(path.relative_to(SOURCE))
        compared = len(list(_comparisons(ast.parse(path.read_text(encoding="utf-8")))))
        if compared:
            found[name] = compared

    assert found == COMPARING


def _sources() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if not str(path.relative_to(SOURCE)).startswith(ROOMS_OF_KINDS):
            yield path


def _comparisons(tree: ast.Module) -> Iterator[ast.AST]:
    """Every place that compares with a kind by its name, looks one up by it, or matches it."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Compare, ast.MatchValue, ast.Dict)):
            parts = node.keys if isinstance(node, ast.Dict) else [node]
            if any(_names_a_kind(part) for part in parts if part is not None):
                yield node


def _names_a_kind(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "PlayerKind"
        for part in ast.walk(node)
    )
