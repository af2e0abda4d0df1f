"""Stories of clouds, of a night from Morgul, and of ways through Dark-domains."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TW-22")
@pytest.mark.parametrize(("others", "prowess"), [(("Doors of Night",), 10), ((), 8)])
def test_under_clouds_each_creature_is_stronger_at_night(others: tuple[str, ...], prowess: int) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    for name in ("Clouds", *others):
        scene.second.event(name)
    orcs = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert numbers(playing) == (5, prowess)


@card("TW-22")
def test_clouds_do_nothing_for_an_automatic_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Clouds")
    scene.second.event("Doors of Night")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert numbers(playing) == (4, 7)


@card("TW-22")
def test_clouds_gather_by_day_too_but_only_once() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    first, second = scene.second.hand("Clouds", "Clouds")
    playing = scene.hazards(on=haldir)

    playing.plays(first)
    playing.resolve()

    assert first.in_play
    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-22")
def test_clouds_are_an_environment() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    clouds = scene.second.event("Clouds")
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.hazards(on=haldir)
    assert clouds.in_play

    playing.pass_until("HazardWindow", "ResourceWindow")
    if not playing.may_play(gates):
        playing.passes()
    playing.plays(gates)
    playing.resolve()

    assert clouds.is_discarded
