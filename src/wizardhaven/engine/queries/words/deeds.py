"""What a company has faced and done this turn. [CMB-12]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.races import counts_as, is_any
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.notes import RACES, Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import CompanyFreed
from wizardhaven.vocabulary.terms import Phase, Race

RACE_NAMES: Final = frozenset([race.value for race in RACES])


def has_faced(company: Company, races: tuple[Race, ...], creatures: tuple[str, ...]) -> bool:
    """Whether the company has faced such an attack this turn. [CMB-12]"""
    for race in races:
        if any([counts_as(Race(name), race) for name in company.faced if name in RACE_NAMES]):
            return True
    for creature in creatures:
        if creature in company.faced:
            return True
    return False


def has_just_faced(table: Table, company: Company, races: tuple[Race, ...]) -> bool:
    """Whether an attack of one of these races on the company is the last thing that has happened."""
    for note in table.notes:
        if note.kind is Remembered.JUST_FACED and note.about == company.id:
            return is_any(RACES[note.other], races)
    return False


def has_freed(table: Table, company: Company, condition: CompanyFreed) -> bool:
    """Whether the company has freed prisoners at such a site, or played the card for it, in this phase."""
    if (
        not company.entered
        or table.phase is not Phase.SITE
        or not is_place(table, company.site, condition.at)
    ):
        return False
    if noted(table, Remembered.FREED_PRISONERS, company.id):
        return True
    for member in company.members:
        for card in table.cards[member].carried:
            if table.printed[card].name == condition.or_played and table.cards[card].entered == table.turn:
                return True
    return False
