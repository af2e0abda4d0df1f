"""Rolls that cards call for: each sort has its own passage of the rules. [GLO-090]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import Performer, Prospect, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.terms import Check

ROLLERS: Final[dict[Check | None, Performer]] = {}
ROLLS_IN_SIGHT: Final[dict[Check | None, Prospect]] = {}


def rolls(kind: Check | None, prospect: Prospect) -> Callable[[Performer], Performer]:
    """A passage of the rules says which sort of roll it makes; None is any that has none of its own."""

    def register(roller: Performer) -> Performer:
        assert kind not in ROLLERS, f"{kind} is rolled for in two ways"
        ROLLERS[kind] = roller
        ROLLS_IN_SIGHT[kind] = prospect
        return roller

    return register


def would_roll(table: Table, effect: Effect, context: Context) -> bool:
    """Whether such a roll would change anything."""
    assert isinstance(effect, Roll)
    return ROLLS_IN_SIGHT[_passage(effect)](table, effect, context)


@performs(Roll, would_roll)
def perform_roll(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The roll is made as its sort is."""
    assert isinstance(effect, Roll)
    ROLLERS[_passage(effect)](table, effect, declaration)


def _passage(roll: Roll) -> Check | None:
    return roll.kind if roll.kind in ROLLERS else None
