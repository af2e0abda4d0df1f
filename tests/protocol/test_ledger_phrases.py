"""Everything beside a number is said in three languages, and every rule that adds to a sum has words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import wizardhaven
from tests.protocol.games import positions
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.engine.state.parts import Part
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.ledgers.lines import RULES, rule_phrase
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import PHRASES
from wizardhaven.protocol.ledgers.steps import steps
from wizardhaven.protocol.shapes import Ledger, Text
from wizardhaven.rulebook.entries import rulebook
from wizardhaven.text.language import Language

SOURCES = Path(wizardhaven.__file__).parent
CHANGES = {"Attack", "Part", "_add", "_change_attacker", "_change_defender", "modify_check", "with_added"}
"""What makes a part of a sum, or something that will be one."""


def rules_of_parts() -> set[str]:
    """Every rule that the engine, the views or the ledgers give as the source of a part."""
    found: set[str] = set()
    for folder in ("engine", "view", "protocol"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for call in _calls(ast.parse(path.read_text(encoding="utf-8"))):
                found.update(_rules_in(call))
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in CHANGES:
                yield node


def _rules_in(call: ast.Call) -> set[str]:
    strings = [node.value for node in ast.walk(call) if isinstance(node, ast.Constant)]
    return {text for text in strings if isinstance(text, str) and re.fullmatch(r"[A-Z]{3}-\d+", text)}


def placeholders(template: str) -> set[str]:
    names = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    return {name.removeprefix("of_") for name in names}


def texts(ledger: Ledger) -> list[Text]:
    """Everything that a ledger says."""
    against = [ledger.against.label] if ledger.against is not None else []
    labels = [line.label for line in ledger.lines]
    return [ledger.title, *against, *labels, *[outcome.text for outcome in ledger.outcomes]]


@pytest.mark.parametrize("language", Language)
def test_every_phrase_is_said_in_every_language(language: Language) -> None:
    assert set(PHRASES[language]) == set(Phrase)
    for phrase, template in PHRASES[language].items():
        assert placeholders(template) == placeholders(PHRASES[Language.EN][phrase]), phrase


def test_no_part_of_a_sum_is_without_words() -> None:
    rules = rules_of_parts()

    assert {"CMB-26", "CMB-27", "CMB-31", "COR-07", "INF-02", "MOV-15"} <= rules
    assert rules <= set(RULES)
    for rule in rules:
        for amount in (-2, -1, 1):
            assert rule_phrase(Part(NO_CARD, amount, rule)) in Phrase


def test_every_rule_named_is_in_the_rulebook() -> None:
    known = set(rulebook())
    assert set(RULES) <= known

    named: set[str] = set()
    for game in positions(0, 1, 2):
        for ledger in ledgers(game, Language.EN):
            named.update([ledger.rule or "", *[line.rule or "" for line in ledger.lines]])
            named.update([outcome.rule or "" for outcome in ledger.outcomes])
        named.update([step.rule for step in steps(game, Language.EN)])
    assert named - {""} <= known


def test_every_language_names_the_same_cards() -> None:
    named = 0
    for game in positions(5, 6, 7):
        told = [ledgers(game, language) for language in Language]
        for same in zip(*told, strict=True):
            for sentences in zip(*[texts(ledger) for ledger in same], strict=True):
                codes = [sorted([name.code for name in sentence.names]) for sentence in sentences]
                assert codes[0] == codes[1] == codes[2], [sentence.text for sentence in sentences]
                named += len(codes[0])

    assert named > 1000
