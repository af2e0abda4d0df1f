"""What is counted against a company's hazard limit, and the limit itself. [MOV-15, MOV-16]"""

from __future__ import annotations

from wizardhaven.engine.queries.companies.hazard_limit import base_hazard_limit
from wizardhaven.engine.state.ids import CompanyId
from wizardhaven.engine.state.table import Table


def count_hazards(table: Table, amount: int) -> None:
    """So many hazards more count against the limit of the company at hand. [MOV-16]"""
    fresh = table.companies[table.company].copy()
    fresh.hazards += amount
    table.companies[table.company] = fresh


def count_anew(table: Table, number: CompanyId) -> None:
    """What was played against the company in an earlier phase of the turn does not count. [MOV-16]"""
    if table.companies[number].hazards == 0:
        return
    fresh = table.companies[number].copy()
    fresh.hazards = 0
    table.companies[number] = fresh


def set_base_limit(table: Table, number: CompanyId) -> None:
    """The base hazard limit is what the company's size makes it now. [MOV-15]"""
    company = table.companies[number]
    limit = base_hazard_limit(table, company)
    if limit == company.base_limit:
        return
    fresh = company.copy()
    fresh.base_limit = limit
    table.companies[number] = fresh
