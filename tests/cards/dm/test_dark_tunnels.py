"""Stories of the resources that lead further into the Under-deeps, and back again."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@card("DM-145")
def test_through_dark_tunnels_a_company_may_try_to_go_on_from_a_site_in_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    tunnels = scene.first.in_hand("Into Dark Tunnels")
    gems = scene.first.location_deck("The Gem-deeps")[0]
    playing = scene.hazards(on=gimli, to="The Under-gates")

    playing.pass_until("EndOfMovementHazard")
    playing.plays(tunnels)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    assert gimli.site == "The Under-gates"
    playing.does(Verb.PLAN_MOVEMENT, gems)
    playing.pass_until("MovementRoll")
    playing.rolls(6)
    playing.pass_until("EnterSite")

    assert gimli.site == "The Gem-deeps"


@card("DM-145")
def test_who_does_not_find_the_way_on_through_dark_tunnels_stays_where_he_had_come() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    tunnels = scene.first.in_hand("Into Dark Tunnels")
    gems = scene.first.location_deck("The Gem-deeps")[0]
    playing = scene.hazards(on=gimli, to="The Under-gates")

    playing.pass_until("EndOfMovementHazard")
    playing.plays(tunnels)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    playing.does(Verb.PLAN_MOVEMENT, gems)
    playing.pass_until("MovementRoll")
    playing.rolls(5)
    playing.pass_until("EnterSite")

    assert gimli.site == "The Under-gates"
    assert playing.has_happened(Happening.COMPANY_STAYED, gems)


@card("DM-145")
def test_dark_tunnels_begin_only_where_a_company_has_moved_into_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.hand("Into Dark Tunnels")
    scene.first.location_deck("The Under-gates")
    playing = scene.hazards(on=gimli, to="Moria")

    assert playing.question == "EnterSite"  # the end of the phase asked him nothing
    assert gimli.site == "Moria"
