"""The mutants on which the stories are tried: each is one small change, and plays once it is applied."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.mutating import cards, rules
from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.cards.sayings import is_of_all_attacks
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.marks import Sort


@pytest.fixture
def rule_as_it_was() -> Iterator[None]:
    code = is_of_all_attacks.__code__
    yield
    is_of_all_attacks.__code__ = code


@pytest.mark.usefixtures("rule_as_it_was")
def test_a_changed_rule_is_played_by_everybody_who_knows_it() -> None:
    mutants = list(rules.of_module(rules.SOURCE / "engine/queries/cards/sayings.py"))
    changed = next(one for one in mutants if "becomes" in one.name and "is_of_all" in one.touches)
    assert not is_of_all_attacks(Cancels(Sort.CREATURE))

    changed.apply()

    assert is_of_all_attacks(Cancels(Sort.CREATURE))


def test_a_changed_card_is_another_in_one_field() -> None:
    moria = catalogue.cards()["TW-413"]

    names = [mutant.name for mutant in cards.of_card(moria)]

    assert "TW-413 Moria: automatic_attacks.0.strikes 4 becomes 5" in names
    assert "TW-413 Moria: nearest_haven 'Lórien' becomes None" in names
    assert len(names) == len(set(names))
