"""Every word says whether it directly affects a company: what lies on-guard depends on it. [SITE-38]"""

from __future__ import annotations

from typing import get_args

from tests.words.fields import words_in
from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.hazards.reaches import ABILITIES, EFFECTS, FORBIDDEN, NUMBERS
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.terms import Check, Stat


def test_every_effect_says_whom_it_reaches() -> None:
    assert set(EFFECTS) == set(get_args(Effect))


def test_every_ability_says_whom_it_reaches() -> None:
    assert set(ABILITIES) == set(get_args(Ability))


def test_every_deed_that_a_card_forbids_says_whom_that_reaches() -> None:
    forbidden = [word for card in catalogue.cards().values() for word in words_in(card, Forbid)]

    assert set(FORBIDDEN) == {word.deed for word in forbidden}


def test_every_number_says_whom_it_reaches() -> None:
    assert set(NUMBERS) == {*Stat, *Check}
