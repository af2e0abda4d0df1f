"""Which items are rings. [GLO-093]"""

from __future__ import annotations

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marked import keywords_of
from wizardhaven.vocabulary.rings import RINGS
from wizardhaven.vocabulary.terms import ItemClass


def is_ring(item: Item) -> bool:
    """Whether an item is a ring, of gold or of another kind. [GLO-093]"""
    return item.item_class is ItemClass.GOLD_RING or any([word in RINGS for word in keywords_of(item)])
