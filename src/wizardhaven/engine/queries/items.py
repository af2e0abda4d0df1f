"""Who can use which items. [ITM-08]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


def can_be_used(table: Table, card: CardId) -> bool:
    """Whether its player's characters can use it: an item of the other alignment they only carry. [ITM-08]"""
    item = table.printed[card].item
    if item is None:
        return True
    kind = table.kinds[table.owners[card]]
    if kind is PlayerKind.WIZARD:
        return item.alignment is Alignment.HERO
    return kind is PlayerKind.FALLEN_WIZARD or item.alignment is not Alignment.HERO
