"""The sum itself, on plain numbers: small councils computed by hand under the current rules."""

import pytest

from tests.scoring.counting import council, standing, tally
from wizardhaven.engine.queries.ending.reckoning import (
    Decision,
    Standing,
    Tally,
    limited,
    points_to_call,
)
from wizardhaven.engine.state.settings import Edition, HalfLimit, Level

COUNCILS = {
    "only one positive source": (
        standing(tally(kill=12)),
        standing(tally(character=3, item=3)),
        (0, 12),
    ),
    "a negative source is ignored in the half test": (
        standing(tally(character=-2, item=4, faction=10)),
        standing(tally(character=4, item=2, faction=3, ally=2)),
        (6, 17),
    ),
    "a prisoner makes the character points zero": (
        standing(tally(item=5, faction=5, ally=2)),
        standing(tally(character=4, item=4, faction=4, ally=2)),
        (12, 18),
    ),
    "kill and miscellaneous points are never doubled": (
        standing(tally(character=4, item=2, faction=2, ally=2, kill=3, miscellaneous=2)),
        standing(tally(character=4, item=2, faction=2, ally=2)),
        (15, 10),
    ),
    "an eliminated avatar is counted last": (
        standing(tally(character=6, item=4, faction=4, ally=2), avatar_eliminated=True),
        standing(tally(character=5, item=3, faction=3, ally=1)),
        (11, 12),
    ),
    "doubling comes before the half limit": (
        standing(tally(character=4, item=1, faction=5, ally=1)),
        standing(tally(character=3, item=3, ally=3)),
        (12, 9),
    ),
    "duplicates are taken off after the half limit": (
        standing(tally(character=8, item=4, faction=1, ally=2), duplicates=2),
        standing(tally(character=5, item=3, faction=3, ally=1)),
        (12, 12),
    ),
    "the test for zero looks at what was counted": (
        standing(tally(character=6)),
        standing(tally(character=4, item=3, faction=2, ally=2)),
        (0, 18),
    ),
    "a negative amount is not doubled": (
        standing(tally(item=4, faction=3, ally=2)),
        standing(tally(character=-2, item=3, faction=3, ally=2)),
        (9, 6),
    ),
    "Jessica without Pallando, Jason with Éomer and Men of Northern Rhovanion": (
        standing(tally(character=7, faction=2, miscellaneous=2), avatar_eliminated=True),
        standing(tally(character=9, item=4, faction=2, ally=2)),
        (3, 23),
    ),
    "Jessica and Jason by the standard rules, Éomer counted": (
        standing(tally(character=7, item=2, faction=2, ally=2, miscellaneous=2), duplicates=3),
        standing(tally(character=9, item=4, ally=2)),
        (14, 12),
    ),
}


@pytest.mark.parametrize(("first", "second", "finals"), list(COUNCILS.values()), ids=list(COUNCILS))
def test_a_small_council_comes_out_as_computed_by_hand(
    first: Standing, second: Standing, finals: tuple[int, int]
) -> None:
    reckoning = council(first, second)
    mirrored = council(second, first)

    assert (reckoning.sums[0].final, reckoning.sums[1].final) == finals
    assert (mirrored.sums[1].final, mirrored.sums[0].final) == finals


@pytest.mark.parametrize(
    ("reading", "characters"),
    [(HalfLimit.CURRENT, 6), (HalfLimit.LITERAL_ROUND_UP, 8), (HalfLimit.LITERAL_HALF_OR_LESS, 7)],
)
def test_the_readings_of_the_half_limit_differ(reading: HalfLimit, characters: int) -> None:
    cut = limited(tally(character=9, item=4, ally=2), reading)

    assert cut == tally(character=characters, item=4, ally=2)


def test_a_literal_half_of_less_than_nothing_is_nothing() -> None:
    cut = limited(tally(character=-9, item=4, ally=2), HalfLimit.LITERAL_ROUND_UP)

    assert cut == tally(character=-9)


@pytest.mark.parametrize(
    "edition", [Edition.THE_WIZARDS_LIMITED, Edition.THE_WIZARDS_UNLIMITED, Edition.THE_LIDLESS_EYE]
)
def test_the_starter_rules_modify_nothing(edition: Edition) -> None:
    shown = standing(tally(character=9, faction=2), duplicates=2)
    other = standing(tally(item=3))

    starter = council(shown, other, edition=edition, level=Level.STARTER)

    assert starter.sums[0].final == 11
    assert starter.sums[1].final == 3


def test_the_current_rules_and_the_challenge_decks_have_no_starter_level() -> None:
    mine, yours = standing(tally(character=4, item=4)), standing(tally(character=4))

    assert council(mine, yours, level=Level.STARTER).sums[0].doubled.total == 12
    assert (
        council(mine, yours, edition=Edition.THE_CHALLENGE_DECKS, level=Level.STARTER).sums[0].doubled.total
        == 12
    )


def test_a_tally_prints_the_sources_that_count() -> None:
    assert repr(tally(character=3, kill=-1)) == "Tally(character 3, kill -1)"
    assert {tally(item=2), Tally({})} == {Tally({}), tally(item=2)}


@pytest.mark.parametrize(("decks", "points"), [(1, 20), (2, 25), (3, 30), (4, 40)])
def test_longer_games_need_more_points_to_call(decks: int, points: int) -> None:
    assert points_to_call(Edition.CURRENT, decks, only_starter_decks=False) == points


def test_the_decision_says_which_player_has_won() -> None:
    ahead, behind = standing(tally(character=2, item=2)), standing(tally(character=1, item=1))

    assert council(ahead, behind).winners == (0,)
    assert council(behind, ahead).winners == (1,)
    assert council(ahead, ahead).decision is Decision.TIE
