"""A wound is weighed against a card that nobody could play: who faces a strike, tapped or not, who helps."""

from tests.bots.test_planner_guarding import hazard_window
from tests.bots.test_planner_strength import chosen
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Playing, Scene


def _facing(card: str, prowess: int, detainment: bool = False) -> Playing:
    """Beorn by himself on his way to Moria, before a strike."""
    scene = Scene()
    beorn = scene.first.character("Beorn", at="Moria")
    scene.first.hand(card)
    playing = scene.attack(on=beorn, strikes=1, prowess=prowess, detainment=detainment)
    playing.pass_until("FaceStrike")
    return playing


def test_a_card_is_worth_some_risk_but_not_every_risk() -> None:
    verbs = [chosen(_facing("Glamdring", prowess))[0].verb for prowess in (9, 14)]

    assert verbs == [Verb.STAY_UNTAPPED, Verb.TAP_TO_FACE]


def test_nobody_taps_for_a_strike_that_only_detains() -> None:
    for prowess in (9, 14):
        action, _ = chosen(_facing("Rangers of Ithilien", prowess, detainment=True))

        assert action.verb is Verb.STAY_UNTAPPED


def test_the_last_who_could_play_a_card_helps_nobody() -> None:
    verbs = []
    for card in ("Glamdring", "Rangers of Ithilien"):
        scene = Scene()
        frodo, _ = scene.first.company("Moria", "Frodo", "Sam Gamgee")
        scene.first.hand(card)
        playing = scene.attack(on=frodo, strikes=1, prowess=9)
        playing.pass_until("AssignByDefender")
        playing.does(Verb.ASSIGN, frodo)
        playing.pass_until("FaceStrike")
        playing.does(Verb.TAP_TO_FACE)
        playing.pass_until("SupportStrike")
        verbs.append(chosen(playing)[0].verb)

    assert verbs == [Verb.PASS, Verb.SUPPORT]


def test_an_attack_is_cancelled_for_the_card_that_nobody_could_play_after_it() -> None:
    reasons = []
    for card in ("Glamdring", "Rangers of Ithilien"):
        scene = Scene()
        beorn = scene.first.character("Beorn", at="Moria")
        scene.first.hand(card, "Dark Quarrels")
        playing = scene.attack(on=beorn, strikes=1, prowess=12)
        reasons.append(chosen(playing)[1])

    assert reasons[0] is Because.HELPS_NOW
    assert reasons[1] is Because.NOTHING_USEFUL


def test_a_creature_that_may_lose_is_sent_where_it_taps_all_who_could_play_a_card() -> None:
    verbs = []
    for status in ("untapped", "tapped"):
        scene = Scene()
        glorfindel = scene.first.character("Glorfindel II", at="Rivendell", status=status)
        scene.second.hand("Giant Spiders")
        verbs.append(chosen(hazard_window(scene.hazards(on=glorfindel, to="Moria")))[0].verb)

    assert verbs == [Verb.PLAY_CREATURE, Verb.PASS]
