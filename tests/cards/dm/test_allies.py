"""Stories of the allies of Dark Minions."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.ways import reaches_specially
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("DM-179")
def test_a_noble_hound_is_found_at_any_border_hold_tapped_or_not() -> None:
    scene = Scene()
    sam = scene.first.company("Bree", "Sam Gamgee", site_status="tapped")[0]
    hound = scene.first.in_hand("Noble Hound")
    playing = scene.at_site(of=sam)

    playing.does(Verb.PLAY_AT_SITE, hound, sam)
    playing.resolve()

    assert hound.bearer == sam


@card("DM-179")
def test_the_hound_is_struck_before_its_master() -> None:
    scene = Scene()
    sam, peath = scene.first.company("Bree", "Sam Gamgee", "Peath")
    hound = scene.first.gives("Noble Hound", to=sam)
    playing = scene.attack(on=sam, strikes=3)

    playing.pass_until("AssignByDefender")
    assert not playing.may(Verb.ASSIGN, sam)
    assert playing.may(Verb.ASSIGN, peath)
    playing.does(Verb.ASSIGN, hound)

    assert playing.may(Verb.ASSIGN, sam)


@card("DM-179")
def test_even_a_wounded_hound_stands_before_its_master() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    hound = scene.first.gives("Noble Hound", to=sam, status="wounded")
    playing = scene.attack(on=sam, strikes=1)

    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, hound)
    assert not playing.may(Verb.ASSIGN, sam)


@card("DM-179")
@rule("CMB-20")
def test_in_all_cases_means_against_an_attacker_who_chooses_too() -> None:
    scene = Scene()
    sam, peath = scene.first.company("Bree", "Sam Gamgee", "Peath")
    hound = scene.first.gives("Noble Hound", to=sam, status="tapped")
    playing = scene.attack(on=sam, strikes=2, attacker_chooses=True)

    playing.pass_until("AssignByAttacker")
    assert playing.asked == 1
    assert playing.may(Verb.ASSIGN, peath)
    assert not playing.may(Verb.ASSIGN, sam)
    playing.does(Verb.ASSIGN, hound)

    assert playing.may(Verb.ASSIGN, sam)


@card("DM-179")
def test_the_hound_is_discarded_for_no_hazard_but_one_that_takes_its_master_prisoner() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    hound = scene.first.gives("Noble Hound", to=sam)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=sam)

    playing.plays(call, target=sam)

    assert not playing.may(Verb.USE, hound)


@card("DM-179")
def test_the_hound_is_discarded_to_cancel_what_would_take_its_master_prisoner() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House")
    hound = scene.first.gives("Noble Hound", to=sam)
    scene.second.location_deck("Gladden Fields")
    flies = scene.second.in_hand("Flies and Spiders")
    playing = scene.attack(on=sam, strikes=2, prowess=20, race=Race.SPIDER)

    playing.does(Verb.ASSIGN, hound)
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, sam)
    playing.plays(flies)
    playing.uses(hound)
    playing.resolve()

    assert hound.is_discarded
    assert flies.is_discarded


@card("DM-179")
def test_the_hound_saves_its_master_from_an_attack_that_takes_prisoners_and_nobody_else() -> None:
    scene = Scene()
    sam, peath = scene.first.company("Beorn’s House", "Sam Gamgee", "Peath")
    hound = scene.first.gives("Noble Hound", to=sam)
    purse = scene.second.event("Troll-purse")
    scene.second.aside("Gladden Fields", purse)
    playing = scene.attack(on=sam, strikes=3, prowess=20, captor=purse)

    playing.does(Verb.ASSIGN, hound)
    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.ASSIGN, peath)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, sam)
    playing.does(Verb.TAP_TO_FACE, sam)
    playing.pass_until("StrikeActions")
    playing.uses(hound)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(2, 2)

    assert sam.in_play
    assert sam.is_wounded
    assert hound.is_discarded


@card("DM-177")
def test_lindion_drives_animals_and_spiders_away() -> None:
    for race, cancels in ((Race.SPIDER, True), (Race.ANIMAL, True), (Race.WOLF, False)):
        scene = Scene()
        faramir = scene.first.character("Faramir", at="Bree")
        lindion = scene.first.gives("Lindion the Oronín", to=faramir)
        playing = scene.attack(on=faramir, race=race)

        assert playing.may(Verb.USE, lindion) is cancels


@card("DM-177")
def test_lindion_is_met_at_the_stone_circle() -> None:
    scene, other = Scene(), Scene()
    faramir = scene.first.character("Faramir", at="Stone-circle")
    lindion = scene.first.in_hand("Lindion the Oronín")
    beregond = other.first.character("Beregond", at="Moria")
    elsewhere, _ = other.first.hand("Lindion the Oronín", "Glamdring")

    assert scene.at_site(of=faramir).may(Verb.PLAY_AT_SITE, lindion)
    assert not other.at_site(of=beregond).may(Verb.PLAY_AT_SITE, elsewhere)


@card("DM-177")
def test_the_eagles_bear_lindions_company_from_wherever_it_is() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Lindion the Oronín", to=faramir)
    beregond = scene.first.character("Beregond", at="Edoras")
    eagles = scene.first.in_hand("Eagle-mounts")
    far = scene.first.location_deck("The Lonely Mountain")[0]

    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("EndOfOrganization")
    on = [option.aim.number for option in playing.options(Verb.PLAY) if option.card == eagles.id]
    playing.plays(eagles)
    playing.resolve()

    assert on == [faramir.company.id]
    assert beregond.company.id not in on
    assert reaches_specially(playing.table, faramir.company, far.id)
