"""Stories of things that are dangerous to bear, of power, of horses and of hiding."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race, SiteType


@card("TW-363")
def test_a_wizard_plays_his_ring_at_a_haven_and_is_tempted() -> None:
    scene = Scene()
    gandalf, haldir = scene.first.company("Rivendell", "Gandalf", "Haldir")
    ring = scene.first.in_hand("Wizard’s Ring")
    before = gandalf.prowess(), gandalf.direct_influence()
    playing = scene.at_site(gandalf)

    assert not playing.may(Verb.PLAY_AT_SITE, ring, other=haldir)
    playing.does(Verb.PLAY_AT_SITE, ring, other=gandalf)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert ring.bearer == gandalf
    assert (gandalf.prowess(), gandalf.direct_influence()) == (before[0] + 2, before[1] + 5)
    assert gandalf.corruption_points == 4


@card("TW-363")
def test_a_wizards_ring_is_neither_stored_nor_given_away() -> None:
    scene = Scene()
    gandalf, haldir = scene.first.company("Rivendell", "Gandalf", "Haldir")
    ring = scene.first.gives("Wizard’s Ring", to=gandalf)
    cram = scene.first.gives("Cram", to=gandalf)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, cram)
    assert not playing.may(Verb.STORE, ring)
    assert not playing.may(Verb.TRANSFER, ring, other=haldir)


@card("TW-312")
def test_the_red_arrow_wins_the_riders_of_rohan_whatever_the_dice_show() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    arrow = scene.first.gives("Red Arrow", to=faramir)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, riders, other=faramir)
    playing.resolve()
    playing.uses(arrow)
    playing.pass_until("RollInfluence", "RollFaction")
    playing.rolls(2)

    assert riders.among_points


@card("TW-312")
def test_the_red_arrow_gives_influence_over_those_from_edoras() -> None:
    scene = Scene()
    faramir, eomer, haldir = scene.first.company("Edoras", "Faramir", "Éomer", "Haldir")
    scene.first.gives("Red Arrow", to=faramir)

    assert faramir.direct_influence(against=eomer) == faramir.direct_influence(against=haldir) + 5


@card("TW-496")
def test_whoever_bears_the_iron_crown_is_tempted_when_he_tries_to_influence() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.first.gives("The Iron Crown", to=faramir)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, riders, other=faramir)
    playing.pass_until("RollInfluence", "RollFaction")
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(3)

    assert not faramir.in_play


@card("TW-496")
def test_the_iron_crown_strengthens_all_but_hobbits_and_drives_off_orcs() -> None:
    scene, other = Scene(), Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    before = faramir.direct_influence(), faramir.body
    crown = scene.first.gives("The Iron Crown", to=faramir)
    sam = other.first.character("Sam Gamgee", at="Moria")
    small = sam.direct_influence()
    other_crown = other.first.gives("The Iron Crown", to=sam)
    playing, hobbits = scene.attack(on=faramir, race=Race.ORC), other.attack(on=sam, race=Race.ORC)

    assert (faramir.direct_influence(), faramir.body) == (before[0] + 4, before[1] + 1)
    assert sam.direct_influence() == small
    assert not hobbits.may(Verb.USE, other_crown)
    playing.uses(crown)
    playing.resolve()
    assert playing.attack is None


@card("TW-59")
def test_the_next_success_in_influencing_tempts_whoever_has_it_unless_he_is_a_hobbit() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.first.gives("Cram", to=faramir)
    lure = scene.second.event("Lure of Power")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, riders, other=faramir)
    playing.pass_until("RollInfluence", "RollFaction")
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(4)  # 4 - 4 is not above his corruption

    assert not faramir.in_play
    assert lure.is_discarded
    assert playing.has_happened(Happening.CHECK_FAILED)


@card("TW-59")
def test_a_failure_does_not_wake_the_lure_of_power() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    lure = scene.second.event("Lure of Power")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, riders, other=faramir)
    playing.pass_until("RollInfluence", "RollFaction")
    playing.rolls(2)

    assert riders.is_discarded
    assert lure.in_play


@card("TW-309")
def test_quiet_lands_halve_the_strikes_of_an_automatic_attack_rounded_up() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Dimrill Dale")
    quiet = scene.first.in_hand("Quiet Lands")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.plays(quiet)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2


@card("TW-309")
def test_in_the_morning_quiet_lands_change_lands_and_holds() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Dimrill Dale")
    scene.first.event("Gates of Morning")
    quiet = scene.first.in_hand("Quiet Lands")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY, quiet, number=2)
    playing.resolve()

    assert site_type(playing.table, haldir.company.new_site()) is SiteType.RUINS_AND_LAIRS


@card("TW-260")
def test_horses_hasten_a_company_and_those_who_meet_it_are_stronger() -> None:
    scene = Scene()
    haldir, *_ = scene.first.company("Moria", "Haldir", "Anborn", "Faramir", "Beretar")
    horses = scene.first.in_hand("Horses")
    orcs = scene.second.in_hand("Orc-patrol")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")
    playing.plays(horses)
    playing.resolve()
    playing.pass_until("HazardWindow")
    assert playing.hazard_limit(haldir) == 4 - 2
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 6 + 2


@card("TW-256")
def test_a_company_in_hiding_stays_and_no_creature_finds_it() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Moria")
    hiding = scene.first.in_hand("Hiding")
    orcs = scene.second.in_hand("Orc-patrol")
    scene.first.location_deck("Lórien")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")
    playing.plays(hiding, user=bilbo)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert playing.attack is None
    assert bilbo.site == "Moria"
