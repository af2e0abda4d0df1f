"""The site phase: entering, facing what is there, and acting at the site. [SITE-01 to SITE-21, SITE-48]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.turn import begin_phase, end_company, enter_site, visit
from wizardhaven.engine.queries.companies.companies import idle_by
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.rules.chain.declaring import cancel_by_tapping
from wizardhaven.engine.rules.chain.offers import offer_ways_out
from wizardhaven.engine.rules.combat.company_attack import last_actions
from wizardhaven.engine.rules.hazards.hazard_window import take_back_on_guard
from wizardhaven.engine.rules.hazards.on_guard import DeclareAgents, RevealOnEntry, says_on_entry, sentries
from wizardhaven.engine.rules.turn.next_company import NextCompany
from wizardhaven.engine.rules.turn.phases import BeginningOfPhase, EndOfPhase
from wizardhaven.engine.rules.turn.site_window import SiteWindow
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase


@final
class SitePhase(Step):
    """Each company has its own site phase; afterwards unrevealed cards go back to hand. [SITE-01, SITE-48]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        begin_phase(table, Phase.SITE)
        table.push(NextAtSite(table.active), ReturnOnGuard())


@final
class NextAtSite(NextCompany):
    """The next company whose site phase it is. [SITE-01]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.NEXT_AT_SITE

    def waits(self, company: Company) -> bool:
        return not company.visited

    def mark(self, table: Table, number: CompanyId) -> None:
        visit(table, number)

    def begin(self, table: Table, number: CompanyId) -> None:
        table.push(BeginningOfPhase(Phase.SITE, number), EnterSite(self.seat, number), NextAtSite(self.seat))

    def refusal(self) -> Reason:
        return Reason.NOT_BEFORE_ENTERING


@final
class EnterSite(Choice):
    """Enter, or do nothing; a company that was sent back can only do nothing. [SITE-03, SITE-04]

    So can one that an effect keeps idle, unless somebody taps to be rid of it.
    """

    __slots__ = ("company",)

    asks: ClassVar[Question] = Question.ENTER_SITE

    def __init__(self, seat: int, company: CompanyId) -> None:
        super().__init__(seat)
        self.company = company

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(self.company)
        if company is None or company.returned:
            return [Action(Verb.PASS)]
        if table.lasting and idle_by(table, company):
            offers = [Action(Verb.PASS)]
            offer_ways_out(table, company, offers)
            return offers
        return [Action(Verb.PASS), Action(Verb.ENTER, company.site, number=self.company)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            table.push(EndOfPhase(Phase.SITE, self.company))  # what its end sets off still happens [TIM-78]
            return
        if action.verb is Verb.CANCEL_BY_TAPPING:
            cancel_by_tapping(table, action)
            table.push(EnterSite(self.seat, self.company))
            return
        table.push(
            *on_entry(table, table.companies[self.company]),
            SiteEntered(self.company),
            SiteWindow(self.seat),
            *last_actions(table, self.seat, self.company),
            EndOfPhase(Phase.SITE, self.company),
        )

    def refusal(self) -> Reason:
        return Reason.NOT_BEFORE_ENTERING


def on_entry(table: Table, company: Company) -> list[Step]:
    """Cards on-guard may be turned up where there are automatic-attacks, some of them anywhere. [SITE-06]"""
    anyhow = any([says_on_entry(table, card) for card in company.on_guard])
    if anyhow or automatic_attacks(table, company.site):
        return [RevealOnEntry(1 - company.seat, company.id, ())]
    return [*sentries(table, company.id), DeclareAgents(1 - company.seat, company.id, ())]


@final
class SiteEntered(Step):
    """Whoever is left of the company has entered, won or lost. [SITE-08]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is not None and not company.returned:
            enter_site(table, self.company)


@final
class ReturnOnGuard(Step):
    """On-guard cards that were not revealed go back to hand. [SITE-48]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        end_company(table)
        for number, company in list(table.companies.items()):
            if company.on_guard:
                take_back_on_guard(table, number)
