"""Stories of the allies."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("WH-33")
def test_a_noble_steed_is_found_in_rohan_even_at_a_tapped_site() -> None:
    scene = Scene()
    theoden = scene.first.company("Edoras", "Théoden", site_status="tapped")[0]
    steed = scene.first.in_hand("Noble Steed")
    playing = scene.at_site(of=theoden)

    playing.does(Verb.PLAY_AT_SITE, steed, theoden)
    playing.resolve()

    assert steed.bearer == theoden
    assert theoden.is_tapped
    assert playing.points(0) == 2 + 1


@card("WH-33")
def test_a_noble_steed_is_found_at_ruins_in_southern_rhovanion_but_not_in_gondor() -> None:
    ruins, town = Scene(), Scene()
    haldir = ruins.first.character("Haldir", at="Buhr Widu")
    first = ruins.first.in_hand("Noble Steed")
    faramir = town.first.character("Faramir", at="Minas Tirith")
    second = town.first.hand("Noble Steed", "Men of Anórien")[0]

    at_buhr_widu = ruins.at_site(of=haldir)
    at_minas_tirith = town.at_site(of=faramir)

    assert at_buhr_widu.may(Verb.PLAY_AT_SITE, first, haldir)
    assert at_minas_tirith.why_not(second) is Reason.NOT_PLAYABLE_HERE


@card("WH-33")
def test_if_everybody_has_a_steed_the_company_rides_two_regions_further() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    haldir = scene.first.character("Haldir", at="Edoras")
    scene.first.gives("Noble Steed", to=theoden)
    scene.first.gives("Noble Steed", to=haldir)
    bree = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, bree)
    playing.pass_until("RevealSite")

    assert {len(option.names) for option in playing.options(Verb.TRAVEL)} == {5, 6}


@card("WH-33")
def test_if_somebody_walks_the_others_ride_no_further() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.first.character("Haldir", at="Edoras")
    scene.first.gives("Noble Steed", to=theoden)
    bree = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, bree)


@card("WH-33")
def test_a_steed_carries_its_rider_away_from_a_strike() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    steed = scene.first.gives("Noble Steed", to=theoden)
    playing = scene.attack(on=theoden, prowess=20)

    playing.does(Verb.ASSIGN, theoden)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # the steed does not support
    playing.uses(steed)
    playing.resolve()

    assert steed.is_tapped
    assert theoden.is_untapped
    assert playing.has_happened(Happening.STRIKE_CANCELED)


@card("WH-33")
def test_a_steed_escapes_a_strike_against_itself() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree", status="tapped")
    steed = scene.first.gives("Noble Steed", to=theoden)
    playing = scene.attack(on=theoden, prowess=20)

    playing.does(Verb.ASSIGN, steed)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(steed)
    playing.resolve()

    assert steed.is_tapped
    assert playing.has_happened(Happening.STRIKE_CANCELED)


@card("WH-33")
def test_a_steed_does_not_help_its_riders_companions() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree", status="tapped")
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.gives("Noble Steed", to=theoden)
    playing = scene.attack(on=haldir, prowess=20)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # the steed does not support

    assert playing.question == "RollStrike"


@card("WH-33")
def test_a_steed_is_no_help_against_automatic_attacks() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Buhr Widu")
    scene.first.gives("Noble Steed", to=theoden)
    playing = scene.entering(of=theoden)

    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, theoden)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # the steed does not support

    assert playing.question == "RollStrike"


@card("WH-33")
def test_a_tapped_steed_is_no_help() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    scene.first.gives("Noble Steed", to=theoden, status="tapped")
    playing = scene.attack(on=theoden, prowess=20)

    playing.does(Verb.ASSIGN, theoden)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "RollStrike"
