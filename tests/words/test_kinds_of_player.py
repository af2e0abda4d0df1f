"""What a kind of player is, is read from his page: every field has a rule, a reader and a difference."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Final

from tests.words.sources import sources
from tools.kinds import PAGE, fields, fields_of_decks, page
from wizardhaven.decks.fault_of import COMPLAINTS
from wizardhaven.engine.state.kinds.pages import KINDS
from wizardhaven.rulebook.entries import rulebook
from wizardhaven.vocabulary.terms import PlayerKind

ROOMS_OF_KINDS: Final = ("engine/state/kinds/", "engine/rules/players/", "cards/", "text/", "vocabulary/")
COMPARING: Final = {
    "bots/planner/sight.py": 1,  # a bot knows of a player what the view says, and that is a name
    "engine/rules/corruption/wizard_falls.py": 1,  # which avatar a card is, not which player somebody is
    "scenario/writing.py": 1,  # a position says of whom it need not say that he is a Wizard
}


def test_the_page_of_kinds_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/kinds.py"


def test_every_kind_of_player_has_a_page() -> None:
    assert set(KINDS) == set(PlayerKind)


def test_every_field_of_a_kind_names_rules_that_there_are() -> None:
    numbered = set(rulebook())

    written = [*fields(), *fields_of_decks()]
    unruled = [field.name for field in written if not field.rules or not set(field.rules) <= numbered]

    assert unruled == []


def test_every_field_of_a_kind_is_read() -> None:
    read = {node.attr for nodes in _others().values() for node in nodes if isinstance(node, ast.Attribute)}

    assert [field.name for field in [*fields(), *fields_of_decks()] if field.name not in read] == []
    assert "deck" in read


def test_every_field_of_a_kind_tells_two_players_apart() -> None:
    decks = [kind.deck for kind in KINDS.values()]
    same = [
        field.name for field in fields() if len({str(getattr(k, field.name)) for k in KINDS.values()}) == 1
    ]
    same_in_decks = [f.name for f in fields_of_decks() if len({str(getattr(d, f.name)) for d in decks}) == 1]

    assert (same, same_in_decks) == ([], [])


def test_every_complaint_of_a_page_is_of_one_kind_of_player_alone() -> None:
    entries = [entry for kind in KINDS.values() for entry in kind.deck.entries]
    complaints = [complaint.rule for those in COMPLAINTS.values() for complaint in those]

    assert sorted(entries) == sorted(complaints)
    assert len(set(entries)) == len(entries)


def test_nobody_else_asks_which_kind_a_player_is() -> None:
    compared = {name: len(list(_comparisons(nodes))) for name, nodes in _others().items()}
    found = {name: times for name, times in compared.items() if times}

    assert found == COMPARING


def _others() -> dict[str, tuple[ast.AST, ...]]:
    """Every module outside the rooms of kinds."""
    return {name: nodes for name, nodes in sources().items() if not name.startswith(ROOMS_OF_KINDS)}


def _comparisons(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Every place that compares with a kind by its name, looks one up by it, or matches it."""
    for node in nodes:
        if isinstance(node, (ast.Compare, ast.MatchValue, ast.Dict)):
            parts = node.keys if isinstance(node, ast.Dict) else [node]
            if any(_names_a_kind(part) for part in parts if part is not None):
                yield node


def _names_a_kind(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "PlayerKind"
        for part in ast.walk(node)
    )
