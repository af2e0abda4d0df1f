"""Corruption checks and influence attempts: who helps, who is next. [COR-02, COR-05]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb

WORTH_TAPPING: Final = 0.08
"""By so much a helper has to raise the chance; at the council tapping costs nothing."""


def failing(sight: Sight, bonus: int = 0) -> float:
    """The chance that the corruption check at hand fails. [COR-04]"""
    check = sight.view.check
    if check is None:
        return 0.0
    return 1.0 - at_least(check.to_exceed + 1 - check.modifier.total - bonus)


def support_check(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Help if it matters; the weakest helps first. [COR-05]"""
    helpers = of_verb(options, Verb.SUPPORT)
    gained = failing(sight) - failing(sight, 1)
    if helpers and (gained > WORTH_TAPPING or (gained > 0 and sight.view.council)):
        scores: list[float] = []
        for option in helpers:
            person = sight.people.get(option.card)
            scores.append(0.0 if person is None else -float(person.view.mind))
        chosen = helpers[highest(helpers, scores)]
        return Verdict(chosen, Why(Because.HELPS_TO_RESIST, chosen.card, chosen.other))
    saving = of_verb(options, Verb.PLAY)
    if saving and failing(sight) > 0.15:
        return Verdict(saving[0], Why(Because.MAY_SAVE, saving[0].card))
    return passing(options, Because.SAFE_ENOUGH)


def next_check(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Who is most in danger rolls while the others are still untapped and can help. [WIN-33]"""
    scores: list[float] = []
    for option in options:
        person = sight.people.get(option.card)
        scores.append(0.0 if person is None else float(person.view.corruption_points))
    chosen = options[highest(options, scores)]
    return Verdict(chosen, Why(Because.MOST_IN_DANGER, chosen.card))
