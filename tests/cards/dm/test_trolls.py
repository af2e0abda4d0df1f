"""Stories of the Troll-chiefs."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.rules.attacks.creatures import is_free
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@pytest.mark.parametrize("chief", ["Bûthrakaur the Green", "Umagaur the Pale"])
@card("DM-105", "DM-112")
def test_common_orcs_and_trolls_that_follow_a_chief_do_not_count(chief: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    foe, wargs, guard, william = scene.second.hand(chief, "Wargs", "Orc-guard", "“William” (Wûluag)")
    playing = scene.hazards(on=haldir, to="Moria")
    assert playing.hazard_limit(haldir) == 2

    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)
    playing.does(Verb.PLACE_ON_GUARD, wargs)  # the limit is reached

    assert playing.may(Verb.PLAY_CREATURE, guard)
    assert playing.why_not(william) is Reason.HAZARD_LIMIT


@pytest.mark.parametrize("chief", ["Bûthrakaur the Green", "Umagaur the Pale"])
@card("DM-105", "DM-112")
def test_what_follows_a_chief_is_for_the_company_that_faced_him_alone(chief: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    balin = scene.first.character("Balin", at="Mount Gram")
    foe, guard = scene.second.hand(chief, "Orc-guard")
    playing = scene.hazards(on=haldir)
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)

    assert is_free(playing.table, haldir.company, guard.id)
    assert not is_free(playing.table, balin.company, guard.id)


@pytest.mark.parametrize("chief", ["Bûthrakaur the Green", "Umagaur the Pale"])
@card("DM-105", "DM-112")
def test_at_night_a_chief_is_found_anywhere_in_the_under_deeps(chief: str) -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="The Gem-deeps")
    first = day.second.in_hand(chief)
    balin = night.first.character("Balin", at="The Gem-deeps")
    night.second.event("Doors of Night")
    second = night.second.in_hand(chief)

    by_day, by_night = day.hazards(on=haldir), night.hazards(on=balin)

    assert not by_day.may(Verb.PLAY_CREATURE, first)
    assert by_night.may(Verb.PLAY_CREATURE, second)


@pytest.mark.parametrize("chief", ["Bûthrakaur the Green", "Umagaur the Pale"])
@card("DM-105", "DM-112")
def test_a_chief_whose_attack_was_cancelled_has_been_faced_all_the_same(chief: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    quarrels = scene.first.in_hand("Dark Quarrels")
    foe, wargs, guard = scene.second.hand(chief, "Wargs", "Orc-guard")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLACE_ON_GUARD, wargs)  # the limit is reached

    assert foe.is_discarded
    assert playing.may(Verb.PLAY_CREATURE, guard)


@pytest.mark.parametrize("chief", ["Bûthrakaur the Green", "Umagaur the Pale"])
@card("DM-105", "DM-112")
def test_whoever_follows_a_chief_must_still_be_keyed_to_where_the_company_goes(chief: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    foe, trolls = scene.second.hand(chief, "Olog-hai (Trolls)")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)

    assert is_free(playing.table, haldir.company, trolls.id)
    assert not playing.may(Verb.PLAY_CREATURE, trolls)


@card("DM-105")
def test_the_doors_of_night_let_buthrakaur_into_the_under_deeps_and_nowhere_else() -> None:
    below, above = Scene(), Scene()
    haldir = below.first.character("Haldir", at="The Under-leas")
    below.second.event("Doors of Night")
    chief = below.second.in_hand("Bûthrakaur the Green")
    balin = above.first.character("Balin", at="Bree")
    above.second.event("Doors of Night")
    other = above.second.in_hand("Bûthrakaur the Green")

    assert below.hazards(on=haldir).may(Verb.PLAY_CREATURE, chief)
    assert not above.hazards(on=balin).may(Verb.PLAY_CREATURE, other)
