"""Effects that clash over who is struck. [CMB-20]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.scenario import Scene


@rule("CMB-20")
def test_a_strike_in_all_cases_beats_the_attackers_choice() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    drake = scene.second.in_hand("Cave-drake")  # the attacker chooses
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    playing.pass_until("AssignByAttacker")

    assert playing.attack is not None
    assert [strike.defender for strike in playing.attack.strikes] == [alatar.id]
    assert playing.may(Verb.ASSIGN, faramir)
    assert playing.may(Verb.ASSIGN, anborn)


@rule("CMB-20")
def test_if_a_resource_and_a_hazard_still_clash_the_resource_prevails() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    faramir, anborn = scene.first.company("Minas Tirith", "Faramir", "Anborn")
    assassin = scene.second.in_hand("Assassin")  # whom it attacks is its player's choice
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    playing.pass_until("FaceStrike")

    assert playing.attack is not None
    assert [strike.defender for strike in playing.attack.strikes] == [alatar.id]
    assert anborn.is_untapped
