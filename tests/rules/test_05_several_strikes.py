"""A character who takes several strikes of one attack. [CMB-15]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@rule("CMB-15")
def test_each_of_several_strikes_on_a_character_has_a_sequence_of_its_own() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    foes = scene.first.in_hand("Many Foes He Fought")
    playing = scene.attack(on=faramir, strikes=2, prowess=8)

    playing.plays(foes, user=faramir)
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.RESOLVE_STRIKE, number=0)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(4)  # 4 + 5 is more than 8
    playing.pass_until("RollStrike")
    playing.rolls(6)  # 6 + 5, less 1 for being tapped and 1 for the second strike, is more than 8
    playing.pass_until("HazardWindow", "EnterSite")

    assert faramir.is_tapped
    assert anborn.is_untapped


@rule("CMB-15")
def test_strikes_left_on_a_character_who_is_eliminated_count_as_successful() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Lórien", "Faramir", "Anborn")
    foes = scene.first.in_hand("Many Foes He Fought")
    lawless = scene.second.in_hand("Lawless Men")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lawless, names=("Wilderness",))
    playing.resolve()
    playing.plays(foes, user=faramir)
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.RESOLVE_STRIKE, number=0)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)

    assert faramir.is_eliminated
    assert playing.attack is None  # nobody rolls for the second strike
    assert not playing.has_happened(Happening.ATTACK_DEFEATED)
    assert lawless.is_discarded


@rule("CMB-15")
def test_an_effect_that_lets_a_character_take_several_strikes_comes_before_they_are_assigned() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    foes = scene.first.in_hand("Many Foes He Fought")
    playing = scene.attack(on=faramir, strikes=2, prowess=8)

    may_before = playing.may_play(foes, user=faramir)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, anborn)
    playing.pass_until("ChooseStrike", "BetweenStrikes")

    assert may_before
    assert not playing.may_play(foes)
    assert playing.why_not(foes) in (Reason.ONLY_BEFORE_ASSIGNMENT, Reason.IN_STRIKE_SEQUENCE)
