"""A site in play is exchanged for another version of it. [FW-58, ORG-79]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, CardId
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK, CARD, Aim, Lasting
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table


def exchange_site(table: Table, old: CardId, new: CardId) -> None:
    """The new card stands as the old one stood, with all that lay on it; the old one goes back. [FW-58]"""
    before = table.cards[old]
    move(table, new, IN_PLAY)
    fresh = before.copy()
    table.cards[new] = fresh
    for card in before.carried:
        on_it = table.cards[card].copy()
        on_it.on = new
        table.cards[card] = on_it
    for number, company in list(table.companies.items()):
        table.companies[number] = _elsewhere(company, old, new)
    table.lasting = tuple([_moved(lasting, old, new) for lasting in table.lasting])
    _carry_beneath(table, old, new)
    move(table, old, LOCATION)
    record(table, Happening.SITE_EXCHANGED, new, old, table.owners[new])


def _elsewhere(company: Company, old: CardId, new: CardId) -> Company:
    """The company with the new card wherever it had the old one."""
    if old not in (company.site, company.destination, company.origin, company.came_from):
        return company
    fresh = company.copy()
    fresh.site = new if company.site == old else company.site
    fresh.destination = new if company.destination == old else company.destination
    fresh.origin = new if company.origin == old else company.origin
    fresh.came_from = new if company.came_from == old else company.came_from
    return fresh


def _moved(lasting: Lasting, old: CardId, new: CardId) -> Lasting:
    on = lasting.on
    if on.kind not in (CARD, AUTOMATIC_ATTACK) or on.number != old:
        return lasting
    aim = Aim(on.kind, new, on.index, on.name)
    return Lasting(
        lasting.source,
        lasting.standing,
        aim,
        lasting.needed,
        lasting.environment,
        lasting.until_untap,
        further=lasting.further,
    )


def _carry_beneath(table: Table, old: CardId, new: CardId) -> None:
    """What lies beneath the old card lies beneath the new one. [FW-41]"""
    for site in table.pile(table.owners[old], IN_PLAY):
        if table.printed[site].kind == SITE and site != new and table.cards[site].remembers == old:
            fresh = table.cards[site].copy()
            fresh.remembers = new
            table.cards[site] = fresh
