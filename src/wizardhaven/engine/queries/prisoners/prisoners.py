"""Who is held by which host, and what else is off to the side. [PRS-01, OFF-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.rings import is_ring
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_site
from wizardhaven.engine.queries.sites.on_the_site import surface_of
from wizardhaven.engine.queries.sites.sites import in_location_deck
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import ASIDE, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, ITEM
from wizardhaven.engine.state.strike import NOBODY, SUCCESSFUL, WAITING
from wizardhaven.engine.state.table import Table


def aside_with(table: Table, host: CardId) -> list[CardId]:
    """The cards off to the side with a host, whoever owns them. [OFF-01]"""
    return [card for seat in (0, 1) for card in table.pile(seat, ASIDE) if table.cards[card].on == host]


def is_prisoner(table: Table, card: CardId) -> bool:
    """Whether a character is held by a hazard host. [PRS-08]"""
    state = table.cards[card]
    if state.place != ASIDE or table.printed[card].kind != CHARACTER:
        return False
    return table.printed[state.on].prisons is not None


def prisoners_of(table: Table, host: CardId) -> list[CardId]:
    """The characters whom a hazard host holds."""
    return [card for card in aside_with(table, host) if is_prisoner(table, card)]


def hosts_against(table: Table, seat: int) -> list[CardId]:
    """The hazard hosts that hold characters of a player's."""
    found: list[CardId] = []
    for card in table.pile(seat, ASIDE):
        host = table.cards[card].on
        if is_prisoner(table, card) and host not in found:
            found.append(host)
    return found


def is_borrowed(table: Table, site: CardId) -> bool:
    """Whether a company uses the rescue site card of a host, for want of a copy of its own. [PRS-22]"""
    state = table.cards[site]
    return state.place == IN_PLAY and state.remembers != NONE and surface_of(table, site) == NONE


def site_to_borrow(table: Table, seat: int, host: CardId) -> CardId:
    """The rescue site card, if it lies with its host and the player has no copy of his own. [PRS-21]"""
    site = rescue_site(table, host)
    if site == NONE or table.cards[site].place != ASIDE:
        return NO_CARD
    return site if in_location_deck(table, seat, table.printed[site].name) == NONE else NO_CARD


def keeps_in_prison(table: Table, card: CardId) -> bool:
    """Whether a card is a ring, which a prisoner keeps. [PRS-11]"""
    item = table.printed[card].item
    return table.printed[card].kind == ITEM and item is not None and is_ring(item)


def captor(attack: Attack) -> CardId:
    """The host for which the strike at hand takes prisoners, or NONE. [CMB-62]"""
    own = attack.strikes[attack.strike].captor if attack.strike != NONE else NO_CARD
    if own == NOBODY:
        return NO_CARD
    return own if own != NONE else attack.captor


def awaits_strike(table: Table, host: CardId) -> bool:
    """Whether a strike that may fill the host is not over: such a host is not empty. [PRS-24]"""
    attack = table.attack
    if attack is None:
        return False
    if attack.captor == host:
        return True
    return any([s.captor == host and s.result in (WAITING, SUCCESSFUL) for s in attack.strikes])
