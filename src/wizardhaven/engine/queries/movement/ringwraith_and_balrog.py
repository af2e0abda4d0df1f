"""Companies that may not go every way: a Ringwraith's, the Balrog's. [ORG-74, UND-16, UND-17]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.sites.sites import is_haven, is_under_deeps, site_of
from wizardhaven.engine.queries.words.being import MOVEMENTS
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.state.company import STARTER, UNDER_DEEPS, Company
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import Movement, Race, RegionType

OF_RINGWRAITHS: Final = (STARTER, UNDER_DEEPS)


def is_bound(table: Table, company: Company) -> bool:
    """Whether not every way is open to the company."""
    return has_ringwraith(table, company) or bool(_barred(table, company))


def has_ringwraith(table: Table, company: Company) -> bool:
    """Whether it is the company of a Ringwraith player's Ringwraith."""
    if not table.kinds[company.seat].avatar_is_bound:
        return False
    return any([table.printed[member].race is Race.RINGWRAITH for member in company.members])


def modes_of(table: Table, company: Company) -> list[CardId]:
    """The cards on the company, or on one of its characters, that give its Ringwraith a mode. [ORG-75]"""
    cards = [card for card in table.board if table.cards[card].company == company.id]
    for member in company.members:
        cards.extend(table.cards[member].carried)
    return [card for card in cards if table.printed[card].mode]


def _barred(table: Table, company: Company) -> list[Movement]:
    """The kinds of movement that somebody or something in the company, or a card in play, rules out."""
    found: list[Movement] = []
    for card in table.watchers:
        if table.printed[card].bars_ways:
            if company_of(table, card) == company.id or _is_barred_by(table, company, card):
                found.extend(table.printed[card].bars_ways)
    return found


def _is_barred_by(table: Table, company: Company, card: CardId) -> bool:
    """Whether a card bars such companies from a way; not if Region Movement is not used. [ORG-69]"""
    if table.settings.starter_movement_only or company_of(table, card) != NONE:
        return False
    context = Context(company.seat, card, company.id)
    return any(
        [
            one.what is Sort.COMPANY and is_so(table, one.condition, context)
            for one in table.printed[card].forbids
        ]
    )


def may_set_out(table: Table, company: Company, destination: CardId) -> bool:
    """Whether a Ringwraith may be sent there: to a Darkhaven, or in a mode from one elsewhere. [ORG-74]

    If he has been let loose he need not set out from a Darkhaven.
    """
    if is_under_deeps(site_of(table, destination)) and _keeps_above(table, company):
        return False
    if not has_ringwraith(table, company) or is_haven(table, destination):
        return True
    from_there = is_haven(table, company.site) or bool(_let_loose(table, company))
    return from_there and bool(modes_of(table, company))


def _keeps_above(table: Table, company: Company) -> bool:
    """Whether something on the company keeps it from sites in the Under-deeps."""
    for card in table.watchers:
        if table.printed[card].bars_ways and company_of(table, card) == company.id:
            if any([one.where is Mark.UNDER_DEEPS for one in table.printed[card].forbids]):
                return True
    return False


def _let_loose(table: Table, company: Company) -> list[Movement]:
    """The kinds of movement that are open to a Ringwraith besides his own. [ORG-74]"""
    lasting = standing_on_company(table, company.id) if table.lasting else []
    found: list[Movement] = []
    for standing in lasting:
        if isinstance(standing, Permit) and isinstance(standing.where, Movement):
            found.append(standing.where)
    return found


def may_take(table: Table, company: Company, movement: int, path: tuple[RegionType, ...]) -> bool:
    """Whether the company may move that way; a Ringwraith neither through regions nor over the sea."""
    if has_ringwraith(table, company):
        if RegionType.COASTAL_SEA in path:
            return False
        if movement not in OF_RINGWRAITHS and MOVEMENTS[movement] not in _let_loose(table, company):
            return False
    return MOVEMENTS[movement] not in _barred(table, company)
