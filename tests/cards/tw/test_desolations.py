"""Stories of Dragons far from home, of packs at the door, and of what a Ring does to its bearer's friends."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("TW-29")
def test_a_dragons_attack_is_stronger_in_its_desolation() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    smaug, desolation = scene.second.hand("Smaug", "Dragon’s Desolation")
    playing = scene.hazards(on=aragorn, to="The Lonely Mountain")
    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    assert playing.attack is not None
    before = attack_prowess(playing.table, playing.attack)

    playing.does(Verb.PLAY, desolation, number=0)
    playing.resolve()

    assert attack_prowess(playing.table, playing.attack) == before + 2
    assert desolation.is_discarded


@card("TW-29")
def test_nobody_elses_attack_is() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    orcs, desolation = scene.second.hand("Orc-guard", "Dragon’s Desolation")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.may_play(desolation)


@card("TW-29")
def test_one_dragon_comes_to_ruins_behind_two_wildernesses_even_to_those_who_stay_there() -> None:
    scene = Scene()
    staying = scene.first.character("Haldir", at="Weathertop")
    desolation, smaug, scatha = scene.second.hand("Dragon’s Desolation", "Smaug", "Scatha")
    playing = scene.hazards(on=staying)
    assert not playing.may(Verb.PLAY_CREATURE, smaug)

    playing.does(Verb.PLAY, desolation, number=1)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, scatha)
    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.source == smaug.id
    playing.fights(staying, roll=12)
    playing.rolls(2)
    playing.pass_until("HazardWindow", "OrganizationWindow", "EnterSite")
    assert not playing.may(Verb.PLAY_CREATURE, scatha)


@pytest.mark.parametrize(("doors", "comes"), [(False, False), (True, True)])
@card("TW-29")
def test_one_wilderness_is_enough_with_doors_of_night(doors: bool, comes: bool) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    if doors:
        scene.second.event("Doors of Night")
    desolation = scene.second.in_hand("Dragon’s Desolation")
    playing = scene.hazards(on=aragorn)

    assert playing.may(Verb.PLAY, desolation, number=1) == comes


@card("TW-29")
def test_no_dragon_comes_to_a_shadow_hold() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    desolation = scene.second.in_hand("Dragon’s Desolation")
    playing = scene.hazards(on=aragorn)

    assert not playing.may_play(desolation)


@card("TW-98")
def test_a_friend_who_falls_for_the_ring_takes_it_along() -> None:
    scene = Scene()
    sam, faramir = scene.first.company("Edoras", "Sam Gamgee", "Faramir")
    ring = scene.first.gives("The One Ring", to=sam)
    sword = scene.first.gives("Glamdring", to=sam)
    precious = scene.second.in_hand("The Precious")
    playing = scene.hazards(on=sam)
    assert not playing.may_play(precious, target=sam)

    playing.plays(precious, target=faramir)
    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 - 2 is not more than the one point that the Ring gives him

    assert faramir.is_discarded
    assert ring.is_discarded
    assert sam.in_play
    assert sword.in_play


@card("TW-98")
def test_a_friend_who_resists_leaves_all_as_it_is() -> None:
    scene = Scene()
    sam, faramir = scene.first.company("Edoras", "Sam Gamgee", "Faramir")
    ring = scene.first.gives("The One Ring", to=sam)
    precious = scene.second.in_hand("The Precious")
    playing = scene.hazards(on=sam)

    playing.plays(precious, target=faramir)
    playing.pass_until("RollCheck")
    playing.rolls(4)

    assert faramir.in_play
    assert ring.in_play


@card("TW-98")
def test_without_the_one_ring_nobody_longs_for_it() -> None:
    scene = Scene()
    sam, _ = scene.first.company("Edoras", "Sam Gamgee", "Faramir")
    scene.first.gives("Lesser Ring", to=sam)
    precious = scene.second.in_hand("The Precious")
    playing = scene.hazards(on=sam)

    assert playing.why_not(precious) is Reason.CONDITION_NOT_MET


@pytest.mark.parametrize(
    ("beast", "at", "comes"),
    [
        ("Giant Spiders", "Bree", True),
        ("Wargs", "Isengard", True),
        ("Watcher in the Water", "Bree", True),
        ("Fell Turtle", "Bree", False),
        ("Morgul-rats", "Isengard", False),
        ("Cave-drake", "Bree", False),
        ("Giant Spiders", "Edoras", False),
    ],
)
@card("TW-497")
def test_a_pack_comes_to_doors_that_were_shut_to_it(beast: str, at: str, comes: bool) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at=at)
    scene.second.event("Doors of Night")
    pack, creature = scene.second.hand("A Pack at the Door", beast)
    playing = scene.hazards(on=aragorn)
    assert not playing.may(Verb.PLAY_CREATURE, creature)

    playing.plays(pack)
    playing.resolve()

    assert pack.in_play
    assert playing.may(Verb.PLAY_CREATURE, creature) == comes


@card("TW-497")
def test_a_pack_follows_through_a_border_land() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Doors of Night")
    pack, spiders = scene.second.hand("A Pack at the Door", "Giant Spiders")
    playing = scene.hazards(on=aragorn, to="Edoras", by=("Wold & Foothills", "Fangorn", "Rohan"))

    playing.plays(pack)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, spiders, names=("Border-land",))


@card("TW-497")
def test_without_doors_of_night_there_is_no_pack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    pack = scene.second.in_hand("A Pack at the Door")

    assert scene.hazards(on=aragorn).why_not(pack) is Reason.CONDITION_NOT_MET
