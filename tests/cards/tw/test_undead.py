"""Stories of Undead among the creatures."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@card("TW-23")
def test_everybody_is_tempted_before_the_corpse_candle_strikes() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    scene.first.gives("Sword of Gondolin", to=anborn)
    candle = scene.second.in_hand("Corpse-candle")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, candle, names=("Wilderness",))
    playing.pass_until("CheckNext")
    playing.does(Verb.CHECK_NEXT, anborn)
    playing.pass_until("RollCheck")
    playing.rolls(2)  # two corruption points: he fails
    playing.pass_until("RollCheck")
    playing.rolls(7)

    assert anborn.is_discarded
    assert playing.question == "AssignByDefender"
    assert not playing.may(Verb.ASSIGN, anborn)
    assert playing.may(Verb.ASSIGN, faramir)


@card("TW-23")
def test_nobody_is_tempted_by_a_corpse_candle_whose_attack_is_cancelled() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Lórien")
    concealment = scene.first.in_hand("Concealment")
    candle = scene.second.in_hand("Corpse-candle")
    playing = scene.hazards(on=anborn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, candle, names=("Wilderness",))
    playing.resolve()
    playing.plays(concealment, user=anborn)
    playing.resolve()
    playing.pass_until("HazardWindow")

    assert candle.is_discarded
    assert not playing.has_happened(Happening.CHECK_PASSED)
