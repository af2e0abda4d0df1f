"""Who can use which items. [ITM-08]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.players.alignments import shuns
from wizardhaven.engine.queries.words.shapes import shape_of
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Race

UNARMED: Final = (Race.RINGWRAITH, Race.BALROG)


def can_be_transferred(table: Table, card: CardId) -> bool:
    """Whether it is an item that may change bearers. [GLO-117]"""
    printed = table.printed[card]
    return printed.item is not None and not printed.not_transferable


def never_bears(table: Table, character: CardId, item: Item) -> bool:
    """Whether it is nothing for such as he is."""
    return any([fits(table, character, such) for such in item.not_borne_by])


def may_bear(table: Table, character: CardId, card: CardId) -> bool:
    """Whether the item may be with him, as far as its own text goes."""
    item = table.printed[card].item
    return item is None or not item.not_borne_by or not never_bears(table, character, item)


def is_of_other_side(table: Table, card: CardId) -> bool:
    """Whether it is an item that none of its player's characters could use, whoever bears it. [ITM-12]"""
    item = table.printed[card].item
    return item is not None and item.alignment in table.kinds[table.owners[card]].unused_items


def can_be_used(table: Table, card: CardId) -> bool:
    """Whether its bearer can use it: an item of the other alignment he only carries. [ITM-08]

    A Ringwraith or a Balrog uses none but what is only for him, and the Orcs and Trolls of a Fallen-wizard
    no hero item. [ITM-09, ITM-10]
    """
    item = table.printed[card].item
    if item is None:
        return True
    bearer = table.cards[card].on
    if bearer != NONE and shape_of(table, bearer) is not None:
        return False  # whoever has taken another shape only bears it
    if item.alignment in table.kinds[table.owners[card]].unused_items:
        return False
    if bearer == NONE:
        return True
    race = table.printed[bearer].race
    if (item.only_for or race in UNARMED) and race not in item.only_for:
        return race in UNARMED and _is_let_use(table, card, bearer)
    return not shuns(table, card, bearer)


def _is_let_use(table: Table, item: CardId, bearer: CardId) -> bool:
    """Whether a card on somebody who uses no items makes this one affect him all the same. [ITM-09]"""
    for card in table.cards[bearer].carried:
        for permit in table.printed[card].permits:
            if permit.deed is Deed.USE or permit.deed is Deed.USE_BY_TAPPING:
                if fits_printed(table.printed[item], permit.what):
                    return True
    return False
