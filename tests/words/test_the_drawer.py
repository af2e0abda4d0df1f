"""The drawer stays small: one card a rule, and each of them is done by somebody or asked for by somebody."""

from __future__ import annotations

import ast
from typing import Final

import pytest

from tests.words.fields import words_in
from tests.words.sources import sources
from wizardhaven.catalogue import catalogue
from wizardhaven.engine import running
from wizardhaven.engine.queries.hazards.reaches import OWN
from wizardhaven.engine.rules.effects import own_rule
from wizardhaven.engine.rules.flow.own_rules import DOERS, OWN_PROSPECTS
from wizardhaven.engine.state.printed.natures import OWN_NATURES
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.singular import Own, Rule

TABLES: Final = ("engine/queries/hazards/reaches.py", "engine/state/printed/natures.py")
"""Where every rule has its line, and nobody plays it."""


def test_there_are_never_more_than_eleven_rules_of_single_cards() -> None:
    assert len(Own) <= 11


@pytest.mark.parametrize("own", Own, ids=lambda own: str(own.name))
def test_a_rule_serves_one_card(own: Own) -> None:
    """A card may be printed for players of two kinds: it is the same being with the same rule."""
    named = {
        card.name
        for card in catalogue.cards().values()
        if any(rule.own is own for rule in words_in(card, Rule))
    }

    assert len(named) == 1


def test_every_rule_is_done_by_somebody_or_asked_for_by_somebody() -> None:
    asked = {
        node.attr
        for module, nodes in sources().items()
        if module.startswith("engine/") and module not in TABLES
        for node in nodes
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "Own"
    }

    assert asked == {own.name for own in Own}


def test_a_rule_that_happens_says_what_does_it_when_it_is_in_vain_and_what_it_is_by_nature() -> None:
    happening = {
        rule.own
        for card in catalogue.cards().values()
        for use in words_in(card, Use)
        for rule in words_in(use.effects, Rule)
    }

    assert own_rule in running.PASSAGES
    assert set(DOERS) == set(OWN_PROSPECTS) == set(OWN_NATURES) == happening


def test_a_rule_that_holds_is_done_by_nobody() -> None:
    holding = {
        ability.own
        for card in catalogue.cards().values()
        for ability in getattr(card, "abilities", ())
        if isinstance(ability, Rule)
    }

    assert holding == set(Own) - set(DOERS)


def test_every_rule_says_whom_it_reaches() -> None:
    assert set(OWN) == set(Own)
