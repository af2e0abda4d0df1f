"""Sites that nobody uses leave play, and with them what was played on them. [MOV-44, UNT-11]"""

from __future__ import annotations

from wizardhaven.engine.changes.off_to_the_side import leave_host
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.prisoners.prisoners import prisoners_of
from wizardhaven.engine.queries.sites.on_the_site import never_leaves, surface_of
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.queries.sites.treated_as import is_renewed
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import (
    ASIDE,
    DISCARD,
    IN_PLAY,
    LOCATION,
    NO_CARD,
    NONE,
    STORED,
    TAPPED,
    CardId,
)
from wizardhaven.engine.state.table import Table


def site_in_use(table: Table, site: CardId) -> bool:
    """Whether a company is at the site or on its way to it, or an agent has its card. [AGT-46]"""
    for company in table.companies.values():
        if company.site == site or company.destination == site or company.origin == site:
            return True
        if site in (surface_of(table, company.site), surface_of(table, company.new_site())):
            return True  # nobody leaves a Wizardhaven by going beneath it [FW-41]
    return any([site in agent.sites for agent in table.agents])


def release_site(table: Table, site: CardId) -> None:
    """A site nobody uses any more: discarded if tapped and no haven, else back to its deck. [MOV-44]

    A borrowed rescue site goes back to its host, or to its owner's location deck if that is gone. [PRS-25]
    """
    if table.cards[site].place != IN_PLAY or site_in_use(table, site) or never_leaves(table, site):
        return
    host, above = table.cards[site].card_remembered, surface_of(table, site)
    if host != NONE and above == NONE:
        _return_borrowed(table, site, host)
        return
    printed = table.printed[site].site
    keeps = table.printed[site].always_returns or is_renewed(table, site)
    to_discard = table.cards[site].status == TAPPED and not is_haven(table, site) and not keeps
    release_site_events(table, site)
    if to_discard and printed is not None and printed.stored_for is not None:
        move(table, site, STORED)
        record(table, Happening.STORED, site, site)
        return
    move(table, site, DISCARD if to_discard else LOCATION)
    kind = Happening.DISCARDED if to_discard else Happening.RETURNED_TO_LOCATION_DECK
    record(table, kind, site)
    if above != NONE:
        release_site(table, above)


def _return_borrowed(table: Table, site: CardId, host: CardId) -> None:
    release_site_events(table, site)
    if host != site:
        move(table, site, ASIDE)
        fresh = table.cards[site].copy()
        fresh.on = host
        table.cards[site] = fresh
        record(table, Happening.PUT_ASIDE, site, host)
    else:
        move(table, site, LOCATION)
        record(table, Happening.RETURNED_TO_LOCATION_DECK, site)


def release_site_events(table: Table, site: CardId) -> None:
    """What was played on a site leaves play with it, but for a host that holds somebody. [PRS-01]"""
    for card in table.cards[site].carried:
        if prisoners_of(table, card):
            _lay_by(table, card)
        else:
            discard_event(table, card)
    fresh = table.cards[site].copy()
    fresh.carried = ()
    table.cards[site] = fresh


def _lay_by(table: Table, host: CardId) -> None:
    """A host that holds prisoners stays with its rescue site."""
    fresh = table.cards[host].copy()
    fresh.on = NO_CARD
    table.cards[host] = fresh
    table.board = (*table.board, host)


def discard_event(table: Table, card: CardId) -> None:
    """An event that has lost the site or the company it was played on goes to the discard pile."""
    leave_host(table, card)
    table.board = tuple([other for other in table.board if other != card])
    table.watchers = tuple([other for other in table.watchers if other != card])
    move(table, card, DISCARD)
    record(table, Happening.DISCARDED, card)


def release_unused_sites(table: Table) -> None:
    """After the last movement/hazard phase every site that nobody uses leaves play. [UNT-11]"""
    for seat in (0, 1):  # a company may have been at a borrowed site [PRS-22]
        for card in table.pile(seat, IN_PLAY):
            if table.printed[card].site is not None:
                release_site(table, card)
