"""What the standing words about combat say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.combat import (
    AutomaticAttackTwice,
    BodyOfFoes,
    MustTap,
    NoDetainment,
    OfCombat,
    OneAttackOnly,
    SparesBearer,
    TwoWeapons,
)
from wizardhaven.vocabulary.conditions import StagePoints
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Race

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        NoDetainment(condition=StagePoints(8)),
        "while you have 8 or more stage points, attacks against your companies are never detainment attacks",
    ),
    (
        NoDetainment(starred=True),
        "attacks of hazards with an asterisk against your companies are never detainment attacks",
    ),
    (
        SparesBearer(discarded_above=6),
        (
            "a strike that succeeds against the bearer does not wound him; instead a roll is "
            "made, and on more than 6, discard Staff"
        ),
    ),
    (
        TwoWeapons(),
        (
            "if the bearer is a warrior even without Staff, he may use two weapons at once, "
            "but no shield with them"
        ),
    ),
    (
        AutomaticAttackTwice((Race.UNDEAD,)),
        "each automatic-attack by Undead is faced twice, the second time right after the first",
    ),
    (
        BodyOfFoes((Race.DRAGON, Race.DRAKE), amount=-2),
        "against the bearer, the body of Dragons and Drakes is modified by -2",
    ),
    (
        OneAttackOnly(),
        (
            "a site with several automatic-attacks, unless it is a Dragon's lair, or a hazard with several "
            "attacks has only one of them: the hazard player chooses it, and it cannot be cancelled"
        ),
    ),
    (BodyOfFoes((Race.NAZGUL,), halved=True), "against the bearer, the body of Nazgûl is halved, rounded up"),
    (
        AutomaticAttackTwice(),
        "the target is faced twice, the second time right after the first",
    ),
    (
        MustTap(),
        "every untapped character of the company must tap to face a strike of a hazard creature",
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfCombat))
