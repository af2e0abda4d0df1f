"""Attempts on the opponent's characters, allies, factions and items, where that is likely to pay. [INF-04]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.agents import worth_to_opponent
from wizardhaven.bots.planner.odds import roll_against
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import KINDS, NONE, Action, CardId, Verb
from wizardhaven.vocabulary.cards import Ally, Faction, Item

WORTH_TRYING: Final = 0.25
"""An attempt that brings less than this on average is not worth tapping for."""
OPPOSED: Final = -5
"""What an attempt suffers between heroes and minions. [INF-14]"""


def persuade(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The attempt that takes most from the opponent on average; None if none is worth tapping for."""
    offered = of_verb(options, Verb.INFLUENCE)
    scores = [worth_to_opponent(sight, option.other) * attempt_chance(sight, option) for option in offered]
    index = highest(offered, scores)
    if index < 0 or scores[index] < WORTH_TRYING:
        return None
    return Verdict(offered[index], Why(Because.MAY_BE_TURNED, offered[index].other))


def attempt_chance(sight: Sight, option: Action) -> float:
    """The chance that the attempt succeeds, as far as influence and minds are seen. [INF-09, INF-11]"""
    person = sight.people.get(option.card)
    if person is None:
        return 0.0
    total = person.view.direct_influence - sight.opponent.general_influence.unused
    if KINDS[sight.opponent.kind].camp is not sight.kind.camp:
        total += OPPOSED
    return roll_against(_to_exceed(sight, option) - total)


def _to_exceed(sight: Sight, option: Action) -> int:
    """The mind or the number that the attempt is made against, and what who controls the target has left."""
    target = sight.people.get(option.other)
    if target is not None:
        return 0 if option.number != NONE else target.view.mind
    card = sight.card(option.other)
    bearer = sight.people.get(sight.bearers.get(option.other, CardId(NONE)))
    held = 0 if bearer is None else bearer.view.direct_influence
    if isinstance(card, Item) and bearer is not None:
        return held + bearer.view.mind
    if option.number != NONE:
        return held
    if isinstance(card, Faction):
        in_play = card.influence_number_in_play
        return card.influence_number if in_play is None else in_play
    return held + (card.mind or 0 if isinstance(card, Ally) else 0)
