"""What the words about agents say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
from wizardhaven.vocabulary.agents import (
    AgentsMustAttack,
    ExtraAgentAction,
    MayMoveToHavens,
    MayNotMoveTo,
    OfAgents,
    StartsAnywhere,
)
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import SiteType

EXAMPLES = (
    (
        AgentsMustAttack(),
        ("jeder offene Agent muss jede Gemeinschaft angreifen, die seinen Ort betritt"),
    ),
    (
        MayNotMoveTo(other_than=(SiteNamed("Bree"), SitesIn(("The Shire",)))),
        (
            "diese Karte darf sich als Agent nur nach Bree oder zu einem Ort in der Region Das Auenland "
            "bewegen"
        ),
    ),
    (
        StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "der Träger darf an jedem Schattenhort oder jedem Hort der Dunkelheit ins Spiel gekommen sein, "
            "wenn einer seiner Heimatorte ein solcher Ort ist; wird er aufgedeckt, wird diese Karte "
            "abgeworfen"
        ),
    ),
    (MayMoveToHavens(), "diese Karte darf sich als Agent zu Zufluchtsorten bewegen"),
    (
        MayNotMoveTo(SitesOf((SiteType.FREE_HOLD,))),
        "diese Karte darf sich als Agent nicht zu einem Freien Ort bewegen",
    ),
    (
        ExtraAgentAction(each=True),
        "wenn ein Agent eine Agentenaktion ausführt, darf er eine zweite ausführen",
    ),
    (
        ExtraAgentAction(free=True, itself=True),
        (
            "wenn diese Karte offen liegt und eine Agentenaktion ausführt, darf er eine zweite "
            "ausführen, die nicht "
            "gegen das Gefahrenlimit zählt"
        ),
    ),
    (
        ExtraAgentAction(free=True),
        (
            "wenn der Träger eine Agentenaktion ausführt, darf er eine zweite ausführen, die nicht gegen das "
            "Gefahrenlimit zählt"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfAgents))
