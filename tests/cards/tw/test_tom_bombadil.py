"""Stories of Tom Bombadil."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


@card("TW-350", "TW-417")
def test_tom_is_met_in_the_old_forest() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Old Forest")
    tom = scene.first.in_hand("Tom Bombadil")
    playing = scene.at_site(of=arwen)

    playing.does(Verb.PLAY_AT_SITE, tom, arwen)
    playing.resolve()

    assert tom.bearer == arwen
    assert playing.points(0) == 1 + 3


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
