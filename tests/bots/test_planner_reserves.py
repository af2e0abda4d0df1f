"""The sideboard, items handed over, and attempts on what the opponent has: where each of them pays."""

import pytest

from tests.bots.test_planner_strength import chosen, seen
from wizardhaven.bots.planner.odds import roll_against
from wizardhaven.bots.planner.persuading import attempt_chance
from wizardhaven.bots.planner.worth import best_chance
from wizardhaven.bots.why import Because
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


def test_an_avatar_who_stays_at_a_haven_fetches_from_the_sideboard() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    scene.first.sideboard("Glamdring")
    scene.first.location_deck("Moria")
    scene.first.fill(10)

    action, because = chosen(scene.begin(Phase.ORGANIZATION))

    assert (action.verb, action.card) == (Verb.SIDEBOARD_TO_DECK, gandalf.id)
    assert because is Because.NOTHING_BETTER_TO_DO


def test_he_does_not_tap_for_what_is_worth_little() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.sideboard("Cram")
    scene.first.fill(10)

    assert chosen(scene.begin(Phase.ORGANIZATION))[0].verb is not Verb.SIDEBOARD_TO_DECK


@pytest.mark.parametrize(("hazards", "because"), [(0, Because.NO_HAZARD_IN_HAND), (1, Because.NO_SIDEBOARD)])
def test_who_holds_no_hazard_takes_one_from_the_sideboard(hazards: int, because: Because) -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.second.character("Gimli", at="Lórien")
    scene.second.hand("Glamdring", *["Cave-drake"][:hazards])
    scene.second.sideboard("Giant")
    scene.second.fill(10)
    playing = scene.begin(Phase.UNTAP)
    while playing.asked == 0:
        playing.passes()

    assert chosen(playing)[1] is because


def test_an_item_goes_to_whom_it_weighs_on_less() -> None:
    scene = Scene()
    boromir, sam = scene.first.company("Rivendell", "Boromir II", "Sam Gamgee")
    for name in ("Glamdring", "Sword of Gondolin", "Hauberk of Bright Mail"):
        scene.first.gives(name, to=boromir)

    action, because = chosen(scene.begin(Phase.ORGANIZATION))

    assert (action.verb, action.other) == (Verb.TRANSFER, sam.id)
    assert because is Because.SAFER_WITH


def test_what_lies_well_is_left_where_it_is() -> None:
    scene = Scene()
    boromir, _ = scene.first.company("Rivendell", "Boromir II", "Sam Gamgee")
    scene.first.gives("Cram", to=boromir)

    assert chosen(scene.begin(Phase.ORGANIZATION))[0].verb is not Verb.TRANSFER


@pytest.mark.parametrize(("more", "of_1296"), [(-11, 1296), (0, 575), (10, 0), (9, 1)])
def test_one_roll_exceeds_another_as_often_as_it_does(more: int, of_1296: int) -> None:
    assert roll_against(more) * 1296 == pytest.approx(of_1296)


def test_a_card_of_the_opponents_is_tried_where_he_has_no_influence_left() -> None:
    scene = Scene(turn=5)
    gandalf = scene.first.character("Gandalf", at="Bree")
    scene.second.company("Bree", "Sam Gamgee", "Gimli", "Legolas", "Boromir II")

    playing = scene.at_site(of=gandalf)
    action, because = chosen(playing)

    assert action.verb is Verb.INFLUENCE
    assert because is Because.MAY_BE_TURNED


def test_it_is_not_tried_against_much_influence() -> None:
    scene = Scene(turn=5)
    gimli = scene.first.character("Gimli", at="Bree")
    scene.second.character("Boromir II", at="Bree")
    playing = scene.at_site(of=gimli)
    attempts = [one for one in playing.options() if one.verb is Verb.INFLUENCE]

    assert attempts
    assert all([attempt_chance(seen(playing), one) < 0.1 for one in attempts])
    assert chosen(playing)[0].verb is Verb.PASS


def test_an_event_in_hand_that_wins_factions_is_reckoned_with() -> None:
    chances = []
    for held in ("Cram", "Muster"):
        scene = Scene()
        boromir = scene.first.character("Boromir II", at="Henneth Annûn")
        scene.first.hand("Rangers of Ithilien", held)
        rangers = cards()[find("Rangers of Ithilien").code]
        chances.append(best_chance(seen(scene.at_site(of=boromir)), boromir.company.id, rangers))

    assert chances[1] > chances[0]
