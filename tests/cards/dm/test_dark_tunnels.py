"""Stories of the resources that lead further into the Under-deeps, and back again."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


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
    playing = scene.hazards(on=gimli, to="Moria")

    assert playing.question == "EnterSite"  # the end of the phase asked him nothing
    assert gimli.site == "Moria"


@card("DM-115")
def test_by_an_ancient_stair_a_company_is_back_in_the_evening_where_it_began_the_turn() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    stair = scene.first.in_hand("Ancient Stair")
    gates = scene.first.location_deck("The Under-gates")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, gates)
    playing.pass_until("EndOfOrganization")
    playing.plays(stair)
    playing.resolve()
    playing.pass_until("ReplaceSite")
    assert gimli.site == "The Under-gates"
    playing.does(Verb.REPLACE_SITE)

    assert gimli.site == "Moria"


@card("DM-115")
def test_against_who_takes_an_ancient_stair_twice_as_many_cards_may_be_drawn() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Moria")
    stair = scene.first.in_hand("Ancient Stair")
    gates = scene.first.location_deck("The Under-gates")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, gates)
    playing.pass_until("EndOfOrganization")
    playing.plays(stair)
    playing.resolve()

    playing.pass_until("DrawMore")
    draws(playing, 4)
    assert playing.may(Verb.DRAW)
    draws(playing, 1)

    assert len(playing.hand(1)) == 6  # twice the three of the Under-gates
    assert playing.question != "DrawMore"


@card("DM-115")
def test_an_ancient_stair_leads_back_only_from_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    stair = scene.first.in_hand("Ancient Stair")
    lorien = scene.first.location_deck("Lórien")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, lorien)
    playing.pass_until("EndOfOrganization")
    playing.plays(stair)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("OrganizationWindow")

    assert gimli.site == "Lórien"


@card("DM-115")
def test_an_ancient_stair_begins_only_at_an_untapped_site_beside_the_under_deeps() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Bree")
    scene.first.company("Goblin-gate", "Balin", site_status="tapped")
    stair, _ = scene.first.hand("Ancient Stair", "Master of Esgaroth")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(stair) is Reason.ONLY_AT_END_OF_ORGANIZATION
    playing.passes()

    assert not playing.may(Verb.PLAY, stair)
    assert playing.question != "OrganizationWindow"


def draws(playing: Playing, cards: int) -> None:
    """Whoever is asked draws so many more cards."""
    for _ in range(cards):
        playing.does(Verb.DRAW)


@card("DM-161")
def test_the_uttermost_foundations_untap_at_another_site_of_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    foundations = scene.first.in_hand("To the Uttermost Foundations")
    gems = scene.first.location_deck("The Gem-deeps")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    gates = Piece(playing.table, gimli.company.site)
    playing.does(Verb.PLAN_MOVEMENT, gems)
    playing.plays(foundations)
    playing.resolve()
    assert foundations.is_tapped
    assert gates.is_tapped
    assert gems.is_untapped

    playing.pass_until("MovementRoll")
    playing.rolls(6)
    playing.pass_until("OrganizationWindow")  # the other player's
    playing.passes()
    playing.pass_until("OrganizationWindow")
    assert gimli.site == "The Gem-deeps"
    assert foundations.is_tapped  # it does not untap by itself
    playing.uses(foundations)
    playing.resolve()

    assert foundations.is_untapped
    assert not playing.may(Verb.STORE, foundations)


@card("DM-161")
def test_the_uttermost_foundations_do_not_untap_where_they_were_played() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="The Under-gates")
    foundations = scene.first.in_hand("To the Uttermost Foundations")
    scene.first.location_deck("Moria")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(foundations)
    playing.resolve()

    assert foundations.is_tapped
    assert not playing.may(Verb.USE, foundations)


@card("DM-161")
def test_the_uttermost_foundations_are_played_on_companies_in_the_under_deeps_only() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Moria")
    foundations = scene.first.in_hand("To the Uttermost Foundations")
    scene.first.location_deck("Lórien")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(foundations) is Reason.CONDITION_NOT_MET


@card("DM-161")
def test_the_uttermost_foundations_are_worth_three_points_once_they_are_stored() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    foundations = scene.first.event("To the Uttermost Foundations", on_company_of=gimli)
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points(0)

    playing.does(Verb.STORE, foundations)

    assert foundations.is_stored
    assert playing.points(0) == before + 3


@card("DM-161")
def test_the_uttermost_foundations_are_not_stored_while_they_are_tapped() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    foundations = scene.first.event("To the Uttermost Foundations", on_company_of=gimli)
    scene.first.turn(foundations, "tapped")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.STORE, foundations)
    assert not playing.may(Verb.USE, foundations)
