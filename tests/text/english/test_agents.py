"""What the words about agents say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
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

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        AgentsMustAttack(),
        ("each face-up agent must attack a company that enters the site where it is"),
    ),
    (
        MayNotMoveTo(other_than=(SiteNamed("Bree"), SitesIn(("The Shire",)))),
        ("as an agent, Staff may move only to Bree or a site in The Shire"),
    ),
    (
        StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "the bearer may have come into play at any Shadow-hold or Dark-hold, if one of its home sites is "
            "such a site; discard Staff when it is turned up"
        ),
    ),
    (MayMoveToHavens(), "as an agent, Staff may move to Havens"),
    (
        MayNotMoveTo(SitesOf((SiteType.FREE_HOLD,))),
        "as an agent, Staff may not move to a Free-hold",
    ),
    (ExtraAgentAction(each=True), "whenever an agent takes an agent action, it may take a second one"),
    (
        ExtraAgentAction(free=True, itself=True),
        (
            "whenever Staff is face-up and takes an agent action, it may take a second one, which does not "
            "count against the hazard limit"
        ),
    ),
    (
        ExtraAgentAction(free=True),
        (
            "whenever the bearer takes an agent action, it may take a second one, which does not count "
            "against the hazard limit"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfAgents))
