"""Stories of the Troll-chiefs."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
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


@card("DM-105")
def test_at_night_buthrakaur_is_found_anywhere_in_the_under_deeps() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="The Gem-deeps")
    first = day.second.in_hand("Bûthrakaur the Green")
    balin = night.first.character("Balin", at="The Gem-deeps")
    night.second.event("Doors of Night")
    second = night.second.in_hand("Bûthrakaur the Green")

    by_day, by_night = day.hazards(on=haldir), night.hazards(on=balin)

    assert not by_day.may(Verb.PLAY_CREATURE, first)
    assert by_night.may(Verb.PLAY_CREATURE, second)
