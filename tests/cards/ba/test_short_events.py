"""Stories of resource short-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("BA-30")
def test_longbottom_leaf_brings_up_to_two_resources_and_is_gone_for_good() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    cram, narsil, third = scene.first.sideboard("Cram", "Narsil", "Glamdring")
    faramir = scene.first.sideboard("Beregond")[0]
    leaf = scene.first.in_hand("Longbottom Leaf")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(leaf)
    playing.resolve()
    assert faramir.id not in [option.card for option in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, cram)
    playing.does(Verb.TAKE, narsil)
    playing.pass_until("OrganizationWindow")

    assert cram.in_deck
    assert narsil.in_deck
    assert third.place == "sideboard"
    assert leaf.is_eliminated


@card("BA-30")
def test_one_resource_is_enough() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    cram, narsil = scene.first.sideboard("Cram", "Narsil")
    leaf = scene.first.in_hand("Longbottom Leaf")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(leaf)
    playing.resolve()
    playing.does(Verb.TAKE, cram)
    playing.passes()

    assert cram.in_deck
    assert narsil.place == "sideboard"


@card("BA-30")
def test_there_must_be_something_to_take() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    leaf, _ = scene.first.hand("Longbottom Leaf", "Smoke Rings")
    scene.first.discard_pile("Cram")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(leaf) is Reason.NOTHING_WOULD_CHANGE
