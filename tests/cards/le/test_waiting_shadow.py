"""Stories of a shadow that waits for Orcs, Trolls and Men, and for anybody behind the Doors of Night."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind

HEROES = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)


@card("LE-147")
def test_one_of_the_men_in_a_company_taps_whichever_its_player_likes() -> None:
    scene = Scene(kinds=HEROES)
    haldir, eowyn, theoden = scene.first.company("Rivendell", "Haldir", "Éowyn", "Théoden")
    shadow = scene.second.in_hand("Waiting Shadow")
    playing = scene.hazards(on=haldir, to="Bree")

    playing.plays(shadow)
    playing.resolve()
    asked, elf = playing.asked, playing.may(Verb.TAP, haldir)
    playing.does(Verb.TAP, theoden)

    assert asked == 0
    assert not elf
    assert theoden.is_tapped
    assert eowyn.is_untapped
    assert haldir.is_untapped
    assert shadow.is_discarded


@card("LE-147")
@pytest.mark.parametrize("doors", [True, False])
def test_behind_the_doors_of_night_anybody_taps(doors: bool) -> None:
    scene = Scene(kinds=HEROES)
    haldir, beretar = scene.first.company("Rivendell", "Haldir", "Beretar")
    if doors:
        scene.second.event("Doors of Night")
    shadow = scene.second.in_hand("Waiting Shadow")
    playing = scene.hazards(on=haldir, to="Bree")
    may = playing.may_play(shadow)
    if doors:
        playing.plays(shadow)
        playing.resolve()
        playing.does(Verb.TAP, haldir)

    assert may == doors
    assert haldir.is_tapped == doors
    assert beretar.is_untapped


@card("LE-147")
def test_it_does_not_wait_for_men_who_are_tapped() -> None:
    scene = Scene(kinds=HEROES)
    haldir, eowyn = scene.first.company("Rivendell", "Haldir", "Éowyn")
    scene.first.turn(eowyn, "tapped")
    shadow = scene.second.in_hand("Waiting Shadow")
    playing = scene.hazards(on=haldir, to="Bree")

    assert not playing.may_play(shadow)
