"""Stories of the Great-road, of Bill the Pony and of the Fellowship."""

import pytest

from tests.cards.marks import card
from tests.rules.fallen_wizards import fallen
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-249")
@rule("MOV-49", "END-07")
def test_the_great_road_leads_back_to_the_haven_at_the_end_of_the_turn() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    road = scene.first.in_hand("Great-road")
    moria = scene.first.location_deck("Moria")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, moria)
    playing.pass_until("EndOfOrganization")
    playing.plays(road)
    playing.resolve()
    playing.does(Verb.TRAVEL)
    playing.pass_until("ReplaceSite")
    assert peath.site == "Moria"
    drawn = len([fact for fact in playing.happened if fact.kind is Happening.DREW])
    playing.does(Verb.REPLACE_SITE, number=peath.company.id)

    assert peath.site == "Lórien"
    assert len([fact for fact in playing.happened if fact.kind is Happening.COMPANY_ARRIVED]) == 2
    assert len([fact for fact in playing.happened if fact.kind is Happening.DREW]) == drawn
    assert playing.phase is not Phase.MOVEMENT_HAZARD


@card("TW-249")
def test_on_the_great_road_the_opponent_may_draw_twice_as_many_cards() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    road = scene.first.in_hand("Great-road")
    moria = scene.first.location_deck("Moria")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, moria)
    playing.pass_until("EndOfOrganization")
    playing.plays(road)
    playing.resolve()
    playing.does(Verb.TRAVEL)
    playing.pass_until("DrawMore")
    playing.passes()  # the resource player draws one card only

    assert peath.site == "Lórien"
    assert playing.asked == 1
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)  # with the first that is six; Moria says three
    assert playing.question != "DrawMore"


@card("TW-249")
def test_the_great_road_begins_at_a_haven_and_nobody_has_to_return() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    road = scene.first.in_hand("Great-road")
    scene.first.gives("Cram", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("MayDiscard")
    assert not playing.has_happened(Happening.DECLARED, road)

    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    road = scene.first.in_hand("Great-road")
    edoras = scene.first.location_deck("Edoras")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, edoras)
    playing.pass_until("EndOfOrganization")
    playing.plays(road)
    playing.resolve()
    playing.does(Verb.TRAVEL)
    playing.pass_until("ReplaceSite")
    playing.passes()

    assert peath.site == "Edoras"


@card("TW-198")
@rule("END-07")
def test_bill_the_pony_finds_the_way_to_the_nearest_haven() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    bill = scene.first.gives("Bill the Pony", to=sam)
    treebeard = scene.first.gives("Treebeard", to=sam)
    rivendell = scene.first.location_deck("Rivendell")[0]
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("ReplaceSite")
    playing.does(Verb.REPLACE_SITE, rivendell, bill)

    assert bill.is_discarded
    assert sam.site == "Rivendell"
    assert playing.has_happened(Happening.COMPANY_ARRIVED, rivendell)
    assert treebeard.is_discarded  # the company has moved where he does not go


@card("TW-198")
def test_bill_leads_only_small_companies_and_only_to_havens() -> None:
    scene = Scene()
    sam = scene.first.company("Bree", "Sam Gamgee", "Peath", "Faramir", "Haldir", "Ori")[0]
    scene.first.gives("Bill the Pony", to=sam)
    scene.first.location_deck("Rivendell")
    scene.begin(Phase.END_OF_TURN).pass_until(
        "UntapWindow", "OrganizationWindow", "NextToTravel", "MayDiscard"
    )
    large = sam.site

    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Lórien")
    bill = scene.first.gives("Bill the Pony", to=sam)
    scene.first.location_deck("Rivendell")
    playing = scene.begin(Phase.END_OF_TURN)

    assert large == "Bree"
    assert playing.question != "ReplaceSite"
    assert bill.in_play


@card("TW-198")
@rule("FW-36")
def test_bill_leads_a_fallen_wizards_company_to_the_nearest_haven_though_it_gives_him_nothing() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    bill = scene.first.gives("Bill the Pony", to=beretar)
    rivendell = scene.first.location_deck("Rivendell")[0]
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("ReplaceSite")
    playing.does(Verb.REPLACE_SITE, rivendell, bill)

    assert bill.is_discarded
    assert beretar.site == "Rivendell"


@card("TW-198")
@rule("FW-56")
def test_bill_leads_no_overt_company_to_a_haven_that_it_cannot_use() -> None:
    scene = fallen()
    eowyn, _ = scene.first.company("Weathertop", "Éowyn", "Lugdush")
    bill = scene.first.gives("Bill the Pony", to=eowyn)
    scene.first.location_deck("Rivendell")

    scene.begin(Phase.END_OF_TURN).pass_until("UntapWindow", "OrganizationWindow")

    assert bill.in_play
    assert eowyn.site == "Weathertop"


@card("TW-198")
def test_bill_is_bought_even_at_a_tapped_site() -> None:
    scene = Scene()
    sam = scene.first.company("Bree", "Sam Gamgee", site_status="tapped")[0]
    bill = scene.first.in_hand("Bill the Pony")
    playing = scene.at_site(of=sam)

    playing.does(Verb.PLAY_AT_SITE, bill, sam)
    playing.resolve()

    assert bill.bearer == sam


@card("TW-240")
def test_a_fellowship_strengthens_characters_and_allies() -> None:
    scene = Scene()
    sam, peath, haldir = scene.first.company("Lórien", "Sam Gamgee", "Peath", "Haldir")
    treebeard = scene.first.gives("Treebeard", to=peath)
    fellowship = scene.first.in_hand("Fellowship")
    elsewhere = scene.first.character("Faramir", at="Edoras")
    before = (sam.prowess(), treebeard.prowess(), elsewhere.prowess())
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(fellowship)
    playing.resolve()

    assert fellowship.in_play
    assert (sam.prowess(), treebeard.prowess()) == (before[0] + 1, before[1] + 1)
    assert elsewhere.prowess() == before[2]
    assert haldir.in_play


@card("TW-240")
def test_a_fellowship_helps_against_corruption() -> None:
    scene = Scene()
    peath = scene.first.company("Lórien", "Peath", "Gimli", "Haldir", "Faramir")[0]
    scene.first.event("Fellowship", on_company_of=peath)
    scene.first.gives("Glamdring", to=peath)  # two corruption points
    playing = scene.check(peath)

    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 + 1 is more than two

    assert playing.has_happened(Happening.CHECK_PASSED, peath)


@card("TW-240")
def test_a_fellowship_needs_four_of_them_at_a_haven() -> None:
    scene = Scene()
    peath = scene.first.company("Lórien", "Peath", "Haldir", "Gimli")[0]
    few = scene.first.in_hand("Fellowship")
    assert scene.begin(Phase.ORGANIZATION).why_not(few) is Reason.CONDITION_NOT_MET

    scene = Scene()
    peath = scene.first.company("Edoras", "Peath", "Haldir", "Gimli", "Balin")[0]
    away = scene.first.in_hand("Fellowship")
    assert scene.begin(Phase.ORGANIZATION).why_not(away) is Reason.CONDITION_NOT_MET
    assert peath.site == "Edoras"


@card("TW-240")
def test_a_fellowship_ends_when_somebody_leaves() -> None:
    scene = Scene()
    peath, _, faramir, _ = scene.first.company("Lórien", "Peath", "Gimli", "Faramir", "Haldir")
    fellowship = scene.first.event("Fellowship", on_company_of=peath)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, faramir)

    assert fellowship.is_discarded


@card("TW-240")
def test_a_fellowship_ends_when_an_ally_joins() -> None:
    scene = Scene()
    peath = scene.first.company("Wellinghall", "Peath", "Gimli", "Faramir", "Haldir")[0]
    fellowship = scene.first.event("Fellowship", on_company_of=peath)
    treebeard = scene.first.in_hand("Treebeard")
    playing = scene.at_site(of=peath)

    assert fellowship.in_play
    playing.does(Verb.PLAY_AT_SITE, treebeard, peath)
    playing.resolve()

    assert treebeard.bearer == peath
    assert fellowship.is_discarded


@card("TW-249")
def test_the_great_road_does_not_begin_at_a_free_hold() -> None:
    scene, haven = Scene(), Scene()
    scene.first.character("Peath", at="Edoras")
    road = scene.first.in_hand("Great-road")
    haven.first.character("Peath", at="Lórien")
    other = haven.first.in_hand("Great-road")

    at_edoras = scene.begin(Phase.ORGANIZATION)
    at_lorien = haven.begin(Phase.ORGANIZATION)
    at_lorien.pass_until("EndOfOrganization")

    assert not at_edoras.may_play(road)
    assert at_lorien.may_play(other)
    with pytest.raises(AssertionError):
        at_edoras.pass_until("EndOfOrganization")
