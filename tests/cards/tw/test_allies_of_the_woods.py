"""Stories of Goldberry, Tom Bombadil and two more Ents."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@card("TW-245", "TW-350", "TW-417")
def test_goldberry_and_tom_are_met_in_the_old_forest() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Old Forest")
    goldberry, tom = scene.first.hand("Goldberry", "Tom Bombadil")
    playing = scene.at_site(of=arwen)

    assert playing.may(Verb.PLAY_AT_SITE, tom, arwen)
    playing.does(Verb.PLAY_AT_SITE, goldberry, arwen)
    playing.resolve()

    assert goldberry.bearer == arwen
    assert playing.points(0) == 1 + 1


@card("TW-245")
def test_goldberry_cannot_be_attacked_by_anything() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    goldberry = scene.first.gives("Goldberry", to=arwen)
    treebeard = scene.first.gives("Treebeard", to=arwen)
    playing = scene.attack(on=arwen, strikes=3)

    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, arwen)
    assert playing.may(Verb.ASSIGN, treebeard)  # who is safe at sites only
    assert not playing.may(Verb.ASSIGN, goldberry)


@card("TW-245")
def test_goldberry_taps_to_cancel_an_attack_keyed_to_a_wilderness() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    goldberry = scene.first.gives("Goldberry", to=arwen)
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=arwen, to="Weathertop")

    playing.does(Verb.PLAY_CREATURE, brigands)
    playing.resolve()
    playing.uses(goldberry)
    playing.resolve()

    assert goldberry.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-245")
def test_goldberry_cancels_no_attack_keyed_to_a_border_land() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    goldberry = scene.first.gives("Goldberry", to=haldir)
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=haldir, to="Dunharrow")

    playing.does(Verb.PLAY_CREATURE, brigands)
    playing.resolve()

    assert not playing.may(Verb.USE, goldberry)


@card("TW-245", "TW-91")
def test_goldberry_keeps_a_snowstorm_from_sending_her_company_back() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    goldberry = scene.first.gives("Goldberry", to=arwen)
    scene.second.event("Doors of Night")
    storm = scene.second.event("Snowstorm")
    playing = scene.hazards(on=arwen, to="Weathertop")

    playing.uses(goldberry)
    playing.resolve()
    playing.pass_until("EnterSite")

    assert goldberry.is_tapped
    assert storm.in_play
    assert arwen.site == "Weathertop"


@card("TW-245", "TW-91")
def test_a_tapped_goldberry_cannot_help() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    scene.first.gives("Goldberry", to=arwen, status="tapped")
    scene.second.event("Doors of Night")
    scene.second.event("Snowstorm")
    playing = scene.hazards(on=arwen, to="Weathertop")

    playing.resolve()

    assert arwen.site == "Rivendell"


@card("TW-350", "TW-18")
def test_tom_taps_to_cancel_a_hazard_aimed_at_somebody_who_moves_to_his_country() -> None:
    scene = Scene()
    tom_with = scene.first.character("Arwen", at="Old Forest")
    tom = scene.first.gives("Tom Bombadil", to=tom_with)
    merry = scene.first.character("Merry", at="Rivendell")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=merry, to="Weathertop")

    playing.plays(call, target=merry)
    playing.uses(tom)
    playing.resolve()

    assert tom.is_tapped
    assert call.is_discarded
    assert merry.in_play


@card("TW-350", "TW-18")
def test_tom_cancels_nothing_aimed_at_those_who_go_elsewhere() -> None:
    scene = Scene()
    tom_with = scene.first.character("Arwen", at="Old Forest")
    tom = scene.first.gives("Tom Bombadil", to=tom_with)
    merry = scene.first.character("Merry", at="Lórien")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=merry, to="Edoras")

    playing.plays(call, target=merry)

    assert not playing.may(Verb.USE, tom)


@card("TW-350")
def test_tom_stays_behind_when_his_company_leaves_his_country() -> None:
    near, far = Scene(), Scene()
    arwen = near.first.character("Arwen", at="Old Forest")
    in_arthedain = near.first.gives("Tom Bombadil", to=arwen)
    elrohir = far.first.character("Elrohir", at="Rivendell")
    in_rohan = far.first.gives("Tom Bombadil", to=elrohir)

    to_bree = near.hazards(on=arwen, to="Bree")
    to_lorien = far.hazards(on=elrohir, to="Lórien")
    to_bree.pass_until("OrganizationWindow", "EnterSite")
    to_lorien.pass_until("OrganizationWindow", "EnterSite")

    assert in_arthedain.bearer == arwen
    assert in_rohan.is_discarded


@card("TW-265", "TW-18")
def test_leaflock_taps_to_cancel_a_hazard_aimed_at_his_own_company() -> None:
    scene = Scene()
    merry = scene.first.character("Merry", at="Wellinghall")
    leaflock = scene.first.gives("Leaflock", to=merry)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=merry)

    playing.plays(call, target=merry)
    playing.uses(leaflock)
    playing.resolve()

    assert leaflock.is_tapped
    assert call.is_discarded
    assert merry.in_play


@card("TW-265", "TW-18")
def test_leaflock_cancels_nothing_aimed_at_another_company() -> None:
    scene = Scene()
    merry = scene.first.character("Merry", at="Wellinghall")
    leaflock = scene.first.gives("Leaflock", to=merry)
    pippin = scene.first.character("Pippin", at="Edoras")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=pippin)

    playing.plays(call, target=pippin)

    assert not playing.may(Verb.USE, leaflock)


@card("TW-265", "TW-328")
def test_leaflock_and_skinbark_are_not_attacked_at_their_sites() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Moria")
    leaflock = scene.first.gives("Leaflock", to=arwen)
    skinbark = scene.first.gives("Skinbark", to=arwen)
    playing = scene.entering(of=arwen)

    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, arwen)
    assert not playing.may(Verb.ASSIGN, leaflock)
    assert not playing.may(Verb.ASSIGN, skinbark)


@card("TW-265", "TW-328")
def test_in_enedhwaith_leaflock_walks_on_and_skinbark_does_not() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Isengard")
    leaflock = scene.first.gives("Leaflock", to=arwen)
    skinbark = scene.first.gives("Skinbark", to=arwen)
    playing = scene.hazards(on=arwen, to="Ruined Signal Tower")

    playing.pass_until("EnterSite")

    assert leaflock.bearer == arwen
    assert skinbark.is_discarded
