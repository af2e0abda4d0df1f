"""Stories of Animals and Spiders among the creatures."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("TW-110")
def test_the_watcher_strikes_at_everybody_in_the_company() -> None:
    scene = Scene()
    faramir, _, _ = scene.first.company("Lórien", "Faramir", "Anborn", "Imrahil")
    watcher = scene.second.in_hand("Watcher in the Water")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, watcher, names=("Wilderness",))
    playing.pass_until("ChooseStrike")

    assert playing.attack is not None
    assert len(playing.attack.strikes) == 3


@card("TW-110")
@rule("CMB-19", "SITE-28")
def test_the_watcher_strikes_at_allies_too() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    gollum = scene.first.gives("Gollum", to=faramir)
    watcher = scene.second.in_hand("Watcher in the Water")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, watcher, names=("Wilderness",))
    playing.pass_until("ChooseStrike")

    assert playing.attack is not None
    assert [strike.defender for strike in playing.attack.strikes] == [faramir.id, gollum.id, anborn.id]


@card("TW-110", "TW-307")
@rule("CMB-19")
def test_an_ally_who_cannot_be_attacked_at_a_site_is_spared_by_the_watcher_of_moria() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Moria", "Faramir", "Anborn")
    scene.first.gives("Quickbeam", to=faramir)
    watcher = scene.second.in_hand("Watcher in the Water")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, watcher)
    playing.pass_until("ChooseStrike")

    assert playing.attack is not None
    assert len(playing.attack.strikes) == 2


@card("TW-40")
@rule("SITE-28")
def test_the_spiders_keep_an_ally_as_well() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    gollum = scene.first.gives("Gollum", to=haldir)
    spiders = scene.second.in_hand("Giant Spiders")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.loses(gollum)
    playing.pass_until("RollBodyCheck")
    playing.rolls(9)  # exactly his body

    assert gollum.is_discarded


@card("TW-110")
def test_the_watcher_waits_at_moria_and_at_no_other_shadow_hold() -> None:
    at_moria, elsewhere = Scene(), Scene()
    faramir = at_moria.first.character("Faramir", at="Moria")
    first = at_moria.second.in_hand("Watcher in the Water")
    anborn = elsewhere.first.character("Anborn", at="Bandit Lair")
    second = elsewhere.second.in_hand("Watcher in the Water")

    there, not_there = at_moria.hazards(on=faramir), elsewhere.hazards(on=anborn)

    assert there.may(Verb.PLAY_CREATURE, first, names=("Moria",))
    assert not_there.why_not(second) is Reason.NOT_KEYED


@card("TW-40")
def test_a_body_check_equal_to_his_body_leaves_a_character_to_the_spiders() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    spiders = scene.second.in_hand("Giant Spiders")
    playing = scene.hazards(on=haldir, to="Thranduil’s Halls")

    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 8)  # 2 + 4 - 1 is less than 10; his body is 8

    assert haldir.is_discarded


@card("TW-40")
def test_a_body_check_below_his_body_leaves_him_wounded() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    spiders = scene.second.in_hand("Giant Spiders")
    playing = scene.hazards(on=haldir, to="Thranduil’s Halls")

    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 7)

    assert haldir.is_wounded


@card("TW-40")
def test_the_spiders_cannot_keep_a_wizard() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    spiders = scene.second.in_hand("Giant Spiders")
    playing = scene.hazards(on=gandalf, to="Thranduil’s Halls")

    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gandalf)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("RollStrike")
    playing.rolls(2, 9)  # his body is 9

    assert gandalf.is_wounded


@card("TW-40")
def test_the_spiders_are_at_home_in_mirkwood() -> None:
    way, site, free_hold = Scene(), Scene(), Scene()
    haldir = way.first.character("Haldir", at="Lórien")
    on_the_way = way.second.in_hand("Giant Spiders")
    legolas = site.first.character("Legolas", at="Sarn Goriwing")
    at_the_site = site.second.in_hand("Giant Spiders")
    thranduil = free_hold.first.character("Thranduil", at="Thranduil’s Halls")
    at_the_hall = free_hold.second.in_hand("Giant Spiders")

    moving = way.hazards(on=haldir, to="Thranduil’s Halls")
    staying = site.hazards(on=legolas)
    at_home = free_hold.hazards(on=thranduil)

    assert moving.may(Verb.PLAY_CREATURE, on_the_way)
    assert staying.may(Verb.PLAY_CREATURE, at_the_site, names=("Sarn Goriwing",))
    assert at_home.why_not(at_the_hall) is Reason.NOT_KEYED


@card("TW-493")
def test_neeker_breekers_are_met_with_the_mind_and_only_tire() -> None:
    scene = Scene()
    forlong = scene.first.character("Forlong", at="Lórien")
    breekers = scene.second.in_hand("Neeker-breekers")
    playing = scene.hazards(on=forlong, to="Moria")

    playing.does(Verb.PLAY_CREATURE, breekers, names=("Wilderness",))
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("RollStrike")
    playing.rolls(8)  # 8 + 1 - 3 is less than 7; with his prowess of 3 it would have been enough

    assert forlong.is_tapped
    assert breekers.is_discarded


@card("TW-493")
def test_neeker_breekers_that_are_beaten_are_worth_a_point() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    breekers = scene.second.in_hand("Neeker-breekers")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, breekers, names=("Wilderness",))
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(3)  # 3 + 5 is greater than 7

    assert breekers.among_points


@card("TW-493")
def test_neeker_breekers_do_not_trouble_a_wizard() -> None:
    scene = Scene()
    _, faramir, anborn = scene.first.company("Lórien", "Gandalf", "Faramir", "Anborn")
    breekers = scene.second.in_hand("Neeker-breekers")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, breekers, names=("Wilderness",))
    playing.pass_until("ChooseStrike")

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2
    assert [strike.defender for strike in playing.attack.strikes] == [faramir.id, anborn.id]


@card("TW-493")
def test_neeker_breekers_find_nobody_in_the_company_of_a_lonely_wizard() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    breekers = scene.second.in_hand("Neeker-breekers")
    playing = scene.hazards(on=gandalf, to="Moria")

    playing.does(Verb.PLAY_CREATURE, breekers, names=("Wilderness",))
    playing.pass_until("HazardWindow")

    assert gandalf.is_untapped
    assert breekers.is_discarded
