"""By which rule an attack only detains those whom it strikes. [CMB-55 to CMB-58, CMB-61]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import site_type, type_of_region
from wizardhaven.engine.values import (
    BY_REGION_NAME,
    BY_REGION_TYPE,
    BY_SITE_NAME,
    BY_SITE_TYPE,
    Attack,
    Table,
)
from wizardhaven.vocabulary.attacks import DetainmentAgainst
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, SiteType

SAID: Final = "CMB-55"
"""A card says so: the one that attacks, or another."""
DARK_PLACE: Final = "CMB-56"
SHADOW_LAND: Final = "CMB-57"
AGENT: Final = "CMB-58"
NAZGUL: Final = "CMB-61"
DARK: Final = (SiteType.SHADOW_HOLD, SiteType.DARK_HOLD, SiteType.HAVEN)


def detaining_rule(table: Table, attack: Attack) -> str:
    """The rule by which an attack is a detainment attack, if it is one."""
    if attack.agent:
        return AGENT
    company = table.companies[attack.company]
    if attack.automatic or table.kinds[company.seat].camp is not Alignment.MINION:
        return SAID
    if any([isinstance(ability, DetainmentAgainst) for ability in attack.abilities]):
        return SAID
    return NAZGUL if attack.race is Race.NAZGUL else _by_key(table, attack)


def _by_key(table: Table, attack: Attack) -> str:
    """What it is keyed to spares minions."""
    keyed = attack.keyed
    if keyed.kind == BY_SITE_TYPE:
        return DARK_PLACE if SiteType(keyed.name) in DARK else SAID
    if keyed.kind == BY_SITE_NAME:
        return DARK_PLACE if site_type(table, table.companies[attack.company].new_site()) in DARK else SAID
    if keyed.kind == BY_REGION_TYPE:
        return DARK_PLACE if RegionType(keyed.name) is RegionType.DARK_DOMAIN else SHADOW_LAND
    if keyed.kind == BY_REGION_NAME:
        dark = type_of_region(table, keyed.name) is RegionType.DARK_DOMAIN
        return DARK_PLACE if dark else SHADOW_LAND
    return SAID
