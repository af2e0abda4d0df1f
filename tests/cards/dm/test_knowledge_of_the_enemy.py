"""Stories of what is known of the enemy: how it is won, and what it is good for once it is stored."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.bots.conservation import complaints
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Points


@card("DM-147")
def test_somebody_taps_to_learn_of_the_enemy_in_his_holds() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.first.character("Beretar", at="Bree")
    known = scene.first.in_hand("Knowledge of the Enemy")
    playing = scene.begin(Phase.ORGANIZATION)

    targets = {option.aim.number for option in playing.options(Verb.PLAY)}
    playing.plays(known, target=faramir)
    playing.resolve()

    assert targets == {faramir.id}
    assert known.bearer == faramir
    assert faramir.is_tapped
    assert by_source(playing.table, 0)[Points.MISCELLANEOUS] == 0


@card("DM-147")
def test_elsewhere_nothing_is_learnt_nor_by_who_is_tapped() -> None:
    free, tapped = Scene(), Scene()
    free.first.character("Faramir", at="Bree")
    first = free.first.in_hand("Knowledge of the Enemy")
    tapped.first.character("Faramir", at="Moria", status="tapped")
    second = tapped.first.in_hand("Knowledge of the Enemy")

    assert free.begin(Phase.ORGANIZATION).why_not(first) is Reason.CONDITION_NOT_MET
    assert not tapped.begin(Phase.ORGANIZATION).may_play(second)


@card("DM-147")
def test_who_has_beaten_an_agent_learns_of_the_enemy_anywhere() -> None:
    scene = Scene()
    elladan, faramir = scene.first.company("Bree", "Elladan", "Faramir")
    anarin = scene.second.agent("Anarin", sites=("Bree",), face_up=True)
    known = scene.first.in_hand("Knowledge of the Enemy")
    playing = scene.entering(elladan)

    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, anarin)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, elladan)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollForAgent")
    playing.rolls(2)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("RollStrikeBody", "SiteWindow")
    if playing.question == "RollStrikeBody":
        playing.rolls(2)
        playing.pass_until("SiteWindow")
    playing.plays(known, target=faramir)
    playing.resolve()

    assert known.bearer == faramir
    assert faramir.is_tapped


@card("DM-147")
def test_stored_it_is_worth_a_point() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    known = scene.first.gives("Knowledge of the Enemy", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, known)

    assert known.is_stored
    assert complaints(playing.table) == []  # there it waits for hazards to be discarded
    assert by_source(playing.table, 0)[Points.MISCELLANEOUS] == 1


@card("DM-147")
def test_a_hazard_that_the_opponent_discards_may_be_removed_for_it() -> None:
    scene = Scene()
    balin, _ = scene.first.company("Bree", "Balin", "Bilbo")
    known = scene.first.stored("Knowledge of the Enemy", at="Rivendell")
    gnaw, other = scene.second.hand("Gnaw with Words", "Gnaw with Words")
    playing = scene.hazards(on=balin)

    playing.plays(gnaw, target=balin)
    playing.resolve()
    asked = playing.question, playing.asked
    playing.does(Verb.REMOVE, gnaw)

    assert asked == ("MayRemove", 0)
    assert gnaw.is_eliminated
    assert known.is_discarded
    assert other.in_hand


@card("DM-147")
def test_one_need_not_use_it_and_it_does_nothing_while_it_is_borne() -> None:
    stored, borne = Scene(), Scene()
    gnaws = []
    for scene in (stored, borne):
        balin, _ = scene.first.company("Bree", "Balin", "Bilbo")
        if scene is stored:
            scene.first.stored("Knowledge of the Enemy", at="Rivendell")
        else:
            scene.first.gives("Knowledge of the Enemy", to=balin)
        gnaw = scene.second.in_hand("Gnaw with Words")
        playing = scene.hazards(on=balin)
        playing.plays(gnaw, target=balin)
        playing.resolve()
        if scene is stored:
            playing.passes()
        gnaws.append(gnaw.is_discarded)
        assert playing.question != "MayRemove"

    assert gnaws == [True, True]


@card("DM-147")
def test_what_is_discarded_from_hand_unseen_cannot_be_removed() -> None:
    hidden, open_to_all = Scene(), Scene()
    asked = []
    for scene in (hidden, open_to_all):
        scene.first.character("Faramir" if scene is hidden else "Pallando", at="Rivendell")
        scene.first.stored("Knowledge of the Enemy", at="Rivendell")
        gnaw = scene.second.in_hand("Gnaw with Words")
        playing = scene.begin(Phase.END_OF_TURN)
        playing.pass_until("MayDiscard")
        playing.does(Verb.DISCARD, gnaw)
        asked.append(playing.question == "MayRemove")

    assert asked == [False, True]


@card("DM-147")
def test_who_may_remove_a_hazard_by_it_need_not_know_the_discard_pile() -> None:
    scene = Scene()
    balin, _ = scene.first.company("Bree", "Balin", "Bilbo")
    scene.first.stored("Knowledge of the Enemy", at="Rivendell")
    gnaw = scene.second.in_hand("Gnaw with Words")
    scene.second.hand("Cave-drake", "Orc-lieutenant", "Wolves")
    playing = scene.hazards(on=balin)
    playing.plays(gnaw, target=balin)
    playing.resolve()
    choice = playing.game.pending

    assert choice is not None
    for seed in range(8):
        elsewhere = with_other_secrets(playing.table, 0, seed)
        assert choice.options(elsewhere) == playing.game.options()
