"""Who can use which items. [ITM-08]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.players.alignments import shuns
from wizardhaven.engine.queries.words.shapes import shape_of
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race

UNARMED: Final = (Race.RINGWRAITH, Race.BALROG)


def can_be_transferred(table: Table, card: CardId) -> bool:
    """Whether it is an item that may change bearers. [GLO-117]"""
    item = table.printed[card].item
    return item is not None and item.transferable


def is_of_other_side(table: Table, card: CardId) -> bool:
    """Whether it is an item that none of its player's characters could use, whoever bears it. [ITM-12]"""
    item = table.printed[card].item
    return item is not None and item.alignment in table.kinds[table.owners[card]].unused_items


def can_be_used(table: Table, card: CardId) -> bool:
    """Whether its bearer can use it: an item of the other alignment he only carries. [ITM-08]

    A Ringwraith or a Balrog uses none at all, and the Orcs and Trolls of a Fallen-wizard no hero item.
    [ITM-09, ITM-10]
    """
    item = table.printed[card].item
    if item is None:
        return True
    bearer = table.cards[card].on
    if bearer != NONE and shape_of(table, bearer) is not None:
        return False  # whoever has taken another shape only bears it
    if item.alignment in table.kinds[table.owners[card]].unused_items:
        return False
    return bearer == NONE or not (table.printed[bearer].race in UNARMED or shuns(table, card, bearer))
