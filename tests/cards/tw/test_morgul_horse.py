"""Stories of the horse that brings a Nazgûl home, or to a Shadow-land."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene

WAY = ("Wold & Foothills", "Brown Lands", "Dagorlad")


@card("TW-63")
def test_a_nazgul_who_has_tapped_rides_home_and_what_he_did_is_done() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    akhorahil = scene.second.event("Akhôrahil")
    horse = scene.second.in_hand("Morgul-horse")
    playing = scene.hazards(on=faramir, to="Moria")
    assert not playing.may(Verb.PLAY, horse, number=0)  # he has not tapped

    playing.uses(akhorahil, target=faramir)
    playing.does(Verb.PLAY, horse, number=0)
    playing.resolve()

    assert faramir.body == 8 - 1
    assert akhorahil.in_hand
    assert horse.is_discarded


@card("TW-63")
def test_another_nazgul_who_taps_is_discarded_all_the_same() -> None:
    scene = Scene()
    faramir, *_ = scene.first.company("Lórien", "Faramir", "Haldir", "Balin", "Kíli")
    akhorahil = scene.second.event("Akhôrahil")
    adunaphel = scene.second.event("Adûnaphel")
    horse, _ = scene.second.hand("Morgul-horse", "Twilight")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.uses(akhorahil, target=faramir)
    playing.does(Verb.PLAY, horse, number=0)
    playing.resolve()
    playing.uses(adunaphel, target=faramir)
    playing.resolve()

    assert akhorahil.in_hand
    assert adunaphel.is_discarded


@card("TW-63")
def test_one_nazgul_rides_to_a_shadow_land() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    horse, akhorahil = scene.second.hand("Morgul-horse", "Akhôrahil")
    playing = scene.hazards(on=faramir, to="Dead Marshes", by=WAY)
    assert not playing.may(Verb.PLAY_CREATURE, akhorahil, names=("Shadow-land",))

    playing.does(Verb.PLAY, horse, number=1)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, akhorahil, names=("Shadow-land",))


@card("TW-63")
def test_without_a_shadow_land_there_is_nowhere_to_ride_to() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    horse = scene.second.in_hand("Morgul-horse")
    playing = scene.hazards(on=faramir, to="Moria")

    assert not playing.may_play(horse)
