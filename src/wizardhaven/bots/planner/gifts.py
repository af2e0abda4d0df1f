"""What is given up so that a faction listens. [INF-02]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import ItemClass

USUALLY: Final = {ItemClass.MAJOR: 3, ItemClass.GREATER: 6}
"""What an item that is given up usually adds to the check for a faction."""
A_FACTION: Final = 4.0
"""What a faction is worth that wants items."""
PRICE: Final = 0.5
"""What an item is worth besides its points."""


def give_up(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The item that is worth least against what it adds to the chance, if any is worth it. [INF-02]"""
    check = sight.view.check
    best, best_gain = options[0], 0.0
    for option in of_verb(options, Verb.DISCARD):
        item = sight.card(option.card)
        if check is None or not isinstance(item, Item):
            continue
        missing = check.to_exceed + 1 - check.modifier.total
        more = at_least(missing - USUALLY.get(item.item_class, 0)) - at_least(missing)
        gain = more * A_FACTION - item.marshalling_points - PRICE
        if gain > best_gain:
            best, best_gain = option, gain
    if best.verb is Verb.DISCARD:
        return Verdict(best, Why(Because.HELPS_NOW, best.card))
    return passing(options, Because.ALL_WORTH_KEEPING)
