"""Creatures that do the companies of minion players no harm, by race and by key. [CMB-56, CMB-57, CMB-61]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.combat.detainment import is_never_detained
from wizardhaven.engine.queries.players.alignments import camp_of
from wizardhaven.engine.queries.sites.regions import type_of_region
from wizardhaven.engine.queries.sites.site_paths import company_path
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.queries.words.site_path import region_types
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.keyed import BY_REGION_TYPE, BY_SITE_NAME, BY_SITE_TYPE, UNKEYED, Keyed
from wizardhaven.engine.state.printed.printed import Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment, Purpose, Race, RegionType, SiteType

DARK_PLACES: Final = (SiteType.SHADOW_HOLD, SiteType.DARK_HOLD, SiteType.HAVEN)
"""Where creatures do minions no harm; a haven to which they come is a Darkhaven. [CMB-56]"""


SERVANTS: Final = (Race.ORC, Race.TROLL, Race.UNDEAD, Race.MAN)
"""Who does minions no harm in a Shadow-land. [CMB-57]"""


def spares_minions(table: Table, company: Company, creature: Printed, keyed: Keyed) -> bool:
    """Whether such a creature, keyed like that, only detains the company since minions are in it. [CMB-55]"""
    if camp_of(table, company.seat) is not Alignment.MINION:  # not even overt Fallen-wizards' are [CMB-59]
        return False
    if not harmless_by(table, company, creature.race, keyed):
        return False
    return not is_never_detained(table, company.seat, creature.starred)


def harmless_by(table: Table, company: Company, race: Race | None, keyed: Keyed) -> str:
    """The rule by which who is keyed like that does minions no harm, if there is one.

    It is keyed to a place of their master's; Nazgûl are harmless wherever they are.
    """
    if race is Race.NAZGUL:
        return "CMB-61"
    if keyed.kind == UNKEYED:
        return ""
    if keyed.kind in (BY_SITE_TYPE, BY_SITE_NAME):
        return "CMB-56" if _sort_of_site(table, company, keyed) in DARK_PLACES else ""
    land = _land(table, company, keyed)
    if land is RegionType.DARK_DOMAIN:
        return "CMB-56"
    return "CMB-57" if land is RegionType.SHADOW_LAND and is_any(race, SERVANTS) else ""


def _sort_of_site(table: Table, company: Company, keyed: Keyed) -> SiteType:
    """Of which type the site is that a creature is keyed to."""
    if keyed.kind == BY_SITE_TYPE:
        return SiteType(keyed.name)
    return site_type(table, company.new_site(), Purpose.PLAYING_HAZARDS)


def _land(table: Table, company: Company, keyed: Keyed) -> RegionType | None:
    """Of which type the region is that a creature is keyed to, as it is treated now. [MOV-14]"""
    if keyed.kind == BY_REGION_TYPE:
        return RegionType(keyed.name)
    names = company_path(table, company).names
    if keyed.name in names:
        return region_types(table, company)[names.index(keyed.name)]
    return type_of_region(table, keyed.name)
