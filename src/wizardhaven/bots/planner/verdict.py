"""A choice and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb


@final
class Verdict:
    """What the bot does, and why."""

    __slots__ = ("action", "why")

    def __init__(self, action: Action, why: Why) -> None:
        self.action = action
        self.why = why


def of_verb(options: Sequence[Action], verb: Verb) -> list[Action]:
    """The options that say this."""
    return [option for option in options if option.verb is verb]


def passing(options: Sequence[Action], because: Because) -> Verdict:
    """Do nothing if that is possible, otherwise whatever comes first."""
    for option in options:
        if option.verb in (Verb.PASS, Verb.FINISH_ORGANIZING, Verb.STOP_DRAFTING):
            return Verdict(option, Why(because))
    return Verdict(options[0], Why(because))


def highest(options: Sequence[Action], scores: Sequence[float]) -> int:
    """Where the highest score stands, the first of equals; -1 if there is none."""
    found = -1
    for index in range(len(options)):
        if found < 0 or scores[index] > scores[found]:
            found = index
    return found
