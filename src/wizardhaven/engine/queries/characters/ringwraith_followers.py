"""Ringwraiths who come into play as followers of another one. [ORG-19, ORG-20]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import avatar_of
from wizardhaven.engine.queries.characters.admission import is_closed_to, leaves
from wizardhaven.engine.queries.numbers.control_cost import COST_OF_RINGWRAITH
from wizardhaven.engine.queries.numbers.influence import unused_direct_influence
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, POINTS, REMOVED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race


def lord_of(table: Table, seat: int, card: CardId) -> CardId:
    """The player's Ringwraith whom this one could follow from now on, or NONE. [ORG-19]

    Something must allow it, and he must be at a Darkhaven or where the other is at home.
    """
    if not table.kinds[seat].avatar_follows_avatar or table.printed[card].race is not Race.RINGWRAITH:
        return NO_CARD
    lord = avatar_of(table, seat)
    if lord == NONE or _is_taken(table, card) or unused_direct_influence(table, lord) < COST_OF_RINGWRAITH:
        return NO_CARD
    given = (*table.printed[lord].brings, *leaves(table, seat))
    if not any([Race.RINGWRAITH in leave.races for leave in given]):
        return NO_CARD
    site = table.companies[table.cards[lord].company].site
    if is_closed_to(table, card, site):
        return NO_CARD
    return lord if is_haven(table, site) or is_home_site(table, card, site) else NO_CARD


def _is_taken(table: Table, card: CardId) -> bool:
    """Whether that very Ringwraith is in play, or gone for good. [MAN-03]"""
    name = table.printed[card].name
    for seat in (0, 1):
        for other in (*table.pile(seat, IN_PLAY), *table.pile(seat, POINTS), *table.pile(seat, REMOVED)):
            if other != card and table.printed[other].name == name:
                return True
    return False
