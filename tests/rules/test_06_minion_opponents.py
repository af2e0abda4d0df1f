"""What needs an agent, where a Ringwraith plays. [INF-20, SET-12]"""

import pytest

from tests.rules.marks import rule
from tests.rules.test_07_agents_of_minions import hazards_with_an_agent
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Influence, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, PlayerKind, Side

WIZARD, RINGWRAITH = PlayerKind.WIZARD, PlayerKind.RINGWRAITH
FALLEN, BALROG = PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG
WHEEDLING = Event(
    code="XX-1",
    name="Wheedling",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(Influence(any_of(Sort.ALLY, Sort.CHARACTER), Sort.AGENT, (+6,)),),
        ),
    ),
)
"""Like Your Welcome Is Doubtful, but without a word about whom it is played against."""


@rule("INF-20")
@pytest.mark.parametrize("by", [WIZARD, RINGWRAITH, FALLEN, BALROG])
def test_no_agent_is_made_to_influence_the_cards_of_a_ringwraith(by: PlayerKind) -> None:
    scene, ours, wheedling = hazards_with_an_agent((RINGWRAITH, by), WHEEDLING)
    playing = scene.hazards(on=ours)

    assert not playing.may_play(wheedling)
    assert playing.why_not(wheedling) is Reason.NOT_AGAINST_RINGWRAITHS


@rule("INF-20")
def test_a_balrog_is_spared_only_by_what_the_card_itself_says() -> None:
    scene, ours, wheedling = hazards_with_an_agent((BALROG, WIZARD), WHEEDLING)
    other, theirs, welcome = hazards_with_an_agent((BALROG, WIZARD), "Your Welcome Is Doubtful")

    assert scene.hazards(on=ours).may_play(wheedling)
    assert other.hazards(on=theirs).why_not(welcome) is Reason.CONDITION_NOT_MET


@rule("INF-20")
def test_your_welcome_is_doubtful_is_not_for_a_ringwraith() -> None:
    against_ringwraith, ours, refused = hazards_with_an_agent(
        (RINGWRAITH, WIZARD), "Your Welcome Is Doubtful"
    )
    against_wizard, theirs, free = hazards_with_an_agent((WIZARD, RINGWRAITH), "Your Welcome Is Doubtful")

    assert not against_ringwraith.hazards(on=ours).may_play(refused)
    assert against_wizard.hazards(on=theirs).may_play(free)


def reached(playing: Playing) -> list[CardId]:
    """Whom the agent may try to win over."""
    return [option.other for option in playing.options(Verb.INFLUENCE)]


@rule("INF-20", "SET-12")
def test_played_by_a_ringwraith_it_does_nothing_to_his_own_cards() -> None:
    scene = Scene(kinds=(WIZARD, RINGWRAITH))
    aragorn, arwen = scene.first.company("Bree", "Aragorn II", "Arwen")
    scene.second.company("Cameth Brin [minion]", "Luitprand", "Ostisen")
    ferny = scene.second.agent("Bill Ferny", sites=("Bree",), face_up=True)
    welcome = scene.second.in_hand("Your Welcome Is Doubtful")
    playing = scene.hazards(on=aragorn)

    playing.plays(welcome, target=ferny)
    playing.resolve()

    assert reached(playing) == [aragorn.id, arwen.id]
