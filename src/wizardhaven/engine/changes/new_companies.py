"""A company forms at a site card, and somebody enters it. [ORG-37]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import ASIDE, IN_PLAY, NO_CARD, CardId, CompanyId
from wizardhaven.engine.state.table import Table


def form_company(table: Table, seat: int, site: CardId, members: tuple[CardId, ...]) -> CompanyId:
    """A new company at a site; its characters leave the ones they were in."""
    number = table.next_company
    table.next_company = CompanyId(number + 1)
    table.companies[number] = Company(number, seat, site, members)
    for member in members:
        fresh = table.cards[member].copy()
        fresh.company = number
        table.cards[member] = fresh
    record(table, Happening.COMPANY_CHANGED, number=number)
    return number


def begin_at(table: Table, company: CompanyId, site: CardId) -> None:
    """A starting company begins at another site after all. [SET-22]"""
    fresh = table.companies[company].copy()
    fresh.site = site
    table.companies[company] = fresh
    record(table, Happening.COMPANY_CHANGED, number=company)


def put_site_into_play(table: Table, site: CardId, beneath: CardId = NO_CARD) -> None:
    """A site card is laid on the table; a borrowed rescue site remembers its host. [PRS-22]

    One that lies beneath a Wizardhaven remembers which one. [FW-41]
    """
    before = table.cards[site]
    if before.place != IN_PLAY:
        move(table, site, IN_PLAY)
        printed = table.printed[site].site
        if printed is not None and printed.beneath_wizardhaven is not None:
            fresh = table.cards[site].copy()
            fresh.remembers = beneath
            table.cards[site] = fresh
    if before.place == ASIDE:
        fresh = table.cards[site].copy()
        fresh.remembers = before.on
        table.cards[site] = fresh


def enter_company(table: Table, member: CardId, company: CompanyId) -> None:
    """A character who is in no company enters one."""
    joined = table.companies[company].copy()
    joined.members = (*joined.members, member)
    table.companies[company] = joined
    fresh = table.cards[member].copy()
    fresh.company = company
    table.cards[member] = fresh
    record(table, Happening.COMPANY_CHANGED, member, number=company)
