"""Reaching and calling the end: thresholds, who may call when, the last turn. [WIN-10 to WIN-23, WIN-67]"""

import pytest

from tests.rules.marks import rule
from wizardhaven.engine.queries.ending.reckoning import points_to_call
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.settings import Edition, GameLength, HalfLimit, Settings
from wizardhaven.errors import WizardhavenError
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.terms import Phase, Race


def people_worth(points: int) -> Faction:
    """A faction that gives its player so many points."""
    return Faction(
        code="XX-1",
        name="Peoples of the West",
        race=Race.MAN,
        influence_number=8,
        playable_at=(),
        marshalling_points=points,
    )


def end_of_turn(length: GameLength, points: int, exhausted: int) -> Playing:
    """The first player's turn ends; he has so many points, and his deck has run out so often."""
    scene = Scene(Settings(length))
    scene.first.factions(people_worth(points))
    scene.first.exhausted(exhausted)
    return scene.begin(Phase.END_OF_TURN)


@rule("WIN-10")
def test_a_game_has_one_of_four_lengths_and_is_short_unless_something_else_is_agreed() -> None:
    lengths = [Settings(length).thresholds() for length in GameLength]

    assert [length.value for length in GameLength] == ["starter", "short", "long", "campaign"]
    assert Settings().length is GameLength.SHORT
    assert [numbers.exhaustions for numbers in lengths] == [1, 2, 3, 4]


@rule("WIN-11", "GLO-034")
def test_a_deck_that_runs_out_is_renewed_before_the_next_card_is_drawn() -> None:
    scene = Scene(filled=False)
    scene.first.hand("Stealth", "Stealth", "Stealth", "Dodge", "Dodge", "Dodge")
    concealment = scene.first.deck("Concealment")[0]
    vanishment, cram = scene.first.discard_pile("Vanishment", "Cram")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.passes()
    exhausted = (playing.question, playing.table.exhaustions, concealment.in_hand, cram.in_deck)
    playing.apply(playing.game.chance())

    assert exhausted == ("Shuffle", (1, 0), True, True)
    assert vanishment.in_hand != cram.in_hand
    assert playing.table.exhaustions == (1, 0)


@rule("WIN-11")
def test_a_player_whose_deck_has_run_out_takes_sites_back_and_may_exchange_cards() -> None:
    scene = Scene(filled=False)
    scene.first.hand("Stealth", "Stealth", "Stealth", "Smoke Rings", "Dodge", "Dodge", "Dodge")
    scene.first.deck("Concealment")
    moria, cram, horn = scene.first.discard_pile("Moria", "Cram", "Horn of Anor")
    narsil = scene.first.sideboard("Narsil")[0]
    scene.first.event("Gates of Morning")
    scene.second.hand("Twilight")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("Exchange")
    asked = [playing.asked]
    playing.does(Verb.TAKE, narsil)
    playing.does(Verb.EXCHANGE, cram)
    asked.append(playing.asked)
    playing.passes()
    asked.append(playing.asked)

    assert moria.place == "location deck"
    assert cram.place == "sideboard"
    assert narsil.in_deck
    assert horn.in_deck
    assert asked == [0, 0, DICE]  # nobody could answer with Twilight


@rule("WIN-12")
def test_a_starter_game_may_be_called_with_twenty_points() -> None:
    with_twenty = end_of_turn(GameLength.STARTER, points=20, exhausted=0)
    with_nineteen = end_of_turn(GameLength.STARTER, points=19, exhausted=0)

    assert with_twenty.may(Verb.CALL)
    assert not with_nineteen.may(Verb.CALL)
    assert with_nineteen.table.active == 1  # the other player's turn has begun


@rule("WIN-12")
def test_a_starter_game_may_be_called_after_one_exhaustion() -> None:
    playing = end_of_turn(GameLength.STARTER, points=0, exhausted=1)

    assert playing.may(Verb.CALL)


@rule("WIN-13")
def test_a_short_game_may_be_called_with_twenty_five_points_after_one_exhaustion() -> None:
    with_twenty_five = end_of_turn(GameLength.SHORT, points=25, exhausted=1)
    with_twenty_four = end_of_turn(GameLength.SHORT, points=24, exhausted=1)
    never_exhausted = end_of_turn(GameLength.SHORT, points=30, exhausted=0)

    assert with_twenty_five.may(Verb.CALL)
    assert not with_twenty_four.may(Verb.CALL)
    assert not never_exhausted.may(Verb.CALL)


@rule("WIN-13")
def test_a_short_game_may_be_called_with_any_points_after_two_exhaustions() -> None:
    playing = end_of_turn(GameLength.SHORT, points=0, exhausted=2)

    assert playing.may(Verb.CALL)


@rule("WIN-14", "WIN-67")
def test_a_long_game_may_be_called_with_thirty_points_after_two_exhaustions() -> None:
    with_thirty = end_of_turn(GameLength.LONG, points=30, exhausted=2)
    with_twenty_nine = end_of_turn(GameLength.LONG, points=29, exhausted=2)
    too_early = end_of_turn(GameLength.LONG, points=30, exhausted=1)

    assert with_thirty.may(Verb.CALL)
    assert not with_twenty_nine.may(Verb.CALL)
    assert not too_early.may(Verb.CALL)


@rule("WIN-14", "WIN-67")
def test_a_long_game_may_be_called_with_any_points_after_three_exhaustions() -> None:
    playing = end_of_turn(GameLength.LONG, points=0, exhausted=3)

    assert playing.may(Verb.CALL)


@rule("WIN-15")
def test_a_campaign_may_be_called_with_forty_points_after_three_exhaustions() -> None:
    with_forty = end_of_turn(GameLength.CAMPAIGN, points=40, exhausted=3)
    with_thirty_nine = end_of_turn(GameLength.CAMPAIGN, points=39, exhausted=3)
    too_early = end_of_turn(GameLength.CAMPAIGN, points=40, exhausted=2)

    assert with_forty.may(Verb.CALL)
    assert not with_thirty_nine.may(Verb.CALL)
    assert not too_early.may(Verb.CALL)


@rule("WIN-15")
def test_a_campaign_may_be_called_with_any_points_after_four_exhaustions() -> None:
    playing = end_of_turn(GameLength.CAMPAIGN, points=0, exhausted=4)

    assert playing.may(Verb.CALL)


def last_turn(length: GameLength, first: int, second: int) -> Playing:
    """The first player's turn ends; the two decks have run out so often."""
    scene = Scene(Settings(length))
    scene.first.exhausted(first)
    scene.second.exhausted(second)
    return scene.begin(Phase.END_OF_TURN)


@rule("WIN-12", "WIN-13", "WIN-14", "WIN-15", "WIN-67")
def test_the_current_turn_is_the_last_once_both_decks_have_run_out_often_enough() -> None:
    ended = [
        last_turn(GameLength.STARTER, 1, 1),
        last_turn(GameLength.SHORT, 2, 2),
        last_turn(GameLength.LONG, 3, 3),
        last_turn(GameLength.CAMPAIGN, 4, 5),
    ]
    goes_on = [
        last_turn(GameLength.STARTER, 0, 2),
        last_turn(GameLength.SHORT, 1, 3),
        last_turn(GameLength.LONG, 2, 4),
        last_turn(GameLength.CAMPAIGN, 3, 5),
    ]

    assert all([playing.outcome is not None for playing in ended])
    assert all([playing.outcome is None and playing.table.active == 1 for playing in goes_on])


@rule("WIN-18")
def test_there_is_no_extra_turn_when_both_decks_have_run_out() -> None:
    scene = Scene(Settings(GameLength.STARTER), turn=9, filled=False)
    scene.first.exhausted(1)
    scene.second.deck("Concealment")
    scene.second.discard_pile(*["Sons of Kings"] * 8)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.apply(playing.game.chance())  # the second player's deck has run out and is shuffled

    assert playing.outcome is not None
    assert playing.table.turn == 9
    assert not playing.has_happened(Happening.CALLED)


@rule("WIN-17", "GLO-014")
def test_a_player_who_meets_the_threshold_may_call_or_play_on() -> None:
    calling = end_of_turn(GameLength.SHORT, points=25, exhausted=1)
    playing_on = end_of_turn(GameLength.SHORT, points=25, exhausted=1)

    calling.does(Verb.CALL)
    playing_on.passes()

    assert calling.has_happened(Happening.CALLED)
    assert calling.table.called_by == 0
    assert not playing_on.has_happened(Happening.CALLED)
    assert playing_on.table.active == 1


@rule("WIN-17")
def test_nobody_calls_at_the_end_of_the_opponents_turn() -> None:
    scene = Scene(active=1)
    scene.first.factions(people_worth(30))
    scene.first.exhausted(1)
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.table.active == 0
    assert playing.table.turn == 4
    assert not playing.may(Verb.CALL)


@rule("WIN-18")
def test_after_a_call_the_opponent_takes_one_more_turn_and_checks_first() -> None:
    scene = Scene(turn=9)
    scene.first.character("Beretar", at="Rivendell")
    scene.first.character("Arwen", at="Rivendell")
    scene.second.character("Faramir", at="Lórien")
    scene.second.character("Haldir", at="Lórien")
    scene.first.exhausted(2)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.CALL)
    opponents_turn = (playing.table.turn, playing.table.active, playing.table.council)
    playing.pass_until("CheckNext")

    assert opponents_turn == (10, 1, False)
    assert playing.table.turn == 10
    assert playing.asked == 1


@rule("WIN-18")
def test_nobody_calls_a_second_time() -> None:
    scene = Scene(turn=9)
    scene.first.exhausted(2)
    scene.second.factions(people_worth(25))
    scene.second.exhausted(1)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.CALL)
    playing.pass_until("MayDiscard")
    playing.passes()
    playing.passes()

    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.RECKONING
    assert playing.table.called_by == 0


@rule("WIN-23")
def test_points_that_doubling_would_bring_do_not_help_to_call() -> None:
    scene = Scene(Settings(GameLength.STARTER))
    scene.first.factions(people_worth(19))
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.points(0) == 19  # 38 if doubled, since the opponent has no factions
    assert not playing.may(Verb.CALL)


@rule("WIN-23")
def test_a_lost_avatar_counts_against_the_threshold() -> None:
    scene = Scene(Settings(GameLength.STARTER))
    gandalf = scene.first.character("Gandalf")
    scene.first.factions(people_worth(24))
    playing = scene.attack(on=gandalf, prowess=20)

    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.pass_until("OrganizationWindow")

    assert gandalf.is_eliminated
    assert playing.points(0) == 19
    assert playing.table.active == 1
    assert not playing.has_happened(Happening.CALLED)


def test_the_settings_know_every_reading_of_the_half_limit_by_its_name() -> None:
    readings = [HalfLimit(Settings(half_limit=reading.value).half_limit) for reading in HalfLimit]

    assert readings == list(HalfLimit)
    assert HalfLimit(Settings().half_limit) is HalfLimit.CURRENT
    with pytest.raises(WizardhavenError, match=r"half_limit is 'literal'.*literal-round-up"):
        Settings(half_limit="literal")


def test_the_thresholds_of_a_game_are_those_of_the_score_command() -> None:
    points = [Settings(length).thresholds().points for length in GameLength]

    assert points == [
        points_to_call(Edition.CURRENT, decks=1, only_starter_decks=False),
        points_to_call(Edition.CURRENT, decks=2, only_starter_decks=False),
        points_to_call(Edition.CURRENT, decks=3, only_starter_decks=False),
        points_to_call(Edition.CURRENT, decks=4, only_starter_decks=False),
    ]
