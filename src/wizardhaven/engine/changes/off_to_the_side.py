"""Cards are put off to the side with a host, and come back or go when it does. [OFF-01, OFF-06, PRS-23]"""

from __future__ import annotations

from wizardhaven.engine.changes.agents import receive_site
from wizardhaven.engine.changes.control import use_item
from wizardhaven.engine.changes.new_companies import enter_company, form_company, put_site_into_play
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.agents.agents import agent_of, stays_with
from wizardhaven.engine.queries.companies.companies import company_at
from wizardhaven.engine.queries.prisoners.prisoners import aside_with, prisoners_of
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_site
from wizardhaven.engine.queries.sites.sites import in_location_deck
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import (
    ASIDE,
    DISCARD,
    GENERAL,
    IN_PLAY,
    LOCATION,
    NO_CARD,
    NO_COMPANY,
    NONE,
    CardId,
    CompanyId,
    Place,
)
from wizardhaven.engine.state.printed.printed import ITEM, SITE
from wizardhaven.engine.state.table import Table


def put_aside(table: Table, card: CardId, host: CardId) -> None:
    """A card is off to the side with a host from now on. [OFF-01]"""
    shift(table, card, ASIDE, host)
    record(table, Happening.PUT_ASIDE, card, host)


def leave_items(table: Table, character: CardId, host: CardId) -> None:
    """All items of a character are off to the side with a host; what lay on them is gone. [OFF-01]"""
    items = [card for card in table.cards[character].carried if table.printed[card].kind == ITEM]
    bare = table.cards[character].copy()
    bare.carried = tuple([card for card in bare.carried if card not in items])
    table.cards[character] = bare
    for item in items:
        put_aside(table, item, host)


def give_back_items(table: Table, host: CardId, character: CardId) -> None:
    """The items that lay off to the side with a card are borne by that character from now on."""
    for item in aside_with(table, host):
        if table.printed[item].kind == ITEM:
            shift(table, item, IN_PLAY, character)
            bearing = table.cards[character].copy()
            bearing.carried = (*bearing.carried, item)
            table.cards[character] = bearing
            use_item(table, item)


def shift(table: Table, card: CardId, place: Place, on: CardId) -> None:
    """A card changes places as it is, tapped or wounded, with what lies on it. [PRS-08]"""
    fresh = table.cards[card].copy()
    move(table, card, place)
    fresh.place = place
    fresh.on = on
    fresh.company = NO_COMPANY
    fresh.controller = GENERAL
    table.cards[card] = fresh
    if place != IN_PLAY:
        table.watchers = tuple([other for other in table.watchers if other != card])
    elif table.printed[card].passive:
        table.watchers = (*table.watchers, card)


def set_free(table: Table, prisoner: CardId, company: CompanyId) -> None:
    """A prisoner joins a company at once, under general influence. [PRS-19]"""
    host = _bring_back(table, prisoner)
    enter_company(table, prisoner, company)
    record(table, Happening.SET_FREE, prisoner, host)


def set_free_alone(table: Table, host: CardId, prisoners: list[CardId]) -> None:
    """Prisoners who are free without having been rescued are a company of their own. [PRS-23]"""
    seat = table.owners[prisoners[0]]
    site = _site_for(table, host, seat)
    for prisoner in prisoners:
        _bring_back(table, prisoner)
    form_company(table, seat, site, tuple(prisoners))
    for prisoner in prisoners:
        record(table, Happening.SET_FREE, prisoner, host)


def _bring_back(table: Table, prisoner: CardId) -> CardId:
    """A prisoner is in play again, with the rings he has kept; the host that held him is handed back."""
    host = table.cards[prisoner].on
    shift(table, prisoner, IN_PLAY, NO_CARD)
    for ring in table.cards[prisoner].carried:
        shift(table, ring, IN_PLAY, prisoner)
        use_item(table, ring)
    return host


def _site_for(table: Table, host: CardId, seat: int) -> CardId:
    """The site card of a company that is set free: one of its player's, else the rescue site. [PRS-23]"""
    held_at = rescue_site(table, host)
    name = table.printed[held_at].name
    there = company_at(table, seat, name)
    if there != NONE:
        return table.companies[there].site
    own = in_location_deck(table, seat, name)
    site = own if own != NONE else held_at
    put_site_into_play(table, site)
    return site


def leave_host(table: Table, host: CardId) -> None:
    """A host leaves play: its prisoners go free, its rescue site goes back, other cards go. [OFF-06]"""
    prisoners = prisoners_of(table, host)
    if prisoners:
        set_free_alone(table, host, prisoners)
    for card in aside_with(table, host):
        agent = agent_of(table, table.cards[host].card_remembered)
        if table.printed[card].kind == SITE and agent is not None and stays_with(table, agent, card):
            receive_site(table, agent, card)
        elif table.printed[card].kind == SITE:
            move(table, card, LOCATION)  # [PRS-25]
            record(table, Happening.RETURNED_TO_LOCATION_DECK, card)
        else:
            move(table, card, DISCARD)
            record(table, Happening.DISCARDED, card)
    borrowed = rescue_site(table, host)
    if borrowed != NONE:
        fresh = table.cards[borrowed].copy()
        fresh.remembers = borrowed  # still somebody else's card, but no host waits for it [PRS-22]
        table.cards[borrowed] = fresh
