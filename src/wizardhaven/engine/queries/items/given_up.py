"""Items that a company gives up: of a class, or in the stead of others."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.items.trophies import is_trophy
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import ItemClass


def given_instead(table: Table, card: CardId) -> list[CardId]:
    """What may be discarded in the stead of a card: nothing, unless it is an item that is not special."""
    item = table.printed[card].item
    special = item is not None and item.item_class is ItemClass.SPECIAL
    if special or (item is None and not is_trophy(table, card)) or table.cards[card].place != IN_PLAY:
        return []
    company = company_of(table, card)
    if bearer_of(table, card) == NONE or company == NONE:
        return []
    return [
        other
        for other in table.watchers
        if table.printed[other].given_instead and other != card and company_of(table, other) == company
    ]


def borne_of_class(table: Table, members: tuple[CardId, ...], item_class: ItemClass) -> list[CardId]:
    """The items of a class that these characters bear."""
    found: list[CardId] = []
    for member in members:
        for card in table.cards[member].carried:
            item = table.printed[card].item
            if table.printed[card].kind == ITEM and item is not None and item.item_class is item_class:
                found.append(card)
    return found


def items_of_class(table: Table, members: tuple[CardId, ...], item_class: ItemClass) -> list[CardId]:
    """The items of a class that these characters bear, and what may be given up in their stead."""
    found = borne_of_class(table, members, item_class)
    instead = given_instead(table, found[0]) if found else []
    return [*found, *[other for other in instead if other not in found]]
