"""Stories of the resources against agents and other hidden foes."""

from tests.cards.marks import card
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@card("DM-144")
def test_i_know_much_about_you_cancels_the_attack_of_an_agent() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    much = scene.first.in_hand("I Know Much about You")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)
    playing.plays(much)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is None
    assert gisulf.in_play
    assert aragorn.is_untapped


@card("DM-144")
def test_i_know_much_about_you_cancels_a_hazard_for_which_an_agent_taps() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    much = scene.first.in_hand("I Know Much about You")
    ferny = scene.second.agent("Bill Ferny")
    scene.second.location_deck("Bree")
    foes = scene.second.in_hand("Cunning Foes")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(foes, target=ferny)
    playing.plays(much, target=foes)
    playing.resolve()

    assert playing.attack is None
    assert foes.is_discarded
    assert ferny.is_tapped


@card("DM-144")
def test_i_know_much_about_you_cancels_what_an_agent_taps_for_by_itself() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    much = scene.first.in_hand("I Know Much about You")
    grimburgoth = scene.second.agent("The Grimburgoth")

    playing = scene.hazards(on=aragorn, to="Dol Guldur")
    playing.uses(grimburgoth)
    playing.plays(much, target=grimburgoth)
    playing.resolve()

    assert playing.attack is None
    assert grimburgoth.in_play
    assert grimburgoth.is_tapped


@card("DM-144")
def test_i_know_much_about_you_cancels_one_of_several_attacks() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Faramir")[0]
    much = scene.first.in_hand("I Know Much about You")
    slayer = scene.second.in_hand("Slayer")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.does(Verb.PLAY_CREATURE, slayer)
    playing.resolve()
    playing.plays(much)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is not None  # the next one comes
    assert playing.attack.source == slayer.id


@card("DM-144")
def test_i_know_much_about_you_does_nothing_about_a_single_attack() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Faramir")[0]
    much = scene.first.in_hand("I Know Much about You")
    guard = scene.second.in_hand("Orc-guard")

    playing = scene.hazards(on=aragorn, to="Moria")
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.may_play(much)
