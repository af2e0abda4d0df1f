"""Overt and covert companies. [ORG-41, ORG-42, CMB-76, CMB-77, GLO-026, GLO-074]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.cards.races import race_of
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Keyword, Race

ALWAYS: Final = (Race.ORC, Race.TROLL)


WITH_HALF_ORCS: Final = (Race.HALF_ORC, Race.MAN)


def is_overt(table: Table, company: Company) -> bool:
    """Whether something in the company gives away whose it is; a company is covert otherwise. [ORG-41]"""
    if table.watchers and is_in_mode(table, company, Keyword.FELL_RIDER_MODE):
        return True
    half_orcs = False
    strangers = False
    for member in company.members:
        race = race_of(table, member)
        if race in ALWAYS or (table.printed[member].avatar and table.kinds[company.seat].avatar_is_overt):
            return True
        if _is_betrayed(table, member):
            return True
        half_orcs = half_orcs or race is Race.HALF_ORC
        strangers = strangers or race not in WITH_HALF_ORCS
    return half_orcs and strangers  # among Men and their like a Half-orc passes unnoticed [ORG-42]


def is_in_mode(table: Table, company: Company, mode: Keyword | None = None) -> bool:
    """Whether a card on the company, or on one of its characters, gives its Ringwraith a mode, or that one.

    [ORG-75]
    """
    if not table.kinds[company.seat].avatar_is_bound:
        return False
    for card in table.watchers:
        if table.printed[card].mode and (mode is None or table.printed[card].has(mode)):
            if company_of(table, card) == company.id and _has_ringwraith(table, company):
                return True
    return False


def _has_ringwraith(table: Table, company: Company) -> bool:
    return any([table.printed[member].race is Race.RINGWRAITH for member in company.members])


def _is_betrayed(table: Table, member: CardId) -> bool:
    """Whether a card with the character says that it makes his company overt."""
    for card in (member, *table.cards[member].carried):
        if table.printed[card].makes_overt:
            return True
    return False
