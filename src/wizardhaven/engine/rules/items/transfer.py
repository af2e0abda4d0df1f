"""Items are handed from one character to another. [ORG-58]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.control import transfer
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.items.items import can_be_transferred
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.rules.corruption.check import MakeCheck
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table


def items_of(table: Table, character: CardId) -> list[CardId]:
    """The items a character bears."""
    return [card for card in table.cards[character].carried if table.printed[card].kind == ITEM]


def offer_transfers(table: Table, seat: int, offers: list[Action]) -> None:
    """From one character to another at the same site. [ORG-58]"""
    for company in companies_of(table, seat):
        site = table.printed[company.site].name
        others = [
            other
            for there in companies_of(table, seat)
            if table.printed[there.site].name == site
            for other in there.members
        ]
        for member in company.members:
            for item in [one for one in items_of(table, member) if can_be_transferred(table, one)]:
                for other in others:
                    if other != member and not has_copy(table, other, item):
                        offers.append(Action(Verb.TRANSFER, item, other))


def transfer_item(table: Table, item: CardId, to: CardId) -> list[Step]:
    """The giver checks; if he succeeds, the item changes bearers."""
    return [MakeCheck(table.cards[item].on, 0, (HandOver(item, to),))]


@final
class HandOver(Step):
    """The item is handed over. [ORG-58]"""

    __slots__ = ("item", "to")

    def __init__(self, item: CardId, to: CardId) -> None:
        self.item = item
        self.to = to

    def run(self, table: Table) -> None:
        if table.cards[self.item].place == IN_PLAY and table.cards[self.to].place == IN_PLAY:
            transfer(table, self.item, self.to)
