"""How many regions a company may move through. [ORG-69]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.atlas import MOST_REGIONS, NORMAL_REGIONS
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.journeys import MoreRegions

LEAST_REGIONS: Final = 2


def most_regions(table: Table, company: Company, through: tuple[str, ...] = ()) -> int:
    """Through how many regions the company may move, on a way through these regions. [ORG-69]"""
    most = NORMAL_REGIONS
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(standing, MoreRegions):
            if not standing.through or any([region in standing.through for region in through]):
                most += standing.amount
    best = 0
    for member in company.members:
        for card in table.cards[member].carried:
            for ability in table.printed[card].abilities:
                if isinstance(ability, MoreRegions) and ability.amount > best:
                    context = Context(company.seat, card, company.id)
                    if ability.condition is None or holds(table, ability.condition, context):
                        best = ability.amount
    return max(min(MOST_REGIONS, most + best) - _fewer_regions(table, company), LEAST_REGIONS)


def _fewer_regions(table: Table, company: Company) -> int:
    """How many regions cards in play take off the way of every company."""
    fewer = 0
    for card in table.board:
        for change in table.printed[card].fewer_regions:
            context = Context(table.owners[card], card, company.id)
            if change.condition is None or holds(table, change.condition, context):
                fewer -= change.amount
    return fewer
