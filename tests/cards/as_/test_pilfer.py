"""Stories of an agent who pilfers what nobody watches."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind


@pytest.mark.parametrize(
    ("agent", "roll", "goes"),
    [
        ("Elwen", 3, True),  # at home: 3 + 5 is more than 2 + 5
        ("Elwen", 2, False),
        ("Drór", 8, True),  # away from home
        ("Drór", 7, False),
    ],
)
@card("AS-33")
def test_an_agent_drives_somebody_away_whose_home_it_has_come_to(agent: str, roll: int, goes: bool) -> None:
    scene = Scene()
    beregond, peath = scene.first.company("Lórien", "Beregond", "Peath")  # he is at home in Minas Tirith
    thief = scene.second.agent(agent, ("Minas Tirith",), face_up=True)
    pilfer = scene.second.in_hand("Pilfer Anything Unwatched")
    playing = scene.hazards(on=beregond, to="Moria")

    threatened = [option.aim.index for option in playing.options(Verb.PLAY) if option.card == pilfer.id]
    assert threatened == [beregond.id]
    playing.plays(pilfer)
    assert thief.is_tapped
    playing.resolve()
    playing.rolls(roll)

    assert beregond.in_hand is goes
    assert peath.in_play
    assert pilfer.is_discarded


@card("AS-33")
def test_one_of_his_items_may_pass_to_a_companion() -> None:
    scene = Scene()
    beregond, peath = scene.first.company("Lórien", "Beregond", "Peath")
    sword = scene.first.gives("Glamdring", beregond)
    scene.second.agent("Elwen", ("Minas Tirith",), face_up=True)
    pilfer = scene.second.in_hand("Pilfer Anything Unwatched")
    playing = scene.hazards(on=beregond, to="Moria")

    playing.plays(pilfer)
    playing.resolve()
    playing.rolls(12)
    assert playing.question == "PassItem"
    playing.apply(playing.options()[-1])

    assert sword.bearer == peath
    assert beregond.in_hand


@card("AS-33")
def test_a_tapped_agent_pilfers_nothing_nor_one_where_nobody_is_at_home() -> None:
    tapped, elsewhere = Scene(), Scene()
    beregond = tapped.first.character("Beregond", at="Lórien")
    tapped.second.agent("Elwen", ("Minas Tirith",), status="tapped", face_up=True)
    weary = tapped.second.in_hand("Pilfer Anything Unwatched")
    other = elsewhere.first.character("Beregond", at="Lórien")
    elsewhere.second.agent("Elwen", ("Dol Amroth",), face_up=True)
    idle = elsewhere.second.in_hand("Pilfer Anything Unwatched")

    assert not tapped.hazards(on=beregond, to="Moria").may_play(weary)
    assert elsewhere.hazards(on=other, to="Moria").why_not(idle) is Reason.NO_TARGET


@card("AS-33")
def test_nothing_is_pilfered_from_minions() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    jerrek = scene.first.character("Jerrek", at="Moria")
    scene.second.agent("Ivic", ("Southron Oasis",), face_up=True)
    pilfer = scene.second.in_hand("Pilfer Anything Unwatched")
    playing = scene.hazards(on=jerrek)

    assert playing.why_not(pilfer) is Reason.CONDITION_NOT_MET
