"""Stories of the Elves and the Dwarves."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-92")
def test_galdor_has_one_more_influence_against_elves_and_their_factions() -> None:
    scene = Scene()
    galdor = scene.first.character("Galdor", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    balin = scene.first.character("Balin", at="Rivendell")
    wood_elves, riders = scene.first.hand("Wood-elves", "Riders of Rohan")

    scene.begin(Phase.ORGANIZATION)

    assert galdor.direct_influence(against=haldir) == 2 + 1
    assert galdor.direct_influence(against=wood_elves) == 2 + 1
    assert galdor.direct_influence(against=balin) == 2
    assert galdor.direct_influence(against=riders) == 2


@card("TD-94")
def test_thrain_has_three_more_influence_against_dwarves_and_their_factions() -> None:
    scene = Scene()
    thrain = scene.first.character("Thráin II", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    balin = scene.first.character("Balin", at="Rivendell")
    dwarves, riders = scene.first.hand("Iron Hill Dwarves", "Riders of Rohan")

    scene.begin(Phase.ORGANIZATION)

    assert thrain.direct_influence(against=balin) == 2 + 3
    assert thrain.direct_influence(against=dwarves) == 2 + 3
    assert thrain.direct_influence(against=haldir) == 2
    assert thrain.direct_influence(against=riders) == 2


@card("TD-94")
def test_thrain_who_has_no_home_comes_into_play_at_a_haven_only() -> None:
    haven, hold = Scene(), Scene()
    haven.first.character("Haldir", at="Rivendell")
    at_the_haven = haven.first.in_hand("Thráin II")
    hold.first.character("Balin", at="Blue Mountain Dwarf-hold")
    at_the_hold = hold.first.in_hand("Thráin II")

    among_elves, among_dwarves = haven.begin(Phase.ORGANIZATION), hold.begin(Phase.ORGANIZATION)
    among_elves.does(Verb.ORGANIZE)
    among_dwarves.does(Verb.ORGANIZE)

    assert among_elves.may(Verb.PLAY_CHARACTER, at_the_haven)
    assert among_dwarves.why_not(at_the_hold) is Reason.NO_PLACE_FOR_CHARACTER
