"""By which rule an attack only detains, as every seat is told. [CMB-55 to CMB-57, CMB-61]"""

from __future__ import annotations

import pytest

from wizardhaven.engine.changes.cards import eliminate
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.keyed import (
    BY_REGION_NAME,
    BY_REGION_TYPE,
    BY_SITE_NAME,
    BY_SITE_TYPE,
    UNKEYED,
    Keyed,
)
from wizardhaven.scenario import Scene
from wizardhaven.view.detaining import detaining_rule
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race


def told(keyed: Keyed, race: Race = Race.ORC) -> str:
    """What is told of an attack that only detains a company at Dol Guldur."""
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    attack = Attack(gorbag.company.id, race, 1, 5, NONE, keyed=keyed, detainment=True)
    return detaining_rule(scene.table, attack)


@pytest.mark.parametrize(
    ("kind", "name", "rule"),
    [
        (BY_SITE_TYPE, "Shadow-hold", "CMB-56"),
        (BY_SITE_TYPE, "Ruins & Lairs", "CMB-55"),
        (BY_SITE_NAME, "Dol Guldur", "CMB-56"),
        (BY_REGION_TYPE, "Dark-domain", "CMB-56"),
        (BY_REGION_TYPE, "Shadow-land", "CMB-57"),
        (BY_REGION_NAME, "Southern Mirkwood", "CMB-56"),
        (BY_REGION_NAME, "Dagorlad", "CMB-57"),
        (UNKEYED, "", "CMB-55"),
    ],
)
def test_the_key_says_by_which_rule_minions_are_spared(kind: int, name: str, rule: str) -> None:
    assert told(Keyed(kind, name)) == rule


def test_of_a_company_of_which_nobody_is_left_nothing_is_told() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    attack = Attack(gorbag.company.id, Race.ORC, 1, 5, NONE, detainment=True)
    playing = scene.begin(Phase.ORGANIZATION)

    eliminate(playing.table, gorbag.id)

    assert detaining_rule(playing.table, attack) == ""


def test_nazgul_spare_minions_whatever_they_are_keyed_to() -> None:
    assert told(Keyed(BY_REGION_TYPE, "Wilderness"), Race.NAZGUL) == "CMB-61"
