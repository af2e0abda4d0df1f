"""Items that are handed from one character to another, where that makes them safer. [ORG-58]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb
from wizardhaven.vocabulary.cards import Character, Item

CHECKS: Final = 1.6
"""So many corruption checks everybody has to expect yet: one at the council, and what hazards bring."""
WORTH_A_CHECK: Final = 0.2
"""So much a handing over must save on average, besides the check of the giver."""


def hand_over(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The item that is much safer with somebody else; None if all lie well, as minions' do. [COR-04]"""
    offered = [] if sight.minions else of_verb(options, Verb.TRANSFER)
    scores = [_saved(sight, option) for option in offered]
    index = highest(offered, scores)
    if index < 0 or scores[index] < WORTH_A_CHECK:
        return None
    return Verdict(offered[index], Why(Because.SAFER_WITH, offered[index].card, offered[index].other))


def _saved(sight: Sight, option: Action) -> float:
    """What the two would lose less by corruption, the giver's own check taken off."""
    giver = sight.people.get(sight.bearers.get(option.card, option.card))
    taker, item = sight.people.get(option.other), sight.card(option.card)
    if giver is None or taker is None or not isinstance(item, Item) or item.corruption <= 0:
        return 0.0
    before = _loss(sight, giver, 0) + _loss(sight, taker, 0)
    after = _loss(sight, giver, -item.corruption) + _loss(sight, taker, item.corruption)
    return CHECKS * (before - after) - _loss(sight, giver, 0)


def _loss(sight: Sight, person: Person, more: int) -> float:
    """What a corruption check costs somebody on average who bears so much more."""
    to_exceed = max(person.view.corruption_points + more, 0)
    failing = 1.0 - at_least(to_exceed + 1 - _steadfast(sight, person))
    return failing * sight.person_worth(person)


def _steadfast(sight: Sight, person: Person) -> int:
    """What his own card adds to his corruption checks."""
    card = sight.card(person.id)
    return card.corruption_check_modifier if isinstance(card, Character) else 0
