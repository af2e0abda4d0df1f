"""Stories of the Nazgûl who ride abroad for rings."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase

WHERE = [
    ("The One Ring", "Bree", True),
    ("The One Ring", "Edoras", False),
    ("The One Ring", "Rivendell", False),
    ("Lesser Ring", "Bree", False),
    ("Lesser Ring", "Moria", True),
    ("Cram", "Moria", False),
]


@card("TW-96")
@pytest.mark.parametrize(("item", "site", "comes"), WHERE)
def test_nazgul_who_are_abroad_come_for_rings(item: str, site: str, comes: bool) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at=site)
    scene.first.gives(item, to=faramir)
    scene.second.event("The Nazgûl are Abroad")
    akhorahil = scene.second.in_hand("Akhôrahil")
    playing = scene.hazards(on=faramir)

    assert playing.may(Verb.PLAY_CREATURE, akhorahil) is comes


@card("TW-96")
def test_nazgul_who_are_abroad_meet_a_ring_in_a_shadow_land() -> None:
    scene, closed = Scene(), Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.gives("Lesser Ring", to=faramir)
    scene.second.event("The Nazgûl are Abroad")
    akhorahil = scene.second.in_hand("Akhôrahil")
    haldir = closed.first.character("Haldir", at="Lórien")
    closed.first.gives("Lesser Ring", to=haldir)
    other = closed.second.in_hand("Akhôrahil")
    way = ("Wold & Foothills", "Brown Lands", "Dagorlad", "Ithilien")

    assert scene.hazards(on=faramir, to="Henneth Annûn", by=way).may(Verb.PLAY_CREATURE, akhorahil)
    assert not closed.hazards(on=haldir, to="Henneth Annûn", by=way).may(Verb.PLAY_CREATURE, other)


@card("TW-96")
@pytest.mark.parametrize("doors", [True, False])
def test_with_doors_of_night_a_nazgul_comes_back_to_hand_at_the_end_of_each_turn(doors: bool) -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Bree")
    scene.second.event("The Nazgûl are Abroad")
    if doors:
        scene.second.event("Doors of Night")
    (akhorahil,) = scene.second.discard_pile("Akhôrahil")
    playing = scene.begin(Phase.END_OF_TURN)

    if not doors:
        assert not playing.may(Verb.TAKE, akhorahil)
        return
    playing.pass_until("FetchCard")
    playing.does(Verb.TAKE, akhorahil)
    assert akhorahil.in_hand
