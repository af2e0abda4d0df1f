"""Stories of Goldberry and of the Ents of Wellinghall."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@card("TW-245")
def test_goldberry_comes_along_from_old_forest() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Old Forest")
    goldberry = scene.first.in_hand("Goldberry")
    playing = scene.at_site(of=sam)

    playing.does(Verb.PLAY_AT_SITE, goldberry, sam)
    playing.resolve()

    assert goldberry.bearer == sam
    assert playing.points(0) == 1 + 1  # Sam and Goldberry


@card("TW-245")
def test_no_strike_is_ever_assigned_to_goldberry() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Old Forest")
    goldberry = scene.first.gives("Goldberry", to=sam)
    playing = scene.attack(on=sam, strikes=3)

    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, sam)
    assert not playing.may(Verb.ASSIGN, goldberry)


@card("TW-245")
def test_goldberry_keeps_the_snow_from_turning_her_company_back() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    goldberry = scene.first.gives("Goldberry", to=sam)
    storm = scene.second.event("Snowstorm")
    playing = scene.hazards(on=sam, to="Bree")

    playing.uses(goldberry)
    playing.resolve()

    assert goldberry.is_tapped
    assert storm.in_play  # only its effect was cancelled
    assert not playing.has_happened(Happening.COMPANY_RETURNED)
    assert sam.site == "Bree"


@card("TW-245")
def test_goldberry_lets_other_hazards_pass() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    peath = scene.first.character("Peath", at="Rivendell")
    goldberry = scene.first.gives("Goldberry", to=sam)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=sam, to="Bree")

    playing.plays(call, target=peath)

    assert not playing.may(Verb.USE, goldberry)


@card("TW-245")
def test_goldberry_cancels_an_attack_keyed_to_wilderness() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    goldberry = scene.first.gives("Goldberry", to=sam)
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=sam, to="Bree")

    playing.does(Verb.PLAY_CREATURE, drake, names=("Wilderness",))
    playing.resolve()
    playing.uses(goldberry)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert sam.is_untapped


@card("TW-265")
def test_leaflock_taps_to_cancel_a_hazard_against_his_company() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    leaflock = scene.first.gives("Leaflock", to=peath)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=peath)

    playing.plays(call, target=peath)
    playing.uses(leaflock)
    playing.resolve()

    assert call.is_discarded
    assert peath.in_play
    assert leaflock.is_tapped


@card("TW-265", "TW-328")
def test_the_ents_are_not_struck_at_sites() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Moria")
    leaflock = scene.first.gives("Leaflock", to=peath)
    skinbark = scene.first.gives("Skinbark", to=peath)
    playing = scene.entering(of=peath)

    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, peath)
    assert not playing.may(Verb.ASSIGN, leaflock)
    assert not playing.may(Verb.ASSIGN, skinbark)


@card("TW-265", "TW-328")
def test_the_ents_do_not_go_far() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    leaflock = scene.first.gives("Leaflock", to=peath)
    skinbark = scene.first.gives("Skinbark", to=peath)
    edoras = scene.hazards(on=peath, to="Edoras")
    assert edoras.has_happened(Happening.COMPANY_ARRIVED)
    both = (leaflock.in_play, skinbark.in_play)

    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    leaflock = scene.first.gives("Leaflock", to=peath)
    skinbark = scene.first.gives("Skinbark", to=peath)
    scene.hazards(on=peath, to="Dunnish Clan-hold")

    assert both == (True, True)
    assert leaflock.is_discarded
    assert skinbark.is_discarded
