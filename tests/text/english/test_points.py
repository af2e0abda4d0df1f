"""What the words about points say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.conditions import StagePoints
from wizardhaven.vocabulary.points import Gathers, OfPoints, PointsIfEliminated, StagePointsChange, Worth
from wizardhaven.vocabulary.selectors import FactionsAt, Holdings
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Keyword, Points

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        Gathers(FactionsAt(regions=("Rohan",))),
        (
            "factions playable at a site in Rohan that you win over while Staff is in play are placed "
            "under it and each give you +1 marshalling point. If one of them is discarded, discard Staff"
        ),
    ),
    (
        StagePointsChange(-6, minimum=3),
        "the bearer's stage points are lowered by six (to a minimum of three)",
    ),
    (
        StagePointsChange(+1),
        "the bearer's stage points are raised by one",
    ),
    (
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        "your unique factions are each worth two marshalling points",
    ),
    (
        Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),
        (
            "your characters and allies that normally give 2 or more marshalling points are each "
            "worth two marshalling points"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), ring=False), condition=StagePoints(7)),
        (
            "while you have 7 or more stage points, your items other than rings are each worth full "
            "marshalling points"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), keywords=(Keyword.WEAPON, Keyword.SHIELD), with_avatar=True)),
        (
            "your weapon and shield items in your Fallen-wizard's company are each worth full "
            "marshalling points"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=False), 0),
        ("your defeated hazards without an asterisk are each worth no points"),
    ),
    (
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        (
            "your factions that you play from now on are each worth one marshalling point, whatever "
            "other cards say"
        ),
    ),
    (
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
        (
            "when the game ends, your cards in companies away from your Wizardhavens are each worth one "
            "marshalling point, whatever other cards say"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        (
            "your defeated hazards with an asterisk that fall while this card is in play are each worth full "
            "marshalling points"
        ),
    ),
    (PointsIfEliminated(-3), "-3 marshalling points once eliminated"),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfPoints))
