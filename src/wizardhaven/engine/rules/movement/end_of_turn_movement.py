"""At the end of the turn a company may be at a haven: movement without its phase. [END-07, MOV-49]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.companies import arrive, go_to
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.sites.site_versions import usable_by
from wizardhaven.engine.queries.sites.sites import is_haven, nearest_haven, site_type
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.movement.journey import leave_behind
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, CardId
from wizardhaven.engine.state.lasting import COMPANY
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import SiteType


def offer_havens(table: Table, seat: int) -> list[Action]:
    """Every company that may replace its site, by which haven, and the card that lets it."""
    offers: list[Action] = []
    for lasting in table.lasting:
        back = lasting.standing
        if isinstance(back, Permit) and back.deed is Deed.GO_BACK and lasting.on.kind == COMPANY:
            company = table.companies.get(lasting.on.company)
            if company is not None and company.seat == seat:
                if _may(table, company, lasting.source, back):
                    began = _where_it_began(table, company, lasting.on.name, back)
                    _offer(company, began, lasting.source, offers)
    if Deed.GO_TO_NEAREST_HAVEN not in table.lexicon:
        return offers
    for company in companies_of(table, seat):
        for member in company.members:
            for card in table.cards[member].carried:
                permit = table.printed[card].permit(Deed.GO_TO_NEAREST_HAVEN)
                if permit is not None and _may(table, company, card, permit):
                    _offer(company, _nearest(table, company), card, offers)
    return offers


def _may(table: Table, company: Company, card: CardId, permit: Permit) -> bool:
    context = Context(company.seat, card, company.id)
    return permit.condition is None or holds(table, permit.condition, context)


def _where_it_began(table: Table, company: Company, name: str, back: Permit) -> list[CardId]:
    """Cards of the site where the company began the turn: a haven of its own, or whatever it is."""
    found = _cards_of(table, company, name)
    return [site for site in found if back.where is not SiteType.HAVEN or is_haven(table, site)]


def _nearest(table: Table, company: Company) -> list[CardId]:
    """Cards of the haven that its site names as the nearest; it need not be the player's own. [FW-36]"""
    found = _cards_of(table, company, nearest_haven(table, company.site))
    return [site for site in found if site_type(table, site) is SiteType.HAVEN]


def _cards_of(table: Table, company: Company, name: str) -> list[CardId]:
    """The site's cards that it may use: where another company of its player is, or in his location deck."""
    if table.printed[company.site].name == name:
        return []
    there = [one.site for one in companies_of(table, company.seat)]
    cards = [
        site for site in (*there, *table.pile(company.seat, LOCATION)) if table.printed[site].name == name
    ]
    return [site for site in cards if usable_by(table, company, site)]


def _offer(company: Company, sites: list[CardId], by: CardId, offers: list[Action]) -> None:
    if sites:
        offers.append(Action(Verb.REPLACE_SITE, sites[0], by, number=company.id))


@final
class EndOfTurnJourneys(Step):
    """The question comes only if some company may replace its site."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if offer_havens(table, table.active):
            table.push(ReplaceSite(table.active))


@final
class ReplaceSite(Choice):
    """A company replaces its site by a haven; it has moved, though no hazards are played. [END-07]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.REPLACE_SITE

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, *offer_havens(table, self.seat)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        if table.cards[action.other].place == IN_PLAY:
            discard(table, action.other)
        go_to(table, action.company_meant, action.card)
        leave_behind(table, table.companies[action.company_meant])
        arrive(table, action.company_meant)
        table.push(EndOfTurnJourneys())

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
