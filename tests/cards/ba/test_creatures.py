"""Stories of the creatures of The Balrog."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind, Race

AGAINST_MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("BA-10")
def test_skin_changers_attack_minions_as_animals_and_as_men() -> None:
    scene = Scene(kinds=AGAINST_MINIONS)
    veteran = scene.first.character("Orc Veteran", at="Beorn’s House [minion]")
    changers = scene.second.in_hand("Beorning Skin-changers")
    scene.second.event("Rank upon Rank")  # attacks by Men
    scene.second.event("Full of Froth and Rage")  # attacks by Animals
    playing = scene.hazards(on=veteran)

    playing.does(Verb.PLAY_CREATURE, changers, names=("Beorn’s House",))
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2 + 1
    assert attack_prowess(playing.table, playing.attack) == 10 + 1 + 2


@card("BA-10")
def test_skin_changers_turn_back_heroes_who_have_no_fighter() -> None:
    scene = Scene()
    bilbo, beregond = scene.first.company("Lórien", "Bilbo", "Beregond")
    changers = scene.second.in_hand("Beorning Skin-changers")
    playing = scene.hazards(on=bilbo, to="Rhosgobel")

    assert not playing.may(Verb.PLAY_CREATURE, changers)
    playing.plays(changers)
    playing.resolve()

    assert bilbo.site == beregond.site == "Lórien"
    assert changers.is_discarded


@pytest.mark.parametrize(
    ("companion", "status", "passes"),
    [
        ("Beorn", "untapped", True),
        ("Beorn", "tapped", True),
        ("Faramir", "untapped", True),  # a warrior with a prowess of 5
        ("Faramir", "tapped", False),
        ("Beregond", "untapped", False),  # a warrior with a prowess of 4
    ],
)
@card("BA-10")
def test_skin_changers_let_beorn_and_strong_warriors_pass(companion: str, status: str, passes: bool) -> None:
    scene = Scene()
    bilbo, friend = scene.first.company("Lórien", "Bilbo", companion)
    scene.first.turn(friend, status)
    changers = scene.second.in_hand("Beorning Skin-changers")
    playing = scene.hazards(on=bilbo, to="Rhosgobel")

    assert playing.may_play(changers) is not passes


@card("BA-10")
def test_skin_changers_stop_only_a_company_that_moves() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Lórien")
    changers = scene.second.in_hand("Beorning Skin-changers")
    playing = scene.hazards(on=bilbo)

    assert playing.why_not(changers) is Reason.CONDITION_NOT_MET


@card("BA-13")
@pytest.mark.parametrize(
    ("site", "met"),
    [
        ("The Under-grottos", True),
        ("Moria", True),  # it lies above the Under-gates
        ("Iron Hill Dwarf-hold", False),  # a way leads below, but no short one
        ("Bree", False),
    ],
)
def test_shelobs_brood_waits_below_and_right_above(site: str, met: bool) -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at=site)
    brood = scene.second.in_hand("Shelob’s Brood")
    playing = scene.hazards(on=gimli)

    assert playing.may(Verb.PLAY_CREATURE, brood) is met
    if met:
        playing.does(Verb.PLAY_CREATURE, brood)
        playing.resolve()
        assert playing.attack is not None
        assert attack_strikes(playing.table, playing.attack) == 4
        assert attack_prowess(playing.table, playing.attack) == 8
        assert playing.attack.race is Race.SPIDER
