"""Some begin with two companies, each at a site of its own. [SET-30, SET-32]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.companies import join_company, leave_company
from wizardhaven.engine.changes.new_companies import form_company, put_site_into_play
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.rules.setup.starting_site import allowed_sites
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


@final
class StandApart(Choice):
    """One after another may begin at the second site; somebody stays at the first. [SET-30, SET-32]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.STARTING_COMPANIES

    def options(self, table: Table) -> Sequence[Action]:
        companies = companies_of(table, self.seat)
        if not companies or len(companies[0].members) == 1:
            return [PASS]
        apart = [
            Action(Verb.START_AT, member, site)
            for site in _other_sites(table, self.seat, companies)
            for member in companies[0].members
        ]
        return [PASS, *apart]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        companies = companies_of(table, self.seat)
        if len(companies) > 1:
            join_company(table, action.card, companies[1].id)
        else:
            leave_company(table, action.card)
            put_site_into_play(table, action.other)
            form_company(table, self.seat, action.other, (action.card,))
        table.push(StandApart(self.seat))

    def refusal(self) -> Reason:
        return Reason.GETTING_READY


def _other_sites(table: Table, seat: int, companies: list[Company]) -> list[CardId]:
    """Where the second company begins: where it is already, or at another site that is allowed."""
    if len(companies) > 1:
        return [companies[1].site]
    first = table.printed[companies[0].site].name
    return [site for site in allowed_sites(table, seat) if table.printed[site].name != first]
