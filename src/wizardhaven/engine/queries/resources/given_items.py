"""Which items could be given to whom without being played at a site."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of, unique_is_taken
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.resources.findable import is_such, stored_like
from wizardhaven.engine.queries.words.open_piles import PLACES, open_pile
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NO_CARD, NONE, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject


def gifts(table: Table, card: CardId, put: Put) -> list[tuple[CardId, CardId]]:
    """Each item, one of each name, with each of the player's characters at the site of the card's bearer."""
    company = table.companies.get(company_of(table, card))
    if company is None:
        return []
    here = [
        member
        for other in companies_beside(table, company)
        if other.seat == company.seat
        for member in other.members
    ]
    if put.may:
        here = [member for member in company.members if table.cards[member].status == UNTAPPED]
    items = _items(table, company.seat, put)
    return [(item, one) for item in items for one in here if not has_copy(table, one, item)]


def items_in_exchange(table: Table, card: CardId, put: Put) -> list[tuple[CardId, CardId]]:
    """The items in hand that are meant, and that nothing keeps out of play, with the card's bearer."""
    assert not isinstance(put.what, Subject)
    bearer = bearer_of(table, card)
    if bearer == NONE:
        return []
    held = one_of_each(table, table.pile(table.owners[bearer], HAND))
    items = [
        item
        for item in held
        if fits_printed(table.printed[item], put.what) and not unique_is_taken(table, item)
    ]
    return [(item, bearer) for item in items if not has_copy(table, bearer, item)]


def allies_in_exchange(
    table: Table, company: CompanyId, card: CardId, put: Put
) -> list[tuple[CardId, CardId]]:
    """The ally of that name in hand with each untapped character of the company; the card leaves for it."""
    assert not isinstance(put.what, Subject)
    there = table.companies.get(company)
    if there is None or table.cards[card].place != IN_PLAY:
        return []
    held = [one for one in table.pile(there.seat, HAND) if fits_printed(table.printed[one], put.what)]
    if not held or unique_is_taken(table, held[0], leaving=card):
        return []
    return [(held[0], one) for one in there.members if table.cards[one].status == UNTAPPED]


def _items(table: Table, seat: int, put: Put) -> list[CardId]:
    """The items that are meant, in hand and in the piles, one of each.

    One of which the opponent has stored the like may take its place though it is unique.
    """
    assert not isinstance(put.what, Subject)
    there = [card for source in put.sources for card in open_pile(table, seat, PLACES[source])]
    such = one_of_each(table, [card for card in there if is_such(table, card, put.what, NO_CARD)])
    if not says(put.what, Mark.STORED):
        return such
    return [card for card in such if not unique_is_taken(table, card, leaving=stored_like(table, card))]
