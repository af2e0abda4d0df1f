"""Companies form, change, move and disband. [ORG-37]"""

from __future__ import annotations

from wizardhaven.engine.changes.new_companies import enter_company, form_company, put_site_into_play
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.changes.sites import discard_event, release_site
from wizardhaven.engine.queries.cards.in_play import is_leader
from wizardhaven.engine.queries.cards.sayings import ends_with_company
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.queries.sites.under_deeps import has_chosen_way
from wizardhaven.engine.state.company import STAYING
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND, NO_CARD, NO_COMPANY, NONE, ON_GUARD, CardId, CompanyId
from wizardhaven.engine.state.lasting import COMPANY, Aim, Lasting
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import Past
from wizardhaven.vocabulary.terms import Phase, RegionType


def join_company(table: Table, member: CardId, company: CompanyId) -> None:
    """A character goes into a company; the one it leaves may disband."""
    old = table.cards[member].company
    if old != NONE and old != company:
        _mark_split(table, old, (member,))
        for event in leave_company(table, member):
            discard_event(table, event)
    enter_company(table, member, company)


def leave_company(table: Table, member: CardId) -> list[CardId]:
    """A character leaves its company; the events of a company that is now empty are handed back."""
    number = table.cards[member].company
    fresh = table.cards[member].copy()
    fresh.company = NO_COMPANY
    table.cards[member] = fresh
    if number == NONE:
        return []
    _mark_left(table, number)
    company = table.companies[number].copy()
    company.members = tuple([other for other in company.members if other != member])
    table.companies[number] = company
    record(table, Happening.COMPANY_CHANGED, member, number=number)
    return [] if company.members else disband(table, number)


def _mark_split(table: Table, number: CompanyId, group: tuple[CardId, ...]) -> None:
    """Events on the company that do not outlast it remember that somebody goes into another one."""
    for card in events_on_company(table, number):
        if ends_with_company(table, card, (Past.PARTED, Past.LEFT)):
            _mark(table, card, number)
    for member in group:
        mark_leader(table, member)


def mark_leader(table: Table, member: CardId) -> None:
    """Events that a leader must stay for remember that he leaves their company, if he is one. [ORG-40]"""
    number = table.cards[member].company
    if number == NONE or not is_leader(table, member):
        return
    for card in events_on_company(table, number):
        if ends_with_company(table, card, (Past.LEADER_LEFT,)):
            _mark(table, card, number)


def _mark_left(table: Table, number: CompanyId) -> None:
    """Events on the company that do not outlast it remember that somebody leaves it, wherever he goes."""
    for card in events_on_company(table, number):
        if ends_with_company(table, card, (Past.LEFT,)):
            _mark(table, card, number)


def _mark(table: Table, card: CardId, number: CompanyId) -> None:
    fresh = table.cards[card].copy()
    fresh.remembers = number
    table.cards[card] = fresh


def events_on_company(table: Table, company: CompanyId) -> list[CardId]:
    """The events played on a company as a whole."""
    return [card for card in table.board if table.cards[card].company == company]


def lay_event_on_company(table: Table, card: CardId, company: CompanyId) -> None:
    """An event in play is on that company from now on."""
    fresh = table.cards[card].copy()
    fresh.company = company
    table.cards[card] = fresh


def disband(table: Table, number: CompanyId) -> list[CardId]:
    """A company without characters is gone at once; its events are handed back to be discarded.

    In its own movement/hazard phase its sites stay until the last such phase is over. [UNT-11]
    """
    company = table.companies.pop(number)
    events = events_on_company(table, number)
    if table.phase is not Phase.MOVEMENT_HAZARD or table.company != number:
        release_site(table, company.site)
        if company.destination != NONE:
            release_site(table, company.destination)
    for card in company.on_guard:
        if table.cards[card].place == ON_GUARD:
            move(table, card, HAND)
    return events


def split_company(table: Table, number: CompanyId, group: tuple[CardId, ...], site: CardId) -> CompanyId:
    """Some characters become a company of their own; a site card of its own is given for it, or NONE.

    It has faced whatever the whole company has faced. [ORG-51, ORG-52]
    """
    _mark_split(table, number, group)
    stays = table.companies[number].copy()
    stays.members = tuple([member for member in stays.members if member not in group])
    table.companies[number] = stays
    if site != NONE:
        put_site_into_play(table, site)
    new = form_company(table, stays.seat, stays.site if site == NONE else site, group)
    fresh = table.companies[new].copy()
    fresh.split = True
    fresh.faced = stays.faced
    fresh.foes = stays.foes
    table.companies[new] = fresh
    return new


def merge(table: Table, into: CompanyId, other: CompanyId) -> None:
    """Two companies become one; effects on one now apply to the whole. [ORG-48]"""
    gone = table.companies[other]
    kept = table.companies[into].copy()
    kept.members = (*kept.members, *gone.members)
    kept.faced = (*kept.faced, *[name for name in gone.faced if name not in kept.faced])
    kept.foes = (*kept.foes, *[foe for foe in gone.foes if foe not in kept.foes])
    kept.on_guard = (*kept.on_guard, *gone.on_guard)
    kept.moved = kept.moved or gone.moved
    table.companies[into] = kept
    del table.companies[other]
    for member in gone.members:
        fresh = table.cards[member].copy()
        fresh.company = into
        table.cards[member] = fresh
    for card in events_on_company(table, other):
        lay_event_on_company(table, card, into)
    _merge_lasting(table, into, other)
    _merge_site(table, kept.site, gone.site)
    record(table, Happening.COMPANY_CHANGED, number=into)


def _merge_lasting(table: Table, into: CompanyId, other: CompanyId) -> None:
    """What lasts on one of the companies lasts on the whole."""
    effects: list[Lasting] = []
    for lasting in table.lasting:
        if lasting.on.kind == COMPANY and lasting.on.number == other:
            on = Aim(COMPANY, into, name=lasting.on.name)
            needed, further = lasting.needed, lasting.further
            moved = Lasting(
                lasting.source, lasting.standing, on, needed, lasting.environment, further=further
            )
            effects.append(moved)
        else:
            effects.append(lasting)
    table.lasting = tuple(effects)


def _merge_site(table: Table, kept: CardId, other: CardId) -> None:
    """Of two cards of one haven one stays, with what was played on the other. [ORG-49]"""
    if kept == other:
        return
    stays = table.cards[kept].copy()
    stays.carried = (*stays.carried, *table.cards[other].carried)
    table.cards[kept] = stays
    for card in table.cards[other].carried:
        on_it = table.cards[card].copy()
        on_it.on = kept
        table.cards[card] = on_it
    empty = table.cards[other].copy()
    empty.carried = ()
    table.cards[other] = empty
    release_site(table, other)


def plan_movement(table: Table, number: CompanyId, destination: CardId) -> None:
    """A site card is laid face-down with a company. [ORG-61]"""
    origin = table.companies[number].site
    put_site_into_play(table, destination, beneath=origin)
    _choose_way(table, destination, origin)
    _choose_way(table, origin, destination)
    fresh = table.companies[number].copy()
    fresh.destination = destination
    table.companies[number] = fresh
    record(table, Happening.MOVEMENT_PLANNED, number=number, seat=fresh.seat)


def _choose_way(table: Table, site: CardId, neighbour: CardId) -> None:
    """A site that is adjacent to one of several sites alone remembers that one from now on. [UND-02]"""
    if table.cards[site].remembers == NONE and has_chosen_way(site_of(table, site)):
        fresh = table.cards[site].copy()
        fresh.remembers = neighbour
        table.cards[site] = fresh


def cancel_movement(table: Table, number: CompanyId) -> None:
    """The company stays where it is after all; the new site goes back. [MOV-07]"""
    fresh = table.companies[number].copy()
    unreached = fresh.destination
    fresh.destination = NO_CARD
    fresh.movement = STAYING
    fresh.path = ()
    fresh.regions = ()
    table.companies[number] = fresh
    if unreached != NONE:
        release_site(table, unreached)


def set_out(
    table: Table, number: CompanyId, movement: int, path: tuple[RegionType, ...], regions: tuple[str, ...]
) -> None:
    """The company is on its way: its kind of movement and its site path are fixed. [MOV-09]"""
    fresh = table.companies[number].copy()
    fresh.movement = movement
    fresh.path = path
    fresh.regions = regions
    fresh.origin = fresh.site
    fresh.moved = True
    table.companies[number] = fresh
    record(table, Happening.SITE_REVEALED, fresh.destination, fresh.site, fresh.seat, number)


def go_to(table: Table, number: CompanyId, site: CardId) -> None:
    """The company moves to another site at once, without a movement/hazard phase. [END-07]"""
    put_site_into_play(table, site)
    fresh = table.companies[number].copy()
    fresh.destination = site
    fresh.moved = True
    table.companies[number] = fresh


def replace_destination(table: Table, number: CompanyId, site: CardId) -> None:
    """The company is on its way to another site; its kind of movement and its path stay. [MOV-13]"""
    put_site_into_play(table, site)
    fresh = table.companies[number].copy()
    missed = fresh.destination
    fresh.destination = site
    table.companies[number] = fresh
    record(table, Happening.SITE_REPLACED, site, missed, fresh.seat, number)
    release_site(table, missed)


def replace_present_site(table: Table, number: CompanyId, site: CardId) -> None:
    """The company is at another site without having moved; in its site phase it has not entered that one."""
    put_site_into_play(table, site)
    fresh = table.companies[number].copy()
    left = fresh.site
    fresh.site = site
    if table.phase is Phase.SITE:
        fresh.returned = True
        fresh.entered = False
    table.companies[number] = fresh
    record(table, Happening.SITE_REPLACED, site, left, fresh.seat, number)
    release_site(table, left)


def arrive(table: Table, number: CompanyId) -> None:
    """The company is at its new site; its site of origin is dealt with. [MOV-44]"""
    fresh = table.companies[number].copy()
    left = fresh.site
    fresh.site = fresh.destination
    fresh.destination = NO_CARD
    fresh.origin = NO_CARD
    fresh.came_from = left
    table.companies[number] = fresh
    record(table, Happening.COMPANY_ARRIVED, fresh.site, left, fresh.seat, number)
    release_site(table, left)


def send_back(table: Table, number: CompanyId) -> None:
    """The company is back at its site of origin and has not moved this turn. [MOV-45]"""
    fresh = table.companies[number].copy()
    fresh.returned = True
    fresh.moved = False
    fresh.origin = NO_CARD
    table.companies[number] = fresh
    cancel_movement(table, number)
    record(table, Happening.COMPANY_RETURNED, seat=fresh.seat, number=number)


def fail_to_move(table: Table, number: CompanyId) -> None:
    """The movement roll was too low: the company stays, which is no return to a site of origin. [UND-09]"""
    fresh = table.companies[number].copy()
    unreached = fresh.destination
    fresh.moved = False
    fresh.origin = NO_CARD
    table.companies[number] = fresh
    cancel_movement(table, number)
    record(table, Happening.COMPANY_STAYED, unreached, fresh.site, fresh.seat, number)


def return_after_arrival(table: Table, number: CompanyId) -> None:
    """A company that cannot stay where it has arrived goes back to where it came from. [MOV-47]"""
    fresh = table.companies[number].copy()
    left = fresh.site
    put_site_into_play(table, fresh.came_from)
    fresh.site = fresh.came_from
    fresh.returned = True
    fresh.moved = False
    table.companies[number] = fresh
    record(table, Happening.COMPANY_RETURNED, seat=fresh.seat, number=number)
    release_site(table, left)
