"""Paired games between two revisions: who meets whom, and how sure the share of games won is."""

import pytest

from tools.benching.installation import ROOT, Installation
from tools.duelling.between import Pairing, games_between, pairings
from tools.duelling.borrowed import games_with
from tools.duelling.figures import mean_and_error, wilson

DECKS = ["challenge-a", "challenge-b", "challenge-c"]


def test_each_deck_meets_itself_and_each_other_one() -> None:
    met = {tuple(sorted(pairing.decks)) for pairing in pairings(DECKS, games=12, seed=0)}

    assert len(met) == 6


def test_each_seed_is_played_twice_with_the_seats_swapped() -> None:
    first, second, third = list(pairings(DECKS, games=3, seed=5))

    assert (first.seed, first.first) == (5, 0)
    assert second == Pairing(first.decks, 5, first=1)
    assert third.seed == 6


def test_two_copies_of_one_revision_play_the_same_game() -> None:
    today = Installation("today", ROOT / "src", ROOT)
    plan = [Pairing(("challenge-a", "challenge-d"), 3, first) for first in (0, 1)]

    found = list(games_between((today, today), ("random", "random"), plan, "starter"))

    assert [game.pairing for game in found] == plan
    assert not any([game.won and game.lost for game in found])


@pytest.mark.parametrize(("won", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278)])
def test_the_share_of_games_won_is_known_between_two_bounds(
    won: int, games: int, low: float, high: float
) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)


def test_a_mean_says_how_far_it_may_be_off() -> None:
    mean, error = mean_and_error([1.0, 3.0])

    assert mean == 2
    assert error == pytest.approx(1.96)


def test_the_planner_of_a_revision_plays_at_todays_table() -> None:
    plan = [Pairing(("challenge-a", "challenge-a"), 3, first) for first in (0, 1)]

    found = list(games_with("HEAD", plan, "starter"))

    assert [game.pairing for game in found] == plan
    assert all([game.turns > 0 and not (game.won and game.lost) for game in found])
