"""What a seat is shown, offered and refused does not depend on what it may not know."""

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.properties.games import few, positions
from wizardhaven.bots.arena import Match
from wizardhaven.bots.hidden import with_all_secrets_changed, with_other_secrets
from wizardhaven.engine.state.ids import DICE
from wizardhaven.game.game import Game
from wizardhaven.view.seat_view import seat_view

players = st.sampled_from((0, 1))
other_orders = st.integers(min_value=1, max_value=1000)


@few
@given(positions, players, other_orders)
def test_a_player_sees_nothing_that_he_may_not_know(played: Match, seat: int, order: int) -> None:
    other = with_other_secrets(played.game.table, seat, order)

    assert repr(seat_view(other, seat)) == repr(played.game.view(seat))


@few
@given(positions, other_orders)
def test_a_spectator_sees_nothing_that_a_player_may_not_know(played: Match, order: int) -> None:
    other = with_all_secrets_changed(played.game.table, order)

    assert repr(seat_view(other, None)) == repr(played.game.view(None))


@few
@given(positions, other_orders)
def test_nothing_can_be_learned_from_what_is_offered_or_refused(played: Match, order: int) -> None:
    choice = played.game.pending
    assume(choice is not None and choice.seat != DICE)
    assert choice is not None
    other = with_other_secrets(played.game.table, choice.seat, order)

    assert list(choice.options(other)) == list(played.game.options())
    assert Game(other, played.game.dice).reasons() == played.game.reasons()
