"""The planning bot plays whole games, sees its own view alone, and says why it does what it does."""

from tests.bots.playing import SHORTEST, decks
from tools.duel import duel
from wizardhaven import Game, Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.roster import seated
from wizardhaven.bots.why import Because, Why
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


def test_every_choice_is_an_option_and_has_its_reason() -> None:
    bot = PlanningBot()
    match = Match(decks(), [bot, seated("random", 1, 2)], SHORTEST, 2)
    assert bot.why() == Why(Because.NOTHING_CHOSEN)

    while match.game.pending is not None and len(match.actions) < 600:
        choice, options = match.game.pending, match.game.options()
        match.advance()
        if choice.seat == 0:
            assert match.actions[-1] in options
            assert bot.why().because is not Because.NOTHING_CHOSEN


def test_a_single_option_is_taken_for_want_of_another() -> None:
    bot = PlanningBot()
    match = Match(decks(), [bot, PlanningBot()], SHORTEST, 1)
    view, options = match.game.view(0), match.game.options()

    assert bot.choose(view, options[-1:]) == options[-1]
    assert bot.why() == Why(Because.ONLY_CHOICE)


def test_two_of_them_finish_a_patient_game() -> None:
    bots = [PlanningBot(), PlanningBot()]
    game = Game.new(decks(), SHORTEST, 3, patient=True)
    alone = 0
    while game.pending is not None:
        seat = game.pending.seat
        if seat == DICE:
            game.apply(game.chance())
        else:
            alone += len(game.options()) == 1
            game.apply(bots[seat].choose(game.view(seat), game.options()))

    assert game.outcome is not None
    assert alone > 10


def test_a_bot_that_takes_a_seat_over_chooses_as_the_one_before_did() -> None:
    bot = PlanningBot()
    match = Match(decks(), [bot, PlanningBot()], SHORTEST, 6)
    done: list[tuple[int, Action]] = []
    while match.game.pending is not None:
        seat, turn = match.game.pending.seat, match.game.table.turn
        newcomer, options, view = PlanningBot(), match.game.options(), match.game.view(0)
        match.advance()
        if seat == 0:
            for before, action in done:
                newcomer.remember(before, action)
            assert newcomer.choose(view, options) == match.actions[-1]
            assert newcomer.why() == bot.why()
            done = [*[one for one in done if one[0] == turn], (turn, match.actions[-1])]


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
