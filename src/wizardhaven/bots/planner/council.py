"""The end of the game: when to call it. [WIN-17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb

LEAD: Final = 3
"""The opponent has one more turn, and checks are still to be made."""
LATE: Final = 40
"""From this turn on any lead will do."""


def lead(sight: Sight) -> int:
    """By how much the bot would win if the council were now."""
    return sight.own.marshalling_points.at_council - sight.opponent.marshalling_points.at_council


def call(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Call the end when ahead. [WIN-17]"""
    ahead = lead(sight)
    if ahead >= (LEAD if sight.view.turn < LATE else 1):
        for option in of_verb(options, Verb.CALL):
            return Verdict(option, Why(Because.LEAD_IS_ENOUGH, number=ahead))
    return passing(options, Because.BETTER_GO_ON)
