"""Stories of hazards that leave a company idle at its site."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-84")
def test_river_keeps_a_company_from_acting_at_its_new_site() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Lórien")
    glass = scene.first.in_hand("Star-glass")
    river = scene.second.in_hand("River")
    playing = scene.hazards(on=gimli, to="Moria")

    playing.plays(river)
    playing.resolve()
    playing.pass_until("MayDiscard")

    assert river.is_discarded
    assert gimli.site == "Moria"
    assert glass.in_hand  # the company never got to enter


@card("TW-84")
def test_a_ranger_taps_at_the_start_of_the_site_phase_and_leads_across() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    gimli = scene.first.character("Gimli", at="Lórien")
    river = scene.second.in_hand("River")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(river)
    playing.resolve()
    playing.pass_until("EnterSite")
    assert not playing.may(Verb.ENTER)
    assert not playing.may(Verb.CANCEL_BY_TAPPING, gimli)
    playing.does(Verb.CANCEL_BY_TAPPING, aragorn)

    assert aragorn.is_tapped
    assert playing.may(Verb.ENTER)


@card("TW-84")
def test_the_ranger_may_tap_already_on_the_way() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.character("Gimli", at="Lórien")
    river = scene.second.in_hand("River")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(river)
    playing.resolve()
    assert playing.question == "HazardWindow"
    playing.does(Verb.CANCEL_BY_TAPPING, aragorn)
    playing.pass_until("EnterSite")

    assert aragorn.is_tapped
    assert playing.may(Verb.ENTER)


@card("TW-84")
def test_river_is_no_hindrance_to_those_who_are_there_already() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    river = scene.second.in_hand("River")
    playing = scene.hazards(on=faramir)

    playing.plays(river)
    playing.resolve()

    assert playing.question == "EnterSite"
    assert playing.may(Verb.ENTER)


@card("TW-53")
def test_a_company_lost_in_free_domains_does_nothing_at_its_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    lost = scene.second.in_hand("Lost in Free-domains")
    playing = scene.hazards(on=aragorn, to="Minas Tirith")

    playing.plays(lost)
    playing.resolve()
    playing.pass_until("MayDiscard")

    assert aragorn.site == "Minas Tirith"
    assert aragorn.is_untapped  # being a ranger does not help
    assert not aragorn.company.entered


@card("TW-53")
def test_one_is_not_lost_in_free_domains_without_a_free_domain() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    lost = scene.second.in_hand("Lost in Free-domains")
    playing = scene.hazards(on=aragorn, to="Moria")

    assert playing.phase is Phase.MOVEMENT_HAZARD
    assert playing.why_not(lost) is Reason.CONDITION_NOT_MET


@card("TW-53")
def test_what_makes_a_company_idle_is_not_revealed_on_guard() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    guard = scene.first.in_hand("Tower Guard of Minas Tirith")
    lost = scene.second.in_hand("Lost in Free-domains")
    playing = scene.hazards(on=aragorn, to="Minas Tirith")

    playing.does(Verb.PLACE_ON_GUARD, lost)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, guard, aragorn)

    assert playing.asked == DICE  # nobody was asked whether to reveal it
    assert lost.is_on_guard
