"""How many regions a company may move through. [ORG-69]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.companies.such import is_meant
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.state.atlas import MOST_REGIONS, NORMAL_REGIONS
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Stat

LEAST_REGIONS: Final = 2


def most_regions(table: Table, company: Company, through: tuple[str, ...] = ()) -> int:
    """Through how many regions the company may move, on a way through these regions. [ORG-69]"""
    most = NORMAL_REGIONS
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(standing, Modify) and standing.what is Stat.REGIONS and standing.how is How.ADD:
            if not isinstance(standing.of, Within) or _passes(through, standing.of):
                assert isinstance(standing.by, int)
                most += standing.by
    if Stat.REGIONS not in table.lexicon:
        return max(min(MOST_REGIONS, most), LEAST_REGIONS)
    further = min(MOST_REGIONS, most + _more_by_cards(table, company))
    changes = _changes_in_play(table)
    if not changes:
        return max(further, LEAST_REGIONS)
    least = max(further - _taken_off(table, company, changes), LEAST_REGIONS)
    return min([least, *_limits(table, company, changes)])


def _passes(way: tuple[str, ...], within: Within) -> bool:
    """Whether the way leads through one of these regions."""
    return any([region in within.regions for region in way])


def _more_by_cards(table: Table, company: Company) -> int:
    """How many more regions what somebody carries allows; of several cards the best one counts. [ORG-69]"""
    best = 0
    for member in company.members:
        for card in table.cards[member].carried:
            for change in table.printed[card].modifiers:
                if change.what is Stat.REGIONS and isinstance(change.by, int) and change.by > best:
                    if is_so(table, change.condition, Context(company.seat, card, company.id)):
                        best = change.by
    return best


def _changes_in_play(table: Table) -> list[tuple[CardId, Modify]]:
    """What cards in play say of how many regions, each with its card."""
    found: list[tuple[CardId, Modify]] = []
    for card in table.board:
        for change in table.printed[card].modifiers:
            if change.what is Stat.REGIONS:
                found.append((card, change))
    return found


def _limits(table: Table, company: Company, changes: list[tuple[CardId, Modify]]) -> list[int]:
    """Through how many regions at most cards on the company let it move in all cases."""
    found: list[int] = []
    for card, change in changes:
        if change.how is How.SET and isinstance(change.by, int) and is_meant(table, company, card, change.of):
            found.append(change.by)
    return found


def _taken_off(table: Table, company: Company, changes: list[tuple[CardId, Modify]]) -> int:
    """How many regions cards in play take off the way of such companies."""
    fewer = 0
    for card, change in changes:
        if change.how is not How.SET and is_meant(table, company, card, change.of):
            if is_so(table, change.condition, Context(table.owners[card], card, company.id)):
                assert isinstance(change.by, int)
                fewer -= change.by
    return fewer
