"""Who can use which items. [ITM-08]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment


def can_be_used(table: Table, card: CardId) -> bool:
    """Whether a Wizard's characters can use it: an item of the other alignment they only carry. [ITM-08]"""
    item = table.printed[card].item
    return item is None or item.alignment is Alignment.HERO
