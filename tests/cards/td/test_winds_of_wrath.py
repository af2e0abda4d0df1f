"""Stories of Winds of Wrath."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-82", "TW-28")
def test_a_company_at_sea_is_driven_to_another_site_by_the_sea() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edhellond")
    scene.second.event("Doors of Night")
    winds = scene.second.in_hand("Winds of Wrath")
    tolfalas, bree, havens = scene.second.location_deck("Tolfalas", "Bree", "Edhellond")
    playing = scene.hazards(on=sam, to="Grey Havens")

    playing.plays(winds)
    playing.resolve()
    assert playing.asked == 1
    assert playing.may(Verb.REPLACE_SITE, havens)
    assert not playing.may(Verb.REPLACE_SITE, bree)
    playing.does(Verb.REPLACE_SITE, tolfalas)
    playing.pass_to(Phase.SITE)

    assert sam.site == "Tolfalas"
    assert winds.is_discarded


@card("TD-82")
def test_without_doors_of_night_the_winds_are_calm() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edhellond")
    winds = scene.second.in_hand("Winds of Wrath")
    scene.second.location_deck("Tolfalas")
    playing = scene.hazards(on=sam, to="Grey Havens")

    assert playing.why_not(winds) is Reason.CONDITION_NOT_MET


@card("TD-82")
def test_a_company_on_land_is_safe_from_them() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.second.event("Doors of Night")
    winds = scene.second.in_hand("Winds of Wrath")
    scene.second.location_deck("Tolfalas")
    playing = scene.hazards(on=sam, to="Bree")

    assert playing.why_not(winds) is Reason.CONDITION_NOT_MET


@card("TD-82")
def test_another_site_by_the_sea_is_needed() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edhellond")
    scene.second.event("Doors of Night")
    winds = scene.second.in_hand("Winds of Wrath")
    scene.second.location_deck("Grey Havens", "Bree")
    playing = scene.hazards(on=sam, to="Grey Havens")

    assert playing.why_not(winds) is Reason.NOTHING_WOULD_CHANGE
