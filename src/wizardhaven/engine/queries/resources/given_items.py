"""Which items could be given to whom without being played at a site."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of, unique_is_taken
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.resources.findable import PLACES
from wizardhaven.engine.queries.words.open_piles import open_pile
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NO_CARD, NONE, STORED, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import GiveItem
from wizardhaven.vocabulary.terms import ItemClass


def gifts(table: Table, card: CardId, effect: GiveItem) -> list[tuple[CardId, CardId]]:
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
    if effect.tapping:
        here = [member for member in company.members if table.cards[member].status == UNTAPPED]
    items = _items(table, company.seat, effect)
    return [(item, one) for item in items for one in here if not has_copy(table, one, item)]


def items_in_exchange(table: Table, card: CardId) -> list[tuple[CardId, CardId]]:
    """The items in hand that are not special, and that nothing keeps out of play, with the card's bearer."""
    bearer = bearer_of(table, card)
    if bearer == NONE:
        return []
    held = one_of_each(table, table.pile(table.owners[bearer], HAND))
    items = [item for item in held if _is_of(table, item, None) and not unique_is_taken(table, item)]
    return [(item, bearer) for item in items if not has_copy(table, bearer, item)]


def allies_in_exchange(
    table: Table, company: CompanyId, card: CardId, ally: str | None
) -> list[tuple[CardId, CardId]]:
    """The ally of that name in hand with each untapped character of the company; the card leaves for it."""
    there = table.companies.get(company)
    if there is None or table.cards[card].place != IN_PLAY:
        return []
    held = [one for one in table.pile(there.seat, HAND) if table.printed[one].name == ally]
    if not held or unique_is_taken(table, held[0], leaving=card):
        return []
    return [(held[0], one) for one in there.members if table.cards[one].status == UNTAPPED]


def stored_like(table: Table, seat: int, card: CardId) -> CardId:
    """The item identical to this one that the opponent has stored, if he has. [ORG-54]"""
    for stored in table.pile(1 - seat, STORED):
        if table.printed[stored].code == table.printed[card].code:
            return stored
    return NO_CARD


def _like_stored(table: Table, seat: int, effect: GiveItem) -> list[CardId]:
    """The items of which the opponent has stored the like, one of each; a unique one may take its place."""
    found: list[CardId] = []
    for card in _at_hand(table, seat, effect):
        stored = stored_like(table, seat, card)
        if stored != NONE and not unique_is_taken(table, card, leaving=stored):
            found.append(card)
    return found


def _items(table: Table, seat: int, effect: GiveItem) -> list[CardId]:
    """The items of the right class and sort, one of each; or those that the opponent has stored as well."""
    if effect.as_stored:
        return _like_stored(table, seat, effect)
    found: list[CardId] = []
    for card in _at_hand(table, seat, effect):
        printed = table.printed[card]
        if not printed.unique and any([printed.has(word) for word in effect.keywords]):
            found.append(card)
    return found


def _at_hand(table: Table, seat: int, effect: GiveItem) -> list[CardId]:
    """The items of the right class in hand and in the piles that are meant, one of each."""
    places = (HAND, *[PLACES[source] for source in effect.sources])
    cards = [card for place in places for card in open_pile(table, seat, place)]
    return one_of_each(table, [card for card in cards if _is_of(table, card, effect.item_class)])


def _is_of(table: Table, card: CardId, wanted: ItemClass | None) -> bool:
    """Whether it is an item of the class that is meant; of any but the special ones, if none is."""
    item = table.printed[card].item
    if item is None:
        return False
    return item.item_class is wanted if wanted is not None else item.item_class is not ItemClass.SPECIAL
