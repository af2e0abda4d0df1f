"""The planning bot plays whole games, sees its own view alone, and says why it does what it does."""

from tests.bots.playing import SHORTEST, decks
from tools.duel import duel
from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.roster import seated
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.view.seat_view import seat_view


def choices(seed: int) -> list[Action]:
    match = Match(decks(), [seated("planner", seat, seed) for seat in (0, 1)], SHORTEST, seed)
    match.play()
    return match.actions


def test_it_beats_the_random_bot_from_either_seat() -> None:
    for name in ("challenge-a", "challenge-e"):
        found = duel(("planner", "random"), [deck(name), deck(name)], games=4)

        assert (found.games, found.won) == (4, 4)
        assert found.points[0] > found.points[1]


def test_it_beats_the_random_bot_with_another_deck() -> None:
    found = duel(("planner", "random"), decks(), games=4)

    assert found.won == 4


def test_two_of_them_finish_games_of_every_length() -> None:
    for length in GameLength:
        match = Match(decks(), [seated("planner", seat, 5) for seat in (0, 1)], Settings(length), 5)

        assert match.play().outcome is not None


def test_it_chooses_the_same_way_in_the_same_game() -> None:
    assert choices(3) == choices(3)


def test_every_choice_is_an_option_and_has_a_sentence() -> None:
    bot = PlanningBot()
    match = Match(decks(), [bot, seated("random", 1, 2)], SHORTEST, 2)
    assert bot.why() == "Nothing has been chosen yet."

    while match.game.pending is not None and len(match.actions) < 600:
        choice, options = match.game.pending, match.game.options()
        match.advance()
        if choice.seat == 0:
            assert match.actions[-1] in options
            assert bot.why()[0].isupper() or bot.why()[0] == "“"
            assert bot.why().endswith(".")


def test_what_it_may_not_know_does_not_change_its_choice() -> None:
    match = Match(decks(), [seated("planner", seat, 4) for seat in (0, 1)], SHORTEST, 4)
    asked = 0
    while match.game.pending is not None:
        seat = match.game.pending.seat
        if seat != DICE:
            asked += 1
            other = with_other_secrets(match.game.table, seat, len(match.actions))
            mine, theirs = PlanningBot(), PlanningBot()
            options = match.game.options()
            assert mine.choose(match.game.view(seat), options) == theirs.choose(
                seat_view(other, seat), options
            )
            assert mine.why() == theirs.why()
        match.advance()
    assert asked > 100
