"""A company far ahead of where it is, on a copy of the table: to see what a journey would bring.

Nothing is told of it and nothing answers it: such a copy is only looked at.
"""

from __future__ import annotations

from wizardhaven.engine.changes.companies import arrive, plan_movement, set_out
from wizardhaven.engine.changes.hazard_limit import count_anew, set_base_limit
from wizardhaven.engine.changes.turn import begin_company, begin_phase, enter_site
from wizardhaven.engine.queries.movement.ways import Way
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase


def foresee_journey(table: Table, number: CompanyId, site: CardId, way: Way) -> None:
    """The company is on that way to that site, and its hazard limit is set. [MOV-09, MOV-15]"""
    if table.companies[number].destination == NONE:
        plan_movement(table, number, site)
    begin_phase(table, Phase.MOVEMENT_HAZARD)
    begin_company(table, number)
    set_out(table, number, way.movement, way.path, way.regions)
    count_anew(table, number)
    set_base_limit(table, number)
    table.facts = []


def foresee_entering(table: Table, number: CompanyId) -> None:
    """The company has come to where it goes, if it goes anywhere, and has entered the site. [SITE-08]"""
    if table.companies[number].destination != NONE:
        arrive(table, number)
    begin_phase(table, Phase.SITE)
    begin_company(table, number)
    enter_site(table, number)
    table.facts = []
