"""A strike between two companies, step by step. [CVC-08 to CVC-16]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, PlayerKind, Points, Race, Side, Skill, Stat

DARK_AGAINST_LIGHT = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WARRIORS_TRICK = Event(
    code="XX-1",
    name="Warrior's Trick",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(
                Fights(Manner.WITHOUT_TAPPING),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
    ),
)


def duel(scene: Scene, attacker: Piece, defender: Piece) -> Playing:
    """The attacker's company attacks, and his strike at the defender is being resolved."""
    playing = scene.company_attack(by=attacker)
    if playing.may(Verb.ASSIGN):
        playing.does(Verb.ASSIGN, defender, attacker)
    return playing


def rolled(scene: Scene, attacker: Piece, defender: Piece, *totals: int) -> Playing:
    """The same, with both of them at full prowess and the dice thrown."""
    playing = duel(scene, attacker, defender)
    playing.pass_until("FaceStrike", "RollAttack")
    while playing.question == "FaceStrike":
        playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollAttack")
    playing.rolls(*totals)
    return playing


@rule("CVC-08")
def test_first_the_attacker_acts_with_the_one_who_makes_the_strike() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout, veteran = scene.first.company("Moria", "Troll Lout", "Orc Veteran")
    trick, second = scene.first.hand(WARRIORS_TRICK, WARRIORS_TRICK)
    dodge = scene.first.in_hand("Dodge")
    beretar = scene.second.character("Beretar", at="Moria")
    playing = duel(scene, lout, beretar)

    users = [option.other for option in playing.options(Verb.PLAY) if option.card == trick.id]
    playing.plays(trick, user=lout)

    assert users == [lout.id]
    assert veteran.is_untapped
    assert playing.asked == 0
    assert playing.why_not(second) is Reason.ONE_SKILL_CARD
    assert playing.may_play(dodge)


@rule("CVC-08", "CVC-15")
def test_what_the_attacker_plays_for_his_strike_works_for_him_and_not_for_the_defender() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    trick = scene.first.in_hand(WARRIORS_TRICK)
    beretar = scene.second.character("Beretar", at="Moria")
    playing = duel(scene, lout, beretar)

    playing.plays(trick, user=lout)
    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)
    playing.rolls(8, 7)

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)
    assert playing.has_happened(Happening.TAPPED, beretar)
    assert not playing.has_happened(Happening.TAPPED, lout)


@rule("CVC-09")
def test_excess_strikes_take_prowess_from_the_defender_and_all_are_spent_on_the_last_strike() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout, veteran, brawler = scene.first.company("Moria", "Troll Lout", "Orc Veteran", "Orc Brawler")
    beretar, haldir = scene.second.company("Moria", "Beretar", "Haldir")
    playing = scene.company_attack(by=lout)
    playing.does(Verb.ASSIGN, beretar, lout)
    playing.does(Verb.ASSIGN, haldir, veteran)
    playing.does(Verb.RESOLVE_STRIKE, beretar)

    asked = playing.asked
    choices = [option.number for option in playing.options(Verb.SPEND_EXCESS)]
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)
    playing.rolls(7, 6)

    assert asked == 0
    assert choices == [0, 1]
    assert brawler.is_untapped
    assert playing.attack is not None
    assert playing.attack.strikes[1].modifier == -1


@rule("CVC-10")
def test_an_attacker_who_takes_minus_three_does_not_tap() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")
    playing = duel(scene, lout, beretar)

    playing.does(Verb.STAY_UNTAPPED, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)
    playing.rolls(12, 7)

    assert (lout.prowess(), beretar.prowess()) == (4, 5)
    assert playing.happened[-2].number == (12 + 4 - 3) - (7 + 5)
    assert playing.has_happened(Happening.STRIKE_SUCCEEDED, beretar)
    assert lout.is_untapped


@rule("CVC-11")
def test_a_defender_who_takes_minus_three_does_not_tap() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")
    playing = duel(scene, lout, beretar)

    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.STAY_UNTAPPED, beretar)
    playing.rolls(7, 10)
    playing.rolls(2)

    assert beretar.is_untapped
    assert lout.is_wounded


@rule("CVC-12")
def test_companions_without_a_strike_support_the_defender_and_nobody_supports_the_attacker() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout, veteran = scene.first.company("Moria", "Troll Lout", "Orc Veteran")
    scene.first.turn(veteran, "tapped")
    beretar, haldir, faramir = scene.second.company("Moria", "Beretar", "Haldir", "Faramir")
    playing = scene.company_attack(by=lout)
    playing.does(Verb.ASSIGN, beretar, lout)
    playing.does(Verb.ASSIGN, haldir, veteran)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)

    helpers = [option.card for option in playing.options(Verb.SUPPORT)]
    asked = playing.asked
    playing.does(Verb.SUPPORT, faramir)
    playing.rolls(8, 6)

    assert (asked, helpers) == (1, [faramir.id])
    assert faramir.is_tapped
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)


@rule("CVC-13")
def test_then_the_defender_acts_with_the_one_who_faces_the_strike() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar, haldir = scene.second.company("Moria", "Beretar", "Haldir")
    trick, second, dodge = scene.second.hand(WARRIORS_TRICK, WARRIORS_TRICK, "Dodge")
    playing = duel(scene, lout, beretar)
    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)
    playing.passes()

    users = [option.other for option in playing.options(Verb.PLAY) if option.card == trick.id]
    playing.plays(trick, user=beretar)

    assert users == [beretar.id]
    assert haldir.is_untapped
    assert playing.asked == 1
    assert playing.why_not(second) is Reason.ONE_SKILL_CARD
    assert playing.may_play(dodge)


@rule("CVC-13")
def test_the_skill_card_of_the_attacker_leaves_the_defender_his_own() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")
    first, second = scene.first.in_hand(WARRIORS_TRICK), scene.second.in_hand(WARRIORS_TRICK)
    playing = duel(scene, lout, beretar)

    playing.plays(first, user=lout)
    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)

    assert playing.asked == 1
    assert playing.may_play(second, user=beretar)


@rule("CVC-14")
def test_both_roll_and_add_prowess_with_weapons_wounds_and_taps_counted() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria", status="tapped")
    faramir = scene.second.character("Faramir", at="Moria", status="wounded")
    scene.second.gives("Glamdring", to=faramir)

    playing = duel(scene, lout, faramir)

    view = playing.game.view(0).attack
    assert view is not None
    strike = view.strikes[0]
    assert strike.prowess is not None
    assert strike.attacker_prowess is not None
    assert strike.attacker is not None
    assert (strike.attacker.id, strike.attacker_prowess.total) == (lout.id, 4 - 1)
    assert strike.prowess.total == 5 + 3 - 2
    playing.rolls(7, 4)
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, faramir)


@rule("CVC-14")
def test_what_counts_against_a_race_counts_against_the_one_who_makes_the_strike() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    veteran = scene.first.character("Orc Veteran", at="Moria")
    gimli = scene.second.character("Gimli", at="Moria")

    playing = rolled(scene, veteran, gimli, 9, 6)

    assert (gimli.prowess(), gimli.prowess(Race.ORC)) == (5, 7)
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, gimli)


@rule("CVC-15")
def test_if_the_defender_is_higher_he_taps_and_the_attacker_is_wounded_and_checked() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")

    playing = rolled(scene, lout, beretar, 6, 7)

    assert beretar.is_tapped
    assert lout.is_wounded
    assert playing.question == "RollBodyCheck"
    playing.rolls(9)
    assert lout.in_play


@rule("CVC-15")
def test_if_the_defender_is_lower_the_attacker_taps_and_the_defender_is_wounded_and_checked() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria", status="wounded")

    playing = rolled(scene, lout, beretar, 9, 7)

    assert lout.is_tapped
    assert playing.question == "RollBodyCheck"
    playing.rolls(8)
    assert not beretar.in_play


@rule("CVC-15")
def test_if_both_are_equal_both_tap() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")

    playing = rolled(scene, lout, beretar, 8, 7)

    assert playing.has_happened(Happening.TAPPED, lout)
    assert playing.has_happened(Happening.TAPPED, beretar)


@rule("CVC-16", "WIN-41")
def test_a_character_eliminated_by_a_company_is_kill_points_for_the_other_player() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    faramir = scene.second.character("Faramir", at="Moria")

    playing = rolled(scene, lout, faramir, 12, 2)
    playing.rolls(12)

    assert faramir.among_points
    assert by_source(playing.table, 0)[Points.KILL] == 2
    assert by_source(playing.table, 1)[Points.CHARACTER] == 0
    assert not faramir.in_play


@rule("CVC-16")
def test_an_attacker_who_is_eliminated_is_kill_points_for_the_defending_player() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")

    playing = rolled(scene, lout, beretar, 2, 12)
    playing.rolls(10)

    assert lout.among_points
    assert by_source(playing.table, 1)[Points.KILL] == 1


@rule("CVC-16")
def test_whoever_is_killed_is_not_in_play_any_more_and_cannot_be_played_again() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    lout = scene.first.character("Troll Lout", at="Moria")
    faramir = scene.second.character("Faramir", at="Moria")
    scene.first.location_deck("Edoras")
    again, hama = scene.first.hand("Faramir", "Háma")

    playing = rolled(scene, lout, faramir, 12, 2)
    playing.rolls(12)
    playing.pass_until("OrganizationWindow")  # of the second player’s turn
    playing.passes()
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, hama)
    assert playing.why_not(again) is Reason.UNIQUE_IN_PLAY
