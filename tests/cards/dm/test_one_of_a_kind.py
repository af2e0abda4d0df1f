"""Of some cards there is never more than one in play, whoever played it."""

import pytest

from tests.cards.marks import card
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase

LONG = ("Secret Ways", "Face Out of Sight")
PERMANENT = ("Ordered to Kill", "Forewarned Is Forearmed", "More Alert than Most", "Sentinels of Númenor")


def holding(name: str, phase: Phase, beside: int | None = None) -> tuple[Playing, Piece]:
    """A player holds such a card; perhaps somebody, by his seat, has one in play."""
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.first.discard_pile("Cram")
    held, _ = scene.first.hand(name, "Smoke Rings")
    if beside is not None:
        (scene.first, scene.second)[beside].event(name)
    return scene.begin(phase), held


@card("DM-132", "DM-150", "DM-152", "DM-158")
@pytest.mark.parametrize("name", PERMANENT)
def test_there_is_one_such_permanent_event_at_a_time(name: str) -> None:
    alone, first = holding(name, Phase.ORGANIZATION)
    beside_own, second = holding(name, Phase.ORGANIZATION, beside=0)
    beside_theirs, third = holding(name, Phase.ORGANIZATION, beside=1)

    assert alone.may_play(first)
    assert beside_own.why_not(second) is Reason.DUPLICATED
    assert beside_theirs.why_not(third) is Reason.DUPLICATED


@card("DM-127", "DM-157")
@pytest.mark.parametrize("name", LONG)
def test_there_is_one_such_long_event_at_a_time(name: str) -> None:
    alone, first = holding(name, Phase.LONG_EVENT)
    beside_theirs, second = holding(name, Phase.LONG_EVENT, beside=1)

    assert alone.may_play(first)
    assert beside_theirs.why_not(second) is Reason.DUPLICATED
