from collections.abc import Sequence

from tests.bots.playing import SHORTEST, decks, match
from wizardhaven.bots.arena import Match
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.ids import DICE
from wizardhaven.notation.digest import digest
from wizardhaven.view.seat_view import View


class Counting:
    def __init__(self) -> None:
        self.decisions = 0
        self.rolls = 0
        self.seen_over = False

    def sees(self, match: Match) -> None:
        choice = match.game.pending
        self.seen_over = choice is None
        if choice is not None:
            self.decisions += choice.seat != DICE
            self.rolls += choice.seat == DICE


class Watchful:
    """Takes the first option, and remembers whose view it was given."""

    looks = True

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        self.seats.add(None if view is None else view.seat)
        return options[0]


def test_a_match_is_played_to_its_end() -> None:
    played = match(seed=1)

    result = played.play()

    assert result.outcome is not None
    assert result.outcome == played.game.outcome
    assert result.turns == played.game.table.turn
    assert result.digest == digest(played.game)


def test_decisions_are_those_of_the_players_and_actions_count_the_dice_too() -> None:
    onlooker = Counting()

    result = match(seed=2).play(onlooker)

    assert result.decisions == onlooker.decisions
    assert result.actions == onlooker.decisions + onlooker.rolls
    assert onlooker.rolls > 0


def test_an_onlooker_sees_the_end() -> None:
    onlooker = Counting()

    match(seed=3).play(onlooker)

    assert onlooker.seen_over


def test_a_bot_that_looks_is_given_the_view_of_its_own_seat() -> None:
    first, second = Watchful(), Watchful()
    played = Match(decks(), [first, second], SHORTEST, seed=1)

    for _ in range(60):
        played.advance()

    assert (first.seats, second.seats) == ({0}, {1})


def test_the_same_seed_is_the_same_match() -> None:
    assert match(seed=4).play().digest == match(seed=4).play().digest


def test_another_seed_is_another_match() -> None:
    assert match(seed=4).play().digest != match(seed=5).play().digest
