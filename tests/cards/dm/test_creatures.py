"""Stories of the creatures."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("DM-108")
def test_the_little_snufflers_player_chooses_his_victim() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    balin = scene.first.character("Balin", at="Lórien")
    snuffler = scene.second.in_hand("Little Snuffler")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, balin)


@card("DM-108")
def test_the_little_snufflers_body_is_ten() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    snuffler = scene.second.in_hand("Little Snuffler")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5, 10)  # 5 + 4 is greater than 5, but 10 is not greater than 10

    assert playing.has_happened(Happening.STRIKE_FAILED)
    assert snuffler.is_discarded


@card("DM-108")
def test_each_ranger_of_the_company_lowers_his_body_by_two() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    anborn = scene.first.character("Anborn", at="Lórien", status="tapped")
    snuffler = scene.second.in_hand("Little Snuffler")
    playing = scene.hazards(on=peath, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.does(Verb.ASSIGN, peath)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5, 7)  # 7 is greater than 10 - 4

    assert snuffler.among_points
    assert anborn.in_play


@card("DM-108", "TW-204")
def test_an_undefeated_snuffler_gives_the_scouts_away() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Lórien")
    haldir = scene.first.character("Haldir", at="Lórien")
    snuffler, guard = scene.second.hand("Little Snuffler", "Orc-guard")
    concealment, quarrels = scene.first.hand("Concealment", "Dark Quarrels")
    playing = scene.hazards(on=adrazar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.passes()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # nobody supports
    playing.rolls(5, 2)  # the strike fails and is not defeated
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert adrazar.is_untapped
    assert playing.may_play(quarrels)
    assert playing.why_not(concealment) is Reason.SKILL_BARRED


@card("DM-108", "TW-204")
def test_a_defeated_snuffler_gives_nobody_away() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Lórien")
    haldir = scene.first.character("Haldir", at="Lórien")
    snuffler, guard = scene.second.hand("Little Snuffler", "Orc-guard")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=adrazar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.passes()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(5, 11)
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert playing.may_play(concealment, user=adrazar)


@card("DM-108", "TW-204")
def test_scouts_of_another_company_are_not_given_away() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    aragorn = scene.first.character("Aragorn II", at="Bree")
    snuffler, lieutenant = scene.second.hand("Little Snuffler", "Sellswords Between Charters")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5, 2)
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()

    assert playing.may_play(concealment, user=aragorn)


@card("DM-111")
def test_stirring_bones_need_two_wildernesses_or_wait_at_ruins_and_shadow_holds() -> None:
    far, near, ruins = Scene(), Scene(), Scene()
    haldir = far.first.character("Haldir", at="Lórien")
    first = far.second.in_hand("Stirring Bones")
    peath = near.first.character("Peath", at="Lórien")
    second = near.second.in_hand("Stirring Bones")
    balin = ruins.first.character("Balin", at="Barrow-downs")
    third = ruins.second.in_hand("Stirring Bones")

    to_moria = far.hazards(on=haldir, to="Moria")  # two Wildernesses and a Shadow-hold
    to_edoras = near.hazards(on=peath, to="Edoras")  # Wilderness, Border-land, a Free-hold
    at_ruins = ruins.hazards(on=balin)

    assert to_moria.may(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    assert to_moria.may(Verb.PLAY_CREATURE, first, names=("Shadow-hold",))
    assert to_edoras.why_not(second) is Reason.NOT_KEYED
    at_ruins.does(Verb.PLAY_CREATURE, third, names=("Ruins & Lairs",))
    at_ruins.resolve()
    assert at_ruins.attack is not None
    assert at_ruins.attack.race is Race.UNDEAD
    assert attack_strikes(at_ruins.table, at_ruins.attack) == 2
    assert attack_prowess(at_ruins.table, at_ruins.attack) == 9


@card("DM-106")
def test_after_a_chill_douser_other_undead_are_stronger_for_the_rest_of_the_turn() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    douser, bones, orcs = scene.second.hand("Chill Douser", "Stirring Bones", "Orc-guard")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, douser)
    playing.resolve()
    assert playing.attack is not None
    own = attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, bones)
    playing.resolve()

    assert own == (3, 8)
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2 + 1
    assert attack_prowess(playing.table, playing.attack) == 9 + 1
    assert orcs.in_hand


@card("DM-106")
def test_a_chill_douser_whose_attack_is_cancelled_leaves_no_chill() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Moria")
    concealment = scene.first.in_hand("Concealment")
    douser, bones = scene.second.hand("Chill Douser", "Stirring Bones")
    playing = scene.hazards(on=anborn)

    playing.does(Verb.PLAY_CREATURE, douser)
    playing.resolve()
    playing.plays(concealment, user=anborn)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, bones)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2
    assert attack_prowess(playing.table, playing.attack) == 9


@card("DM-106")
def test_the_chill_is_on_one_company_alone() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    beretar = scene.first.character("Beretar", at="Bandit Lair")
    douser = scene.second.in_hand("Chill Douser")
    playing = scene.hazards(on=faramir)
    warm = faramir.prowess()

    playing.does(Verb.PLAY_CREATURE, douser)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("HazardWindow")
    here = Attack(faramir.company.id, Race.UNDEAD, 1, 8, NONE)
    there = Attack(beretar.company.id, Race.UNDEAD, 1, 8, NONE)
    living = Attack(faramir.company.id, Race.ORC, 1, 8, NONE)

    assert attack_prowess(playing.table, here) == 9
    assert attack_prowess(playing.table, there) == 8
    assert attack_prowess(playing.table, living) == 8
    assert faramir.prowess() == warm
