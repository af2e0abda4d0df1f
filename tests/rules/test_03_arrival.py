"""Stories of the end of a movement/hazard phase, of arriving, returning and joining. [MOV-42 to MOV-47]"""

from tests.rules.marks import rule
from tests.rules.situations import plans_to_go, site_of
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def all_travel(playing: Playing, *questions: str) -> None:
    """Every company moves by the first way there is, until one of these questions."""
    turn = playing.table.turn
    while playing.question not in questions:
        assert playing.table.turn == turn, "the turn is over"
        if playing.may(Verb.PASS):
            playing.passes()
        else:
            playing.apply(playing.options()[-1 if playing.question == "DiscardDown" else 0])


@rule("MOV-42")
def test_hands_are_filled_up_and_cut_down_before_the_next_companys_phase() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien")
    glamdring = scene.first.hand(*["Sons of Kings"] * 10, "Glamdring")[-1]
    scene.second.hand(*["Doors of Night", "Gloom"] * 3)

    playing = scene.hazards(on=aragorn)
    playing.passes()
    between_two_phases = playing.question, playing.table.company
    playing.does(Verb.DISCARD, glamdring)

    assert between_two_phases == ("DiscardDown", -1)
    assert playing.table.company == haldir.company.id
    assert len(playing.hand(0)) == 8
    assert len(playing.hand(1)) == 8


@rule("MOV-42")
def test_what_happens_at_the_end_of_the_phase_comes_before_the_site_of_origin_is_left() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.gives("Alone and Unadvised", to=haldir)
    scene.first.in_hand("Gates of Morning")

    playing = scene.hazards(on=haldir, to="Moria")
    playing.passes()
    playing.passes()
    at_the_first_check = playing.question, haldir.site
    playing.rolls(12)
    playing.rolls(12)

    assert at_the_first_check == ("RollCheck", "Lórien")
    assert haldir.site == "Moria"


@rule("MOV-43")
def test_the_hazard_player_may_resume_if_the_resource_player_acts_after_him() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.in_hand("Gates of Morning")
    stir = scene.second.in_hand("Minions Stir")

    playing = scene.hazards(on=aragorn)
    playing.passes()
    playing.passes()
    asked_after_the_hazard_player = playing.question, playing.asked
    playing.plays(gates)
    playing.resolve()
    playing.plays(stir)
    playing.resolve()

    assert asked_after_the_hazard_player == ("HazardWindow", 0)
    assert stir.in_play


@rule("MOV-44")
def test_a_tapped_site_of_origin_is_discarded() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", site_status="tapped")[0]
    bree = site_of(aragorn)
    scene.first.in_hand("Gates of Morning")

    playing = scene.hazards(on=aragorn, to="Rivendell")
    on_the_way = bree.in_play
    playing.pass_until("EnterSite")

    assert on_the_way
    assert aragorn.site == "Rivendell"
    assert bree.is_discarded


@rule("MOV-44")
def test_an_untapped_site_of_origin_goes_back_to_the_location_deck() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    bree = site_of(aragorn)

    playing = scene.hazards(on=aragorn, to="Rivendell")
    playing.pass_until("EnterSite")

    assert bree.place == "location deck"


@rule("MOV-44")
def test_a_haven_goes_back_to_the_location_deck_even_if_it_is_tapped() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", site_status="tapped")[0]
    rivendell = site_of(aragorn)

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.pass_until("EnterSite")

    assert rivendell.place == "location deck"


@rule("MOV-44")
def test_a_site_stays_in_play_while_another_company_has_still_to_move_there() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", site_status="tapped")[0]
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    rivendell = scene.first.location_deck("Rivendell")[0]
    bree = site_of(aragorn)

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, rivendell, number=aragorn.company.id)
    playing.does(Verb.PLAN_MOVEMENT, bree, number=sam.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=aragorn.company.id)
    all_travel(playing, "NextAtSite")

    assert (aragorn.site, sam.site) == ("Rivendell", "Bree")
    assert site_of(sam) == bree
    assert bree.in_play
    assert bree.is_tapped


@rule("MOV-45")
def test_a_company_that_is_sent_back_has_not_moved_and_its_phase_is_over_at_once() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    gates = scene.first.in_hand("Gates of Morning")
    warband = scene.second.in_hand("Orc-warband")

    playing = scene.hazards(on=aragorn, to="Bree")
    bree = Piece(playing.table, aragorn.company.destination)
    playing.passes()
    before = playing.may(Verb.PLAY_CREATURE, warband)
    playing.sends_back(aragorn)

    assert before
    assert aragorn.site == "Rivendell"
    assert not aragorn.company.moved
    assert aragorn.company.path == ()
    assert bree.place == "location deck"
    assert playing.phase is Phase.END_OF_TURN  # neither hazards nor a site phase
    assert gates.in_hand
    assert len(playing.hand(0)) == len(playing.hand(1)) == 8


@rule("MOV-45")
def test_a_company_shielded_from_returning_goes_on() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    promptings = scene.first.gives("Promptings of Wisdom", to=aragorn)

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.uses(promptings)
    playing.resolve()
    playing.rolls(12)
    playing.sends_back(aragorn)

    assert aragorn.company.moved
    assert aragorn.site == "Bree"


@rule("MOV-46", "SITE-01")
def test_companies_that_end_up_at_the_same_site_become_one() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    bree = scene.first.location_deck("Bree")[0]

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, bree, number=aragorn.company.id)
    playing.does(Verb.PLAN_MOVEMENT, bree, number=sam.company.id)
    all_travel(playing, "EnterSite")

    assert aragorn.companions == ["Aragorn II", "Sam Gamgee"]
    assert sam.site == "Bree"


@rule("MOV-46")
def test_at_a_haven_companies_may_stay_apart() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bag End")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, site_of(aragorn), number=sam.company.id)
    playing.pass_until("NextToTravel")
    all_travel(playing, "MayJoin")
    playing.passes()

    assert playing.question == "NextAtSite"
    assert aragorn.companions == ["Aragorn II"]
    assert sam.companions == ["Sam Gamgee"]
    assert sam.site == "Rivendell"


@rule("MOV-46")
def test_at_a_haven_their_player_may_join_them() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bag End")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, site_of(aragorn), number=sam.company.id)
    playing.pass_until("NextToTravel")
    all_travel(playing, "MayJoin")
    playing.does(Verb.JOIN_AT_HAVEN)

    assert aragorn.companions == ["Aragorn II", "Sam Gamgee"]


@rule("MOV-47")
def test_of_companies_too_large_to_join_the_hazard_player_says_which_one_stays() -> None:
    scene = Scene()
    elladan = scene.first.company("Rivendell", "Elladan", "Damrod", "Háma", "Anborn")[0]
    boromir = scene.first.company("Bag End", "Boromir II", "Bergil", "Forlong", "Ori", "Dori")[0]
    bree = scene.first.location_deck("Bree")[0]
    plans_to_go(elladan, to=bree)
    plans_to_go(boromir, to=bree)

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    all_travel(playing, "WhoStays")
    asked = playing.asked
    playing.does(Verb.STAY, number=boromir.company.id)

    assert asked == 1
    assert boromir.site == "Bree"
    assert elladan.site == "Rivendell"
    assert not elladan.company.moved


@rule("MOV-47")
def test_a_company_that_has_not_moved_stays_and_the_newcomers_return() -> None:
    scene = Scene()
    elladan = scene.first.company("Bree", "Elladan", "Damrod", "Háma", "Anborn")[0]
    boromir = scene.first.company("Rivendell", "Boromir II", "Bergil", "Forlong", "Ori", "Dori")[0]
    plans_to_go(boromir, to=site_of(elladan))

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    all_travel(playing, "WhoStays", "NextAtSite")

    assert playing.question == "NextAtSite"  # there was nothing to choose
    assert elladan.site == "Bree"
    assert boromir.site == "Rivendell"


@rule("MOV-47")
def test_of_three_companies_too_large_together_only_one_stays() -> None:
    scene = Scene()
    elladan = scene.first.company("Rivendell", "Elladan", "Damrod", "Háma")[0]
    boromir = scene.first.company("Bag End", "Boromir II", "Bergil", "Forlong")[0]
    haldir = scene.first.company("Grey Havens", "Haldir", "Ori", "Dori")[0]
    bree = scene.first.location_deck("Bree")[0]
    plans_to_go(elladan, to=bree)
    plans_to_go(boromir, to=bree)
    plans_to_go(haldir, to=bree)

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    all_travel(playing, "WhoStays")
    playing.does(Verb.STAY, number=haldir.company.id)

    assert (elladan.site, boromir.site, haldir.site) == ("Rivendell", "Bag End", "Bree")


@rule("MOV-47")
def test_a_company_that_must_return_finds_its_site_as_it_left_it() -> None:
    scene = Scene()
    elladan = scene.first.company("Bag End", "Elladan", "Damrod", "Háma", site_status="tapped")[0]
    boromir = scene.first.company("Bree", "Boromir II", "Bergil", "Forlong", "Ori", "Dori")[0]
    plans_to_go(elladan, to=site_of(boromir))

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    all_travel(playing, "NextAtSite")

    assert elladan.site == "Bag End"
    assert site_of(elladan).is_tapped
