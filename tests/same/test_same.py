"""The watcher over changes that must not change a game."""

from __future__ import annotations

from tools.benching.installation import of_today
from tools.same import NOTHING, Pairing, compared, first_difference, pairings

PAIRING = Pairing(("challenge-a", "challenge-e"), "starter", 1)


def test_the_same_sources_play_the_same_games() -> None:
    today = of_today(compiled=False)

    [(actions, difference)] = compared((today, today), range(3, 4))

    assert actions > 100
    assert difference is None


def test_the_first_action_that_differs_is_named() -> None:
    difference = first_difference(PAIRING, ["pass", "roll 7", "tap"], ["pass", "roll 8", "tap"])

    assert str(difference) == (
        "challenge-a v challenge-e, starter, seed 1: action 2 differs\n    today:  roll 7\n    before: roll 8"
    )


def test_a_game_that_ends_sooner_differs() -> None:
    difference = first_difference(PAIRING, ["pass"], ["pass", "roll 8"])

    assert difference is not None
    assert (difference.number, difference.today) == (2, NOTHING)


def test_the_seed_alone_says_which_games_are_played() -> None:
    decks = ["a", "b", "c"]

    drawn = list(pairings(decks, range(1, 41)))

    assert drawn[4:] == list(pairings(decks, range(5, 41)))
    assert {pairing.length for pairing in drawn} == {"starter", "short", "long", "campaign"}
    assert {name for pairing in drawn for name in pairing.decks} == set(decks)
