"""Which cards of the opponent's a company could try to influence. [INF-04 to INF-07]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, factions_of
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import HAND, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment


def same_in_hand(table: Table, company: Company, target: CardId) -> CardId:
    """A card in hand identical to the target that may be shown at the company's site, or NONE. [INF-08]"""
    for card in table.pile(company.seat, HAND):
        if table.printed[card].name == table.printed[target].name and _fits_site(table, card, company):
            return card
    return NO_CARD


def _fits_site(table: Table, card: CardId, company: Company) -> bool:
    """Whether a card of a Fallen-wizard's is of the alignment of the site, as a haven of his is of any.

    [INF-15, FW-42]
    """
    if not table.kinds[company.seat].matches_site or table.printed[card].kind == CHARACTER:
        return True
    of_site = table.printed[company.site].alignment
    if of_site is Alignment.FALLEN_WIZARD or is_haven(table, company.site):
        return True
    return table.printed[card].alignment in (of_site, Alignment.DUAL)


def within_reach(table: Table, company: Company, anywhere: bool = False) -> list[CardId]:
    """Cards of the opponent's that a character of this company could try, there or anywhere. [INF-05]"""
    opponent = 1 - company.seat
    site = table.printed[company.site].name
    found: list[CardId] = []
    for other in table.companies.values():
        if other.seat != opponent or (table.printed[other.site].name != site and not anywhere):
            continue
        for member in other.members:
            if table.printed[member].avatar:
                continue
            controller = table.cards[member].controller
            if controller < 0 or not table.printed[controller].avatar:
                found.append(member)
            found.extend(_held(table, company, member))
    for faction in factions_of(table, opponent):
        card = table.printed[faction].faction
        if (
            card is not None
            and card.freely is None
            and (anywhere or is_one_of(table, company.site, card.playable_at))
        ):
            found.append(faction)
    return found


def is_near(table: Table, company: Company, target: CardId) -> bool:
    """Whether the card of the opponent's is where the company is, or would be played there. [INF-05]"""
    faction = table.printed[target].faction
    if faction is not None:
        return is_one_of(table, company.site, faction.playable_at)
    other = table.companies.get(company_of(table, target))
    return other is not None and table.printed[other.site].name == table.printed[company.site].name


def _held(table: Table, company: Company, member: CardId) -> list[CardId]:
    """His allies, and his items if an identical one is in hand and no event lies on them. [INF-06]"""
    found: list[CardId] = []
    for card in table.cards[member].carried:
        kind = table.printed[card].kind
        if kind == ALLY:
            found.append(card)
        elif kind == ITEM and not table.cards[card].carried:
            if same_in_hand(table, company, card) != NONE:
                found.append(card)
    return found
