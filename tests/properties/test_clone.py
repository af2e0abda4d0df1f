"""A clone and its original never affect each other."""

from hypothesis import given

from tests.properties.games import few, positions
from wizardhaven.bots.arena import Match
from wizardhaven.engine.state.ids import DICE
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest


def play_on(game: Game, actions: int) -> None:
    """Any way will do: the last option each time, or what the dice show."""
    for _ in range(actions):
        choice = game.pending
        if choice is not None:
            game.apply(game.chance() if choice.seat == DICE else game.options()[-1])


@few
@given(positions)
def test_a_clone_is_the_same_position(played: Match) -> None:
    clone = played.game.clone()

    assert digest(clone) == digest(played.game)
    assert clone.options() == played.game.options()


@few
@given(positions)
def test_what_is_done_to_a_clone_does_not_reach_the_original(played: Match) -> None:
    before = digest(played.game)

    play_on(played.game.clone(), actions=60)

    assert digest(played.game) == before


@few
@given(positions)
def test_what_is_done_to_the_original_does_not_reach_a_clone(played: Match) -> None:
    clone = played.game.clone()
    before = digest(clone)

    play_on(played.game, actions=60)

    assert digest(clone) == before


@few
@given(positions)
def test_a_clone_goes_on_like_its_original(played: Match) -> None:
    clone = played.game.clone()

    play_on(clone, actions=40)
    play_on(played.game, actions=40)

    assert digest(clone) == digest(played.game)
