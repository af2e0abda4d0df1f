"""What the words about followers say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.followers import (
    AnySize,
    BarsMinds,
    FixedControl,
    InfluencesFromAfar,
    MayBring,
    NotControlledByDirectInfluence,
    OfFollowers,
    OnlyAtHomeSite,
    PassesFor,
)
from wizardhaven.vocabulary.selectors import Characters
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Race

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        MayBring(races=(Race.ORC, Race.TROLL)),
        "you may bring Orcs and Trolls into play and begin the game with them",
    ),
    (
        MayBring(races=(Race.HALF_ORC,), away_from_avatar=True),
        "you may bring Half-orcs into play at any of your Wizardhavens, even away from your avatar",
    ),
    (
        MayBring(mind_at_most=6, agents=True, just_one=True),
        (
            "in place of another character, bring one with a mind of 6 or less, who may be an agent, into"
            " play and place Staff with him; he may also be a starting character"
        ),
    ),
    (
        MayBring(agents=True, just_one=True, in_company=True),
        (
            "one agent may come into play with the company at a Haven, or begin the game in it; place"
            " Staff with him"
        ),
    ),
    (
        FixedControl(1, less_for=Characters(races=(Race.HALF_ORC,))),
        "each of your Half-orcs takes one point of influence less to control",
    ),
    (
        InfluencesFromAfar(10),
        (
            "your avatar may try to influence your opponent's cards wherever they are; half of your unused"
            " general influence, rounded up, to a maximum of 10, then stands for his unused direct influence,"
            " less one for each region between the two sites"
        ),
    ),
    (PassesFor(Race.HALF_ORC), "the bearer counts as a Half-orc for all purposes"),
    (AnySize(), "there is no limit to the size of the company"),
    (
        FixedControl(2),
        (
            "the bearer takes two points of influence to control, which only general influence or a "
            "Fallen-wizard can give"
        ),
    ),
    (
        BarsMinds(ByStagePoints(((9, 3),), otherwise=4)),
        (
            "Fallen-wizards may not bring characters with a mind above 4 into play, nor above 3 if their "
            "stage points exceed 9"
        ),
    ),
    (
        OnlyAtHomeSite(),
        "except as a starting character, the bearer can come into play only at the home site",
    ),
    (NotControlledByDirectInfluence(), "the bearer cannot be controlled by direct influence"),
    (
        OnlyAtHomeSite(may_start=False),
        "the bearer cannot be a starting character and can come into play only at the home site",
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfFollowers))
