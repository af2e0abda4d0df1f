"""What the words about agents say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
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
        ("chaque agent face visible doit attaquer toute compagnie qui entre dans son site"),
    ),
    (
        MayNotMoveTo(other_than=(SiteNamed("Bree"), SitesIn(("The Shire",)))),
        ("cette carte ne peut aller, en tant qu'agent, qu'à Bree ou dans un site de la région La Comté"),
    ),
    (
        StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "le porteur peut être entré en jeu dans un Fief de l'Ombre ou un Fief Noir quelconque, si l'un "
            "de ses sites natals est de ce type ; cette carte est défaussée quand il est révélé"
        ),
    ),
    (MayMoveToHavens(), "cette carte peut aller dans les Havres en tant qu'agent"),
    (
        MayNotMoveTo(SitesOf((SiteType.FREE_HOLD,))),
        "cette carte ne peut aller dans un Fief libre en tant qu'agent",
    ),
    (
        ExtraAgentAction(each=True),
        "chaque fois qu'un agent fait une action d'agent, il peut en faire une seconde",
    ),
    (
        ExtraAgentAction(free=True, itself=True),
        (
            "chaque fois que cette carte, face visible, fait une action d'agent, il peut en "
            "faire une seconde, qui "
            "ne compte pas dans la limite de périls"
        ),
    ),
    (
        ExtraAgentAction(free=True),
        (
            "chaque fois que le porteur fait une action d'agent, il peut en faire une seconde, qui ne compte "
            "pas dans la limite de périls"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfAgents))
