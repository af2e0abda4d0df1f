"""Who can use which items, and which of them are rings. [ITM-08, GLO-093]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.shapes import shape_of
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, PlayerKind

RINGS: Final = (Keyword.DWARVEN_RING, Keyword.LESSER_RING, Keyword.MAGIC_RING, Keyword.THE_ONE_RING)


def can_be_used(table: Table, card: CardId) -> bool:
    """Whether its player's characters can use it: an item of the other alignment they only carry. [ITM-08]"""
    item = table.printed[card].item
    if item is None:
        return True
    bearer = table.cards[card].on
    if bearer != NONE and shape_of(table, bearer) is not None:
        return False  # whoever has taken another shape only bears it
    kind = table.kinds[table.owners[card]]
    if kind is PlayerKind.WIZARD:
        return item.alignment is Alignment.HERO
    return kind is PlayerKind.FALLEN_WIZARD or item.alignment is not Alignment.HERO


def is_ring(item: Item) -> bool:
    """Whether an item is a ring, of gold or a special one. [GLO-093]"""
    return item.item_class is ItemClass.GOLD_RING or any([word in RINGS for word in item.keywords])
