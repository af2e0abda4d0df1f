"""Rulings on prisoners."""

from tests.rules.capturing import is_taken
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


def test_a_prisoner_keeps_nothing_but_his_rings() -> None:
    """A prisoner loses items, allies and events on him, hazards too; his rings he keeps. (ICE digest 527)"""
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Beorn’s House", status="tapped")
    ring = scene.first.gives("Lesser Ring", to=gimli)
    axe = scene.first.gives("Glamdring", to=gimli)
    quickbeam = scene.first.gives("Quickbeam", to=gimli, status="tapped")
    lure = scene.second.gives("Lure of the Senses", to=gimli)
    scene.second.location_deck("Gladden Fields")
    flies = scene.second.in_hand("Flies and Spiders")
    playing = scene.attack(on=gimli, strikes=1, prowess=20, race=Race.SPIDER)

    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, gimli)
    is_taken(playing, gimli, flies)

    assert gimli.is_aside
    assert ring.bearer == gimli
    assert axe.is_discarded
    assert quickbeam.is_discarded
    assert lure.is_discarded
