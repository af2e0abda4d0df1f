"""The resource player says whose turn it is among his companies. [MOV-01, SITE-01]"""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.changes.turn import begin_company
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CompanyId
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


class NextCompany(Choice):
    """One of the companies that have not had this phase yet, until there is none left."""

    __slots__ = ()

    def options(self, table: Table) -> Sequence[Action]:
        waiting = [company for company in companies_of(table, self.seat) if self.waits(company)]
        return [Action(Verb.CHOOSE_COMPANY, number=company.id) for company in waiting] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is not Verb.PASS:
            begin_company(table, action.company_meant)
            self.mark(table, action.company_meant)
            self.begin(table, action.company_meant)

    def waits(self, company: Company) -> bool:
        """Whether the company has not had its phase."""
        raise NotImplementedError

    def mark(self, table: Table, number: CompanyId) -> None:
        """Write down that the company has its phase now."""
        raise NotImplementedError

    def begin(self, table: Table, number: CompanyId) -> None:
        """What its phase consists of."""
        raise NotImplementedError
