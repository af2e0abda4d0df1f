"""What somebody may want to think about before he goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.values import Fact, Happening

NEWS: Final = frozenset(
    {
        Happening.SET_ASIDE,
        Happening.STRIKE_SUCCEEDED,
        Happening.WOUNDED,
        Happening.ELIMINATED,
        Happening.TAKEN_PRISONER,
        Happening.CHECK_FAILED,
        Happening.WIZARD_FELL,
        Happening.INFLUENCE_SUCCEEDED,
        Happening.INFLUENCE_FAILED,
        Happening.RING_TESTED,
        Happening.NEGATED,
        Happening.EXHAUSTED,
        Happening.TURNED_UP,
        Happening.LOOKED_AT,
        Happening.FETCHED,
        Happening.RETURNED_TO_HAND,
        Happening.SITE_REVEALED,
        Happening.ON_GUARD_REVEALED,
        Happening.AGENT_REVEALED,
        Happening.ATTACK_BEGAN,
    }
)
"""After these somebody may want to think again."""


def is_news(facts: Sequence[Fact], seat: int, *, drawing: bool) -> bool:
    """Whether something has happened that nobody could know before; who draws knows that he gets a card."""
    drawn = [fact for fact in facts if fact.kind is Happening.DREW and fact.seat == seat]
    return any([fact.kind in NEWS for fact in facts]) or (bool(drawn) and not drawing)
