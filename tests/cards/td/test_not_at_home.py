"""Stories of Not at Home."""

from tests.cards.marks import card
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("TD-143")
def test_the_dragon_is_not_at_home() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="The Lonely Mountain")
    away = scene.first.in_hand("Not at Home")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)
    playing.plays(away)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TD-143")
def test_a_dragon_that_is_met_at_the_site_may_be_out_as_well() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    away = scene.first.in_hand("Not at Home")
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.does(Verb.PLAY_CREATURE, drake, names=("Ruins & Lairs",))
    playing.resolve()
    playing.plays(away)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TD-143")
def test_a_dragon_that_is_met_on_the_way_is_there() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    away = scene.first.in_hand("Not at Home")
    scene.first.in_hand("Escape")
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.does(Verb.PLAY_CREATURE, drake, names=("Wilderness",))
    playing.resolve()

    assert playing.why_not(away) is Reason.NO_TARGET


@card("TD-143")
def test_orcs_are_always_at_home() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    away = scene.first.in_hand("Not at Home")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert playing.why_not(away) is Reason.NO_TARGET


@card("TD-143")
def test_with_gates_of_morning_two_of_them_are_out() -> None:
    four, two = Scene(), Scene()
    haldir = four.first.character("Haldir", at="Moria")
    four.first.event("Gates of Morning")
    first = four.first.in_hand("Not at Home")
    balin = two.first.character("Balin", at="Mount Gundabad")
    two.first.event("Gates of Morning")
    second = two.first.in_hand("Not at Home")

    in_moria = four.entering(of=haldir)
    in_moria.does(Verb.ENTER)
    in_moria.plays(first)
    in_moria.resolve()
    in_gundabad = two.entering(of=balin)
    in_gundabad.does(Verb.ENTER)
    in_gundabad.plays(second)
    in_gundabad.resolve()

    assert in_moria.attack is not None
    assert attack_strikes(in_moria.table, in_moria.attack) == 2
    assert in_gundabad.attack is not None
    assert attack_strikes(in_gundabad.table, in_gundabad.attack) == 1  # never fewer


@card("TD-143")
def test_with_gates_of_morning_a_single_strike_and_a_creature_stay() -> None:
    single, creature = Scene(), Scene()
    haldir = single.first.character("Haldir", at="Barrow-downs")
    single.first.event("Gates of Morning")
    first = single.first.in_hand("Not at Home")
    single.first.in_hand("Escape")
    balin = creature.first.character("Balin", at="Bree")
    creature.first.event("Gates of Morning")
    second = creature.first.in_hand("Not at Home")
    creature.first.in_hand("Escape")

    in_the_barrows = single.entering(of=haldir)
    in_the_barrows.does(Verb.ENTER)
    elsewhere = creature.attack(on=balin, strikes=4)

    assert in_the_barrows.why_not(first) is not None
    assert elsewhere.why_not(second) is Reason.NO_TARGET
