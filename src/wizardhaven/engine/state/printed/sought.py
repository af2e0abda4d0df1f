"""What must lie on the table for a use to have a target at all, read once. [TIM-21]

What cancels environments or tests gold rings is held or in play for much of a game, and most of the time
nothing of the kind is there. So these few sorts are bits: those of what lies there, and those of what a card
looks for.
"""

from __future__ import annotations

from typing import Final

from wizardhaven.vocabulary.asked_for import says, sort_of
from wizardhaven.vocabulary.cards import Event, Item
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Side

ENVIRONMENT: Final = 1


HAZARD_EVENT: Final = 2


GOLD_RING: Final = 4


def lies_as(event: Event | None, item: Item | None, hazard: bool, environment: bool) -> int:
    """Which of these sorts a card is."""
    if event is not None:
        return (ENVIRONMENT if environment else 0) | (HAZARD_EVENT if hazard else 0)
    return GOLD_RING if item is not None and item.item_class is ItemClass.GOLD_RING else 0


def sought_by(uses: tuple[Use, ...]) -> int:
    """The sorts of which something must be there for any of the uses; none if one needs none of them."""
    found = 0
    for use in uses:
        sought = _sought(use)
        if not sought:
            return 0
        found |= sought
    return found


def _sought(use: Use) -> int:
    if not isinstance(use.target, A) or says(use.target.what, Mark.STORED):
        return 0
    what = use.target.what
    sort = sort_of(what)
    if sort is Sort.EVENT and says(what, Keyword.ENVIRONMENT):
        return ENVIRONMENT
    if sort is Sort.EVENT and says(what, Side.HAZARD):
        return HAZARD_EVENT
    return GOLD_RING if sort is Sort.ITEM and says(what, ItemClass.GOLD_RING) else 0
