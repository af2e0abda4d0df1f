"""What may be done before strikes are assigned. [CMB-13, CMB-14]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@rule("CMB-13")
def test_before_strikes_are_assigned_both_players_may_do_what_the_phase_permits() -> None:
    scene = Scene()
    anborn, _ = scene.first.company("Lórien", "Anborn", "Haldir")
    concealment, gates = scene.first.hand("Concealment", "Gates of Morning")
    minions_stir = scene.second.in_hand("Minions Stir")
    playing = scene.attack(on=anborn, strikes=2)

    resource_player_may = (playing.may_play(concealment, user=anborn), playing.may_play(gates))
    playing.passes()
    playing.plays(minions_stir)
    playing.resolve()

    assert resource_player_may == (True, True)
    assert playing.question == "BeforeAssignment"
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 3
    assert anborn.company.hazards == 1


@rule("CMB-13")
def test_on_the_way_into_a_site_the_attack_can_be_cancelled_and_nothing_else_done() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Moria")
    concealment, gates = scene.first.hand("Concealment", "Gates of Morning")
    minions_stir = scene.second.in_hand("Minions Stir")
    playing = scene.entering(anborn)

    playing.does(Verb.ENTER)
    refused = playing.why_not(gates)
    playing.plays(concealment, user=anborn)

    assert refused is Reason.NOT_BEFORE_ENTERING
    assert minions_stir.in_hand
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)


@rule("CMB-13")
def test_once_strikes_are_assigned_the_attack_can_no_longer_be_cancelled() -> None:
    scene = Scene()
    anborn, haldir = scene.first.company("Lórien", "Anborn", "Haldir")
    concealment, dodge, gates = scene.first.hand("Concealment", "Dodge", "Gates of Morning")
    playing = scene.attack(on=anborn)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    before_the_sequence = (playing.may_play(gates), playing.why_not(concealment))
    playing.passes()
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("StrikeActions")

    assert before_the_sequence == (True, Reason.ONLY_BEFORE_ASSIGNMENT)
    assert playing.may_play(dodge)
    assert playing.why_not(concealment) is Reason.ONLY_BEFORE_ASSIGNMENT


@rule("CMB-14")
def test_only_a_scout_of_the_attacked_company_can_tap_to_cancel_the_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    anborn = scene.first.character("Anborn", at="Rivendell")
    concealment, dark_quarrels = scene.first.hand("Concealment", "Dark Quarrels")
    playing = scene.attack(on=haldir, race=Race.ORC)

    assert anborn.is_untapped
    assert playing.why_not(concealment) is Reason.NO_USER
    assert playing.may_play(dark_quarrels)


@rule("CMB-14")
def test_only_an_item_of_the_attacked_company_can_cancel_the_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    arwen = scene.first.character("Arwen", at="Rivendell")
    here = scene.first.gives("Star-glass", to=haldir)
    elsewhere = scene.first.gives("Star-glass", to=arwen)
    playing = scene.attack(on=haldir, race=Race.UNDEAD)

    assert playing.may(Verb.USE, here)
    assert not playing.may(Verb.USE, elsewhere)


@rule("CMB-13")
def test_an_attack_goes_on_without_strikes_if_nobody_is_left_to_be_struck() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Moria")
    scene.first.gives("Scroll of Isildur", to=gandalf)
    flame = scene.first.in_hand("Wizard’s Flame")
    playing = scene.entering(of=gandalf)

    playing.does(Verb.ENTER)
    playing.plays(flame, user=gandalf)
    playing.resolve()
    playing.rolls(2)
    playing.pass_until("EndOfTurnWindow", "DrawMore", "HazardWindow", "OrganizationWindow")

    assert gandalf.is_eliminated
    assert playing.attack is None


@rule("CMB-13")
def test_once_an_attack_is_cancelled_nobody_is_asked_about_it_any_more() -> None:
    scene = Scene()
    anborn, _ = scene.first.company("Lórien", "Anborn", "Haldir")
    concealment, _ = scene.first.hand("Concealment", "Gates of Morning")
    scene.second.in_hand("Minions Stir")
    playing = scene.attack(on=anborn, strikes=2)

    playing.plays(concealment, user=anborn)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is None
    assert playing.question != "BeforeAssignment"
