"""At the end of the turn a company may be at a haven: movement without its phase. [END-07, MOV-49]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.companies import arrive
from wizardhaven.engine.changes.forming import put_site_into_play
from wizardhaven.engine.queries.companies import companies_of
from wizardhaven.engine.queries.holds import Context, holds
from wizardhaven.engine.queries.sites import in_location_deck, is_haven, nearest_haven
from wizardhaven.engine.rules.turn.movement_hazard import leave_behind
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.lasting import COMPANY
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.journeys import MayReplaceSite


def offer_havens(table: Table, seat: int) -> list[Action]:
    """Every company that may replace its site, by which haven, and the card that lets it."""
    offers: list[Action] = []
    for lasting in table.lasting:
        if isinstance(lasting.standing, MayReplaceSite) and lasting.on.kind == COMPANY:
            company = table.companies.get(lasting.on.number)
            if company is not None and company.seat == seat:
                if _may(table, company, lasting.source, lasting.standing):
                    home = not lasting.standing.by_any_site
                    _offer(table, company, lasting.on.name, lasting.source, offers, haven_only=home)
    for company in companies_of(table, seat):
        for member in company.members:
            for card in table.cards[member].carried:
                for ability in table.printed[card].abilities:
                    if isinstance(ability, MayReplaceSite) and ability.by_nearest_haven:
                        if _may(table, company, card, ability):
                            _offer(table, company, nearest_haven(table, company.site), card, offers)
    return offers


def _may(table: Table, company: Company, card: CardId, ability: MayReplaceSite) -> bool:
    context = Context(company.seat, card, company.id)
    return all([holds(table, condition, context) for condition in ability.conditions])


def _offer(
    table: Table,
    company: Company,
    haven: str,
    by: CardId,
    offers: list[Action],
    haven_only: bool = True,
) -> None:
    """A card of that site where one of the player's companies is, or from his location deck."""
    if table.printed[company.site].name == haven:
        return
    there = [one.site for one in companies_of(table, company.seat) if table.printed[one.site].name == haven]
    site = there[0] if there else in_location_deck(table, company.seat, haven)
    if site != NONE and (not haven_only or is_haven(table, site)):
        offers.append(Action(Verb.REPLACE_SITE, site, by, number=company.id))


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

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, *offer_havens(table, self.seat)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        if table.cards[action.other].place == IN_PLAY:
            discard(table, action.other)
        put_site_into_play(table, action.card)
        fresh = table.companies[action.number].copy()
        fresh.destination = action.card
        fresh.moved = True
        table.companies[action.number] = fresh
        leave_behind(table, fresh)
        arrive(table, action.number)
        table.push(EndOfTurnJourneys())

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
