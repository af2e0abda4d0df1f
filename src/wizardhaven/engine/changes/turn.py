"""A turn, a phase and a company's own part of it begin. [UNT-01, MOV-01, SITE-01]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NO_COMPANY, CompanyId
from wizardhaven.engine.state.notes import OUTLASTING
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase

PHASES: Final = tuple(Phase)


def begin_turn(table: Table, seat: int) -> None:
    """It is that player's turn; nothing that companies did in an earlier one counts any longer. [UNT-01]"""
    table.turn += 1
    table.active = seat
    table.notes = tuple([note for note in table.notes if note.kind in OUTLASTING])
    for number, company in list(table.companies.items()):
        if not company.has_acted:
            continue
        fresh = company.copy()
        fresh.faced = ()
        fresh.foes = ()
        fresh.moved = fresh.returned = fresh.travelled = fresh.visited = fresh.entered = False
        fresh.path = ()
        fresh.regions = ()
        fresh.hazards = 0
        fresh.split = False
        table.companies[number] = fresh
    record(table, Happening.TURN_BEGAN, seat=seat, number=table.turn)


def begin_phase(table: Table, phase: Phase) -> None:
    """It is that phase from now on."""
    table.phase = phase
    table.company = NO_COMPANY
    record(table, Happening.PHASE_BEGAN, seat=table.active, number=PHASES.index(phase))


def begin_company(table: Table, number: CompanyId) -> None:
    """The phase is this company's own from now on. [MOV-01, SITE-01]"""
    table.company = number


def end_company(table: Table) -> None:
    """The phase is no company's own any longer."""
    table.company = NO_COMPANY


def travel(table: Table, number: CompanyId) -> None:
    """The company has its movement/hazard phase and will have no other one this turn. [MOV-01]"""
    fresh = table.companies[number].copy()
    fresh.travelled = True
    table.companies[number] = fresh


def visit(table: Table, number: CompanyId) -> None:
    """The company has its site phase and will have no other one this turn. [SITE-01]"""
    fresh = table.companies[number].copy()
    fresh.visited = True
    table.companies[number] = fresh


def enter_site(table: Table, number: CompanyId) -> None:
    """The company has entered its site. [SITE-08]"""
    fresh = table.companies[number].copy()
    fresh.entered = True
    table.companies[number] = fresh
    record(table, Happening.SITE_ENTERED, fresh.site, seat=fresh.seat, number=fresh.id)
