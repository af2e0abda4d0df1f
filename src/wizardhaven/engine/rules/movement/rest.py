"""A company that has come to a place of rest may restore one of its characters. [MOV-42]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import heal, untap
from wizardhaven.engine.queries.cards.in_play import kept_tapped, members_of, with_allies
from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.rules.effects.cards import make_company_well, untap_company
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, TAPPED, WOUNDED, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.journeys import RestAfterJourney


def rests_there(table: Table, site: CardId) -> int:
    """How many cards give rest at the site of that name, whosever site card they lie on."""
    found = 0
    for seat in (0, 1):
        for card in table.pile(seat, IN_PLAY):
            on = table.cards[card].on
            if on == NONE or table.printed[on].name != table.printed[site].name:
                continue
            found += len([a for a in table.printed[card].abilities if isinstance(a, RestAfterJourney)])
    return found


@final
class RestAtSite(Step):
    """Right after its movement/hazard phase the company is asked, once for each such card."""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is not None:
            if table.lasting and _is_restored(table, company):
                make_company_well(table, company.id)
                untap_company(table, company.id)
            times = rests_there(table, company.site)
            table.push(*[Rest(company.seat, self.company) for _ in range(times)])


def _is_restored(table: Table, company: Company) -> bool:
    """Whether everybody of the company is restored because of where it has moved to."""
    for standing in standing_on_company(table, company.id) if company.moved else []:
        if isinstance(standing, RestAfterJourney) and standing.everybody_at is not None:
            if is_place(table, company.site, standing.everybody_at):
                return True
    return False


@final
class Rest(Choice):
    """One character untaps, or is healed and tapped; or nobody."""

    __slots__ = ("company",)

    asks: ClassVar[Question] = Question.REST

    def __init__(self, seat: int, company: CompanyId) -> None:
        super().__init__(seat)
        self.company = company

    def options(self, table: Table) -> Sequence[Action]:
        members = members_of(table, self.company)
        weary = [one for one in with_allies(table, members) if _may_rest(table, one)]
        return [PASS, *[Action(Verb.RESTORE, one) for one in weary]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is not Verb.RESTORE:
            return
        if table.cards[action.card].status == WOUNDED:
            heal(table, action.card)
        else:
            untap(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def _may_rest(table: Table, one: CardId) -> bool:
    """Whether he is weary; an ally counts as a character only where he is healed. [SITE-28]"""
    status = table.cards[one].status
    if status == TAPPED:
        return table.printed[one].kind == CHARACTER and not kept_tapped(table, one)
    return status == WOUNDED
