"""The hazard limit of a company, and what changes it. [MOV-15 to MOV-18]"""

from __future__ import annotations

from itertools import combinations
from math import prod

from wizardhaven.engine.queries.cards.notes import noted, times_noted
from wizardhaven.engine.queries.companies.such import is_meant
from wizardhaven.engine.queries.words.characters import size
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.queries.words.site_path import regions_counted
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import COMPANY
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count, Number
from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.terms import Stat


def base_hazard_limit(table: Table, company: Company) -> int:
    """The size of the company or 2; half of it, rounded up, after the sideboard was used. [MOV-15]"""
    limit = max(2, size(table, company.members))
    if noted(table, Remembered.HAZARD_SIDEBOARD):
        limit = (limit + 1) // 2
    return limit


def hazard_limit(table: Table, number: CompanyId) -> int:
    """The hazard limit as it stands. [MOV-16]"""
    company = table.companies[number]
    limit = company.base_limit
    changes: list[tuple[int, int]] = []
    if Stat.HAZARD_LIMIT in table.lexicon:
        changes.extend([(amount, least) for _, amount, least in limits_by_cards(table, company)])
    if table.lasting:
        changes.extend([(amount, least) for _, amount, least in lasting_limits(table, company)])
        factors = _factors(table, company)
        if factors:
            return max(0, _multiplied(limit, changes, factors))
    return max(0, _changed_limit(limit, changes) if changes else limit)


def limits_for_movers(table: Table, company: Company) -> list[tuple[CardId, int]]:
    """By how much the new site changes the hazard limit of a company, then cards in play. [MOV-18]"""
    return [(card, amount) for card, amount, _ in limits_by_cards(table, company)]


def limits_by_cards(table: Table, company: Company) -> list[tuple[CardId, int, int]]:
    """The same, and how low each may bring it."""
    found: list[tuple[CardId, int, int]] = []
    if Stat.HAZARD_LIMIT not in table.lexicon:
        return found
    new_site = (company.destination,) if company.destination != NONE else ()
    for card in (*new_site, *table.board):
        for change in table.printed[card].modifiers:
            if change.what is Stat.HAZARD_LIMIT and is_meant(table, company, card, change.of):
                context = Context(table.owners[card], card, company.id)
                if is_so(table, change.condition, context):
                    found.append((card, _amount(table, company, change.by), change.least or 0))
    return found


def _amount(table: Table, company: Company, by: int | Number) -> int:
    """By how much the limit is changed: so much, or so much for each region of a type or card drawn."""
    if isinstance(by, int):
        return by
    assert isinstance(by, Count)
    if by.what is Tally.DRAWN:
        return by.times * times_noted(table, Remembered.DRAWN, company.id)
    return by.times * regions_counted(table, company, by)


def lasting_limits(table: Table, company: Company) -> list[tuple[CardId, int, int]]:
    """By how much what lasts this turn changes the hazard limit, and how low it may bring it. [MOV-18]"""
    found: list[tuple[CardId, int, int]] = []
    for source, one in _lasting(table, company):
        if one.how is How.ADD:
            found.append((source, _amount(table, company, one.by), one.least or 0))
    return found


def _factors(table: Table, company: Company) -> list[int]:
    """By what else the hazard limit is multiplied this turn."""
    return [one.by for _, one in _lasting(table, company) if one.how is How.TIMES and isinstance(one.by, int)]


def _lasting(table: Table, company: Company) -> list[tuple[CardId, Modify]]:
    """What changes the hazard limit for this turn, and whose card it is."""
    found: list[tuple[CardId, Modify]] = []
    for lasting in table.lasting:
        if lasting.on.kind != COMPANY or lasting.on.number != company.id:
            continue
        one = lasting.standing
        if isinstance(one, Modify) and one.what is Stat.HAZARD_LIMIT:
            if is_so(table, one.condition, Context(company.seat, NO_CARD, company.id)):
                found.append((lasting.source, one))
    return found


def _multiplied(limit: int, changes: list[tuple[int, int]], factors: list[int]) -> int:
    """The lowest to which the limit can come in any order, some changes before it is multiplied. [MOV-18]"""
    found: list[int] = []
    for number in range(len(changes) + 1):
        for before in combinations(range(len(changes)), number):
            early = [change for index, change in enumerate(changes) if index in before]
            late = [change for index, change in enumerate(changes) if index not in before]
            found.append(_changed_limit(_changed_limit(limit, early) * prod(factors), late))
    return min(found)


def _changed_limit(limit: int, changes: list[tuple[int, int]]) -> int:
    """The limit after all changes, in the order that the resource player chooses: the best for him. [MOV-18]

    What raises it comes first, then what lowers it, the highest minimum before the others.
    """
    limit += sum([amount for amount, _ in changes if amount > 0])
    lowering = [change for change in changes if change[0] < 0]
    for minimum in sorted({least for _, least in lowering}, reverse=True):
        less = sum([amount for amount, least in lowering if least == minimum])
        limit = min(limit, max(minimum, limit + less))
    return limit
