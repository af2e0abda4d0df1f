"""Ringwraiths who come into play as followers of another one. [ORG-19, ORG-20]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import avatar_of
from wizardhaven.engine.queries.characters.admission import is_closed_to, leaves
from wizardhaven.engine.queries.companies.composition import solitude
from wizardhaven.engine.queries.numbers.control_cost import cost_under, follows_freely, may_lead_another
from wizardhaven.engine.queries.numbers.influence import unused_direct_influence
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, POINTS, REMOVED, CardId, CompanyId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Race


def lord_of(table: Table, seat: int, card: CardId, by_leave: bool = False) -> CardId:
    """The player's Ringwraith whom this one could follow from now on, or NONE. [ORG-19]

    Something must allow it, if the leave for it has not been given yet, and he must be at a Darkhaven or
    where the other is at home.
    """
    if not table.kinds[seat].avatar_follows_avatar or table.printed[card].race is not Race.RINGWRAITH:
        return NO_CARD
    lord = avatar_of(table, seat)
    if lord == NONE or _is_taken(table, card) or not may_lead(table, lord, card):
        return NO_CARD
    if not by_leave and not _is_let(table, seat, lord, card):
        return NO_CARD
    site = table.companies[table.cards[lord].company].site
    if is_closed_to(table, card, site):
        return NO_CARD
    return lord if is_haven(table, site) or is_home_site(table, card, site) else NO_CARD


def may_lead(table: Table, lord: CardId, card: CardId) -> bool:
    """Whether the player's Ringwraith can control this one, and goes not alone. [ORG-20]"""
    if is_alone(table, table.cards[lord].company):
        return False
    return unused_direct_influence(table, lord) >= cost_under(table, lord, card)


def is_alone(table: Table, company: CompanyId) -> bool:
    """Whether neither an ally nor another Ringwraith may join the company."""
    if company == NONE:
        return False
    if solitude(table, table.companies[company].members) != NONE:
        return True
    if Deed.JOIN not in table.lexicon:
        return False
    alone = [one for one in table.board if table.cards[one].company == company]
    return any([table.printed[one].rides_alone for one in alone])


def _is_let(table: Table, seat: int, lord: CardId, card: CardId) -> bool:
    """Whether a card, his lord's text or his own lets this Ringwraith come as a follower. [ORG-19]"""
    if may_lead_another(table, lord) or follows_freely(table, card):
        return True
    given = (*table.printed[lord].brings, *leaves(table, seat))
    return any([Race.RINGWRAITH in races_in(leave.what) for leave in given])


def _is_taken(table: Table, card: CardId) -> bool:
    """Whether that very Ringwraith is in play, or gone for good. [MAN-03]"""
    name = table.printed[card].name
    for seat in (0, 1):
        for other in (*table.pile(seat, IN_PLAY), *table.pile(seat, POINTS), *table.pile(seat, REMOVED)):
            if other != card and table.printed[other].name == name:
                return True
    return False
