"""Stories of what is told and remembered of a company."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.influence import general_influence
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def organizing(scene: Scene) -> Playing:
    """The player has begun to organize."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


@card("DM-156")
def test_whoever_sees_further_has_more_influence_until_his_wizard_comes() -> None:
    scene = Scene()
    scene.first.company("Isengard", "Faramir", "Beregond")
    further, saruman = scene.first.hand("Saw Further and Deeper", "Saruman")
    playing = scene.begin(Phase.ORGANIZATION)
    before = general_influence(playing.table, 0), general_influence(playing.table, 1)
    playing.plays(further)
    playing.resolve()
    meanwhile = general_influence(playing.table, 0), general_influence(playing.table, 1)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert meanwhile == (before[0] + 5, before[1])
    assert further.is_discarded
    assert general_influence(playing.table, 0) == before[0]


@card("DM-156")
def test_the_wizard_then_comes_to_his_home_site_only() -> None:
    for further, anywhere in ((True, False), (False, True)):
        scene = Scene()
        scene.first.company("Rivendell", "Faramir", "Beregond")
        saruman, _ = scene.first.hand("Saruman", "Arwen")
        if further:
            scene.first.event("Saw Further and Deeper")
        playing = organizing(scene)

        assert playing.may(Verb.PLAY_CHARACTER, saruman) is anywhere


@card("DM-156")
def test_nobody_sees_further_once_his_wizard_was_revealed_nor_twice() -> None:
    revealed, twice = Scene(), Scene()
    revealed.first.company("Rivendell", "Faramir", "Beregond")
    revealed.first.avatar_revealed("Gandalf")
    late = revealed.first.in_hand("Saw Further and Deeper")
    twice.first.company("Rivendell", "Faramir", "Beregond")
    twice.first.event("Saw Further and Deeper")
    second = twice.first.in_hand("Saw Further and Deeper")

    assert revealed.begin(Phase.ORGANIZATION).why_not(late) is Reason.CONDITION_NOT_MET
    assert twice.begin(Phase.ORGANIZATION).why_not(second) is Reason.DUPLICATED
