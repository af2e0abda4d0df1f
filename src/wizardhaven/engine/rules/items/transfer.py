"""Items are handed from one character to another. [ORG-58]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.control import transfer
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.items.items import can_be_transferred, may_bear
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.rules.corruption.check import MakeCheck
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table


def offer_transfers(table: Table, seat: int, offers: list[Action]) -> None:
    """From one character to another at the same site. [ORG-58]"""
    companies = companies_of(table, seat)
    for company in companies:
        for member in company.members:
            for item in table.cards[member].carried:
                if table.printed[item].kind == ITEM and can_be_transferred(table, item):
                    for other in _others_there(table, companies, company):
                        if (
                            other != member
                            and not has_copy(table, other, item)
                            and may_bear(table, other, item)
                        ):
                            offers.append(Action(Verb.TRANSFER, item, other))


def _others_there(table: Table, companies: list[Company], company: Company) -> list[CardId]:
    """The characters of these companies that are at the same site."""
    site = table.printed[company.site].name
    return [member for one in companies if table.printed[one.site].name == site for member in one.members]


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
