"""The roll to move in the Under-deeps: the number to reach, and what changes it. [UND-07, UND-08]"""

from __future__ import annotations

from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.sites.sites import is_under_deeps, site_of
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.state.company import UNDER_DEEPS, Company
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Check


def number_to_reach(table: Table, company: Company) -> int:
    """What the movement roll of a company that has set out must reach; NONE if it makes none. [UND-06]"""
    if company.movement != UNDER_DEEPS or not is_under_deeps(site_of(table, company.site)):
        return NONE  # down from the surface nobody rolls [UND-07]
    listed = adjacency(table, company.site, company.destination)
    assert listed is not None
    return listed.number


def roll_modifier(table: Table, company: Company) -> int:
    """What is added to a roll for moving from one Under-deeps site to another. [UND-08]"""
    if not is_under_deeps(site_of(table, company.destination)):
        return 0
    return total(check_parts(table, company.members[0], Check.UNDER_DEEPS_MOVEMENT))
