"""Cards are laid on-guard with a company, turned up, and put away again. [MOV-36, SITE-44, SITE-48]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import forget, move, record, remember
from wizardhaven.engine.queries.cards.notes import noted, noted_with
from wizardhaven.engine.queries.chain.on_guard_targets import targeted_cards
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, DISCARD, HAND, ON_GUARD, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table


def lay_on_guard(table: Table, company: CompanyId, card: CardId) -> None:
    """The card lies face-down on the company's new site. [MOV-36]"""
    move(table, card, ON_GUARD)
    _guard(table, company, (*table.companies[company].on_guard, card))
    record(table, Happening.ON_GUARD_PLACED, seat=table.owners[card], number=company)


def remember_targets(table: Table) -> None:
    """Note what the cards on-guard have as legal targets while hazards are played. [SITE-38]

    Whoever is in another company of the player's may have joined before a card is revealed. [SITE-43]
    """
    guards: list[CardId] = []
    for company in table.companies.values():
        if company.on_guard and company.seat == table.active:
            guards.extend(company.on_guard)
    if not guards:
        return
    for card in guards:
        if not noted(table, Remembered.COULD_TARGET, card):
            remember(table, Remembered.COULD_TARGET, card)  # from now on it is known
    at_hand = table.company
    for company in companies_of(table, table.active):
        table.company = company.id  # as though the phase were this company's own
        for card in guards:
            for target in targeted_cards(table, card):
                if not noted_with(table, Remembered.COULD_TARGET, card, target):
                    remember(table, Remembered.COULD_TARGET, card, target)
    table.company = at_hand


def turn_up(table: Table, card: CardId, company: CompanyId) -> None:
    """A card that is turned up is no on-guard card any more. [SITE-44]"""
    forget(table, Remembered.COULD_TARGET, card)
    _guard(table, company, tuple([other for other in table.companies[company].on_guard if other != card]))
    move(table, card, DECLARED)
    record(table, Happening.ON_GUARD_REVEALED, card, seat=table.owners[card])


def put_away_on_guard(table: Table, company: CompanyId, to_hand: bool) -> None:
    """Whatever lies on-guard with the company goes back to hand, or is discarded without being shown.

    [SITE-48, GLO-032]
    """
    if company not in table.companies or not table.companies[company].on_guard:
        return
    for card in table.companies[company].on_guard:
        forget(table, Remembered.COULD_TARGET, card)
        if to_hand:
            move(table, card, HAND)
        else:
            move(table, card, DISCARD)
            record(table, Happening.ON_GUARD_DISCARDED, card, seat=table.owners[card])
    _guard(table, company, ())


def _guard(table: Table, number: CompanyId, cards: tuple[CardId, ...]) -> None:
    fresh = table.companies[number].copy()
    fresh.on_guard = cards
    table.companies[number] = fresh
