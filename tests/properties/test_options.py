"""There is always an option, none twice; every option can be applied and nothing else can."""

import pytest
from hypothesis import given

from tests.bots.playing import match
from tests.properties.games import few, positions, seeds
from wizardhaven.bots.arena import Match
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import DICE, CardId
from wizardhaven.errors import IllegalAction
from wizardhaven.notation.digest import digest


class Looking:
    """Looks for a position where nobody can do anything, or where something is offered twice."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def sees(self, match: Match) -> None:
        choice, options = match.game.pending, match.game.options()
        if choice is None:
            if match.game.outcome is None:
                self.found.append(f"action {len(match.actions)}: nobody is asked")
        elif len(set(options)) < len(options) or len(options) < (1 if choice.seat == DICE else 2):
            self.found.append(f"action {len(match.actions)}: {choice!r} offers {options!r}")


@few
@given(seeds)
def test_a_player_who_is_asked_has_a_choice_and_no_option_comes_twice(seed: int) -> None:
    looking = Looking()

    match(seed).play(looking)

    assert looking.found == []


@few
@given(positions)
def test_every_option_can_be_applied(played: Match) -> None:
    for option in played.game.options():
        clone = played.game.clone()
        clone.apply(option)
        assert clone.pending is not None or clone.outcome is not None


@few
@given(positions)
def test_what_is_not_offered_is_refused_and_changes_nothing(played: Match) -> None:
    before = digest(played.game)

    with pytest.raises(IllegalAction):
        played.game.apply(Action(Verb.DRAFT, card=CardId(10_000)))

    assert digest(played.game) == before


@few
@given(seeds)
def test_a_game_that_is_over_takes_no_more_actions(seed: int) -> None:
    played = match(seed)
    played.play()

    with pytest.raises(IllegalAction, match="the game is over"):
        played.game.apply(played.actions[-1])
