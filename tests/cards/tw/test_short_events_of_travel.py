"""Stories of the resource short-events for journeys, Hobbits and sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase

TO_TOLFALAS = ("Anfalas", "Bay of Belfalas", "Mouths of the Anduin")


@card("TW-248")
def test_on_a_great_ship_anybody_may_tap_to_cancel_a_hazard_against_the_company() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    adrazar = scene.first.character("Adrazar", at="Edhellond")
    scene.first.location_deck("Tolfalas")
    ship = scene.first.in_hand("Great Ship")
    corsairs = scene.second.in_hand("Corsairs of Umbar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ship, user=imrahil)
    playing.resolve()
    assert imrahil.is_tapped
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=TO_TOLFALAS)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, corsairs)
    playing.does(Verb.CANCEL_BY_TAPPING, adrazar, corsairs)
    playing.resolve()

    assert adrazar.is_tapped
    assert corsairs.is_discarded
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TW-248")
def test_a_great_ship_answers_events_aimed_at_somebody_on_board() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    adrazar = scene.first.character("Adrazar", at="Edhellond")
    scene.first.location_deck("Tolfalas")
    ship = scene.first.in_hand("Great Ship")
    lure = scene.second.in_hand("Lure of Expedience")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ship, user=imrahil)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=TO_TOLFALAS)
    playing.pass_until("HazardWindow")
    playing.plays(lure, target=imrahil)
    playing.does(Verb.CANCEL_BY_TAPPING, adrazar, lure)

    assert lure.is_discarded
    assert adrazar.is_tapped


@card("TW-248")
def test_a_great_ship_does_not_cancel_what_is_aimed_at_nobody() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.first.character("Adrazar", at="Edhellond")
    scene.first.location_deck("Tolfalas")
    ship = scene.first.in_hand("Great Ship")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ship, user=imrahil)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=TO_TOLFALAS)
    playing.pass_until("HazardWindow")
    playing.plays(doors)
    assert playing.asked == 1  # nobody on board has an answer
    playing.resolve()

    assert doors.in_play


@card("TW-248")
def test_where_two_lands_follow_each_other_a_great_ship_is_of_no_use() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.first.character("Adrazar", at="Edhellond")
    scene.first.location_deck("Tolfalas")
    ship = scene.first.in_hand("Great Ship")
    corsairs = scene.second.in_hand("Corsairs of Umbar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ship, user=imrahil)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Anfalas", "Belfalas", "Mouths of the Anduin"))
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, corsairs)
    assert playing.asked == 1  # nobody on board has an answer
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_BEGAN)


@card("TW-248")
def test_a_great_ship_sails_from_the_organization_phase_with_somebody_untapped() -> None:
    early, late = Scene(), Scene()
    early.first.character("Imrahil", at="Edhellond", status="tapped")
    first = early.first.in_hand("Great Ship")
    adrazar = late.first.character("Adrazar", at="Dol Amroth")
    second = late.first.hand("Great Ship", "Knights of Dol Amroth")[0]

    organizing = early.begin(Phase.ORGANIZATION)
    at_site = late.at_site(of=adrazar)

    assert organizing.why_not(first) is Reason.NO_UNTAPPED_USER
    assert at_site.why_not(second) is Reason.ONLY_IN_ORGANIZATION


@card("TW-253")
def test_halfling_strength_untaps_a_hobbit() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree", status="tapped")
    haldir = scene.first.character("Haldir", at="Bree", status="tapped")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.hazards(on=sam)

    assert not playing.may_play(strength, target=haldir)
    playing.plays(strength, target=sam)
    playing.resolve()

    assert sam.is_untapped
    assert haldir.is_tapped


@card("TW-253")
def test_halfling_strength_makes_a_wounded_hobbit_well_and_untapped() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree", status="wounded")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(strength, target=sam)
    playing.resolve()

    assert sam.is_untapped


@card("TW-253")
def test_halfling_strength_heals_in_the_organization_phase_only() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree", status="wounded")
    scene.first.character("Adrazar", at="Bree", status="tapped")
    strength = scene.first.in_hand("Halfling Strength")
    scene.first.event("Gates of Morning")
    scene.first.in_hand("Twilight")
    playing = scene.hazards(on=sam)

    assert not playing.may_play(strength)
    assert playing.why_not(strength) is Reason.NOTHING_WOULD_CHANGE


@card("TW-253")
def test_halfling_strength_adds_four_to_a_corruption_check() -> None:
    scene = Scene()
    fatty = scene.first.character("Fatty Bolger", at="Bree")
    scene.first.gives("Scroll of Isildur", to=fatty)
    scene.first.gives("Narsil", to=fatty)
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.check(fatty)

    playing.plays(strength)
    playing.resolve()
    playing.rolls(2)  # 2 + 1 + 4 is greater than 5

    assert fatty.in_play
    assert strength.is_discarded


@card("TW-253")
def test_halfling_strength_helps_at_the_council_whoever_took_the_last_turn() -> None:
    scene = Scene()
    fatty = scene.second.character("Fatty Bolger", at="Bree")
    scene.second.gives("Scroll of Isildur", to=fatty)
    scene.second.gives("Narsil", to=fatty)
    strength = scene.second.in_hand("Halfling Strength")
    playing = scene.council()

    playing.plays(strength)
    playing.resolve()
    playing.rolls(2)  # 2 + 1 + 4 is greater than 5

    assert fatty.in_play


@card("TW-253")
def test_halfling_strength_helps_no_bigger_folk_with_their_checks() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.character("Adrazar", at="Bree")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.check(haldir)

    assert not playing.may_play(strength)
    assert playing.why_not(strength) is not Reason.GENERAL


@card("TW-332")
def test_after_stealth_no_creature_is_played_on_the_company() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.first.character("Sam Gamgee", at="Rivendell")
    scene.first.location_deck("Bree")
    stealth = scene.first.in_hand("Stealth")
    lieutenant, lure = scene.second.hand("Orc-lieutenant", "Lure of Expedience")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.passes()
    playing.plays(stealth, user=aragorn)
    playing.resolve()
    assert aragorn.is_tapped
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    assert playing.why_not(lieutenant) is Reason.NO_CREATURES_THIS_TURN
    assert playing.may_play(lure, target=aragorn)


@card("TW-332")
def test_a_creature_on_guard_is_not_played_on_the_stealthy_either() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.location_deck("Isengard")
    stealth = scene.first.in_hand("Stealth")
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.passes()
    playing.plays(stealth, user=aragorn)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLACE_ON_GUARD, drake)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert drake.is_on_guard
    assert playing.question != "RevealOnEntry"


@card("TW-332")
def test_stealth_waits_for_the_end_of_the_organization_phase() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Rivendell")
    stealth = scene.first.in_hand("Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(stealth) is Reason.ONLY_AT_END_OF_ORGANIZATION
    playing.passes()
    assert playing.may_play(stealth)


@card("TW-332")
def test_stealth_is_for_companies_of_less_than_three() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Rivendell")
    scene.first.character("Haldir", at="Rivendell")
    balin = scene.first.character("Balin", at="Rivendell")
    stealth = scene.first.in_hand("Stealth")
    lonely = scene.first.character("Adrazar", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.passes()

    assert balin.companions == ["Aragorn II", "Haldir", "Balin"]
    assert playing.may_play(stealth, user=lonely)
    assert len(playing.options(Verb.PLAY)) == 1


@card("TW-332")
def test_two_hobbits_count_as_one_for_stealth() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.first.character("Fatty Bolger", at="Rivendell")
    scene.first.character("Haldir", at="Rivendell")
    stealth = scene.first.in_hand("Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.passes()

    assert playing.may_play(stealth, user=sam)


@card("TW-349")
def test_thorough_search_lets_a_companion_play_an_item_without_tapping_the_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    faramir = scene.first.character("Faramir", at="Isengard")
    search, sword = scene.first.hand("Thorough Search", "Glamdring")
    playing = scene.at_site(of=aragorn)

    playing.plays(search, user=aragorn)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, sword, faramir)
    playing.resolve()

    assert aragorn.is_tapped
    assert faramir.is_tapped
    assert sword.bearer == faramir
    assert playing.table.cards[faramir.company.site].status == UNTAPPED


@card("TW-349")
def test_thorough_search_finds_something_at_a_tapped_site_too() -> None:
    scene = Scene()
    aragorn, faramir = scene.first.company("Isengard", "Aragorn II", "Faramir", site_status="tapped")
    search, sword = scene.first.hand("Thorough Search", "Glamdring")
    playing = scene.at_site(of=aragorn)

    assert playing.why_not(sword) is Reason.SITE_IS_TAPPED
    playing.plays(search, user=aragorn)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, sword, faramir)
    playing.resolve()

    assert sword.bearer == faramir


@card("TW-349")
def test_thorough_search_finds_only_what_the_site_holds_and_nothing_greater() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    faramir = scene.first.character("Faramir", at="Moria")
    search, narsil, ring = scene.first.hand("Thorough Search", "Narsil", "Beautiful Gold Ring")
    sapling = scene.first.in_hand("Sapling of the White Tree")
    playing = scene.at_site(of=aragorn)

    playing.plays(search, user=aragorn)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, ring, faramir)
    assert not playing.may(Verb.PLAY_AT_SITE, ring, aragorn)
    assert not playing.may(Verb.PLAY_AT_SITE, narsil)
    assert playing.why_not(sapling) is Reason.NOT_PLAYABLE_HERE


@card("TW-349")
def test_thorough_search_needs_an_untapped_scout_at_the_site() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    scene.first.character("Annalena", at="Lórien")
    search = scene.first.hand("Thorough Search", "Glamdring")[0]
    playing = scene.at_site(of=faramir)

    assert playing.why_not(search) is Reason.NO_USER


@card("TW-349")
def test_thorough_search_is_for_the_site_phase() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Isengard")
    search = scene.first.in_hand("Thorough Search")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(search) is Reason.ONLY_IN_SITE_PHASE
