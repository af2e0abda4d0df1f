"""Cards on-guard: laid in the hazard window once nothing better can be played, never in an answer."""

from tests.bots.test_planner_strength import chosen
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Playing, Scene


def hazard_window(playing: Playing) -> Playing:
    """The same table when the hazard player is asked."""
    while playing.asked == 0:
        playing.passes()
    return playing


def test_what_would_be_discarded_anyway_is_laid_on_guard_as_a_bluff() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    (cram,) = scene.second.hand("Cram")

    action, because = chosen(hazard_window(scene.hazards(on=gimli, to="Moria")))

    assert (action.verb, action.card) == (Verb.PLACE_ON_GUARD, cram.id)
    assert because is Because.LAYS_A_BLUFF


def test_a_card_worth_keeping_is_no_bluff() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.second.hand("Glamdring")
    scene.second.location_deck("Moria")

    assert chosen(hazard_window(scene.hazards(on=gimli, to="Moria")))[0].verb is Verb.PASS


def test_corruption_lies_in_wait_before_a_bluff() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell", status="tapped")
    scene.first.gives("Cram", to=gimli)
    lure, _ = scene.second.hand("Lure of Expedience", "Cram")
    playing = hazard_window(scene.hazards(on=gimli, to="Moria"))
    guards = [one for one in playing.options() if one.verb is Verb.PLACE_ON_GUARD]

    bot = PlanningBot()
    action = bot.choose(playing.game.view(1), guards)

    assert (action.verb, action.card) == (Verb.PLACE_ON_GUARD, lure.id)
    assert bot.why().because is Because.MAY_ATTACK_ON_ENTRY


def test_a_company_that_stays_at_a_haven_has_nothing_to_wonder_about() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.second.hand("Cram")

    assert chosen(hazard_window(scene.hazards(on=gimli)))[0].verb is Verb.PASS


def test_a_creature_is_played_rather_than_laid_on_guard() -> None:
    scene = Scene()
    gimli = scene.first.character("Frodo", at="Rivendell")
    scene.second.hand("Cave-drake", "Cram")

    assert chosen(hazard_window(scene.hazards(on=gimli, to="Moria")))[0].verb is Verb.PLAY_CREATURE


def test_nothing_is_laid_on_guard_in_an_answer() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Rivendell")
    drake, _ = scene.second.hand("Cave-drake", "Cram")
    playing = hazard_window(scene.hazards(on=frodo, to="Moria"))

    playing.does(Verb.PLAY_CREATURE, drake)
    hazard_window(playing)

    assert playing.may(Verb.PLACE_ON_GUARD)
    assert chosen(playing)[0].verb is Verb.PASS
