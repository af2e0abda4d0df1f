"""What the words about hazards say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.conditions import PathHas
from wizardhaven.vocabulary.hazards import (
    CancelsEffectsOf,
    CreaturesCanceled,
    FreeCreatures,
    HazardLimitChange,
    MayCancelHazardsByTapping,
    NoCreatures,
    NoResourcesNeeding,
    OfHazards,
    OnGuardCards,
    OpenToCreatures,
    ShieldedFrom,
    StandsFor,
)
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Danger, Race, RegionType, Skill

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        OpenToCreatures((Race.UNDEAD,), free=True),
        (
            "any creatures that are Undead may be played at the site of the target without counting against"
            " the hazard limit"
        ),
    ),
    (
        OnGuardCards(to_hand=True),
        ("no card stays on-guard: each returns at once to its player's hand"),
    ),
    (
        OnGuardCards(),
        ("cards on-guard that are not revealed are discarded instead of returning to hand"),
    ),
    (
        CancelsEffectsOf(("Bridge",)),
        "the effects of Bridge are cancelled",
    ),
    (CreaturesCanceled(), "all attacks by hazard creatures against the company are cancelled"),
    (StandsFor("Gates of Morning"), "whatever hazards say of Gates of Morning, Staff counts as it"),
    (CancelsEffectsOf(("Bridge", "Ford")), "the effects of Bridge and Ford are cancelled"),
    (NoCreatures(), "no creature may be played on the company"),
    (NoCreatures((Race.UNDEAD,)), "no creature other than Undead may be played on the company"),
    (
        OpenToCreatures((Race.UNDEAD, Race.SPIDER)),
        "any creatures that are Undead or Spiders may be played on the company",
    ),
    (
        ShieldedFrom((Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        "hazard effects neither return the company to its site of origin nor tap its current or new site",
    ),
    (
        HazardLimitChange(-2, minimum=2),
        "the hazard limit against the company is lowered by two (to a minimum of two)",
    ),
    (HazardLimitChange(-1), "the hazard limit against the company is lowered by one"),
    (
        FreeCreatures(),
        "creatures of the target do not count against the hazard limit when played on the company",
    ),
    (
        NoResourcesNeeding(Skill.SCOUT),
        "no resource that needs a scout may be played for the company",
    ),
    (
        MayCancelHazardsByTapping(PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)),
        (
            "while the company's site path has a Coastal Sea and no two regions of other types"
            " in a row, any character of the company may tap to cancel a hazard that is aimed at the company"
            " or at something associated with it"
        ),
    ),
    (ShieldedFrom((Danger.CAPTURE,)), "hazard effects cannot take a character of the company prisoner"),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfHazards))
