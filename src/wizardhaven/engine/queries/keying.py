"""Which creatures may be played on a company now, and by which key. [MOV-27]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.characters import is_any
from wizardhaven.engine.queries.companies import no_creatures, standing_on_company
from wizardhaven.engine.queries.holds import Context, count_type, holds, path_types
from wizardhaven.engine.queries.paths import site_path_types
from wizardhaven.engine.queries.sites import is_place, site_of, site_type
from wizardhaven.engine.state.attack import (
    BY_REGION_NAME,
    BY_REGION_TYPE,
    BY_SITE_NAME,
    BY_SITE_TYPE,
)
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
from wizardhaven.vocabulary.standing import OpenToCreatures
from wizardhaven.vocabulary.terms import Purpose, Race


@final
class Keyed:
    """One way in which a creature is playable: the number of its key, how it is keyed and to what."""

    __slots__ = ("kind", "name", "number")

    def __init__(self, number: int, kind: int, name: str) -> None:
        self.number = number
        self.kind = kind
        self.name = name


def ways_to_key(table: Table, company: Company, creature: CardId) -> list[Keyed]:
    """Every key of the creature that fits the company's way or its new site. [MOV-28, MOV-29]"""
    card = table.printed[creature].creature
    assert card is not None
    found: list[Keyed] = []
    for number in range(len(card.keyed_to) + 1):  # the last is the key that a site or an effect lends it
        way = _way(table, company, creature, number)
        if way is not None:
            found.append(way)
    return found


def fits(table: Table, company: Company, creature: CardId, number: int) -> bool:
    """Whether the creature may still be played by the key declared for it. [MOV-32]"""
    return _way(table, company, creature, number) is not None


def key_holds(table: Table, company: Company, creature: CardId, number: int) -> bool:
    """Whether the key by which a creature was played is still valid, for its next attack. [MOV-33]"""
    return _by_key(table, company, creature, number) is not None


def _by_key(table: Table, company: Company, creature: CardId, number: int) -> Keyed | None:
    card = table.printed[creature].creature
    assert card is not None
    if number < len(card.keyed_to):
        return _fits(table, company, creature, number, card.keyed_to[number])
    return _lent(table, company, number, card.race)


def _lent(table: Table, company: Company, number: int, race: Race) -> Keyed | None:
    """The key of creatures that may come because of what the site or an effect says."""
    site = company.new_site()
    lending: list[OpenToCreatures] = []
    for ability in table.printed[site].abilities:
        if isinstance(ability, OpenToCreatures):
            lending.append(ability)
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(standing, OpenToCreatures):
            lending.append(standing)
    if any([is_any(race, one.races) for one in lending]):
        return Keyed(number, BY_SITE_NAME, site_of(table, site).name)
    return None


def _way(table: Table, company: Company, creature: CardId, number: int) -> Keyed | None:
    """How that key of the creature fits; no other card can close a site that is open to all creatures."""
    way = _by_key(table, company, creature, number)
    if way is None or not no_creatures(table, company.id, table.printed[creature].race):
        return way
    by_site = way.kind in (BY_SITE_TYPE, BY_SITE_NAME)
    return way if by_site and _is_open(table, company.new_site()) else None


def _is_open(table: Table, site: CardId) -> bool:
    return site_of(table, site).creatures_always_keyed


def _fits(table: Table, company: Company, creature: CardId, number: int, key: Key) -> Keyed | None:
    if isinstance(key, Through):
        if count_type(path_types(table, company), key.region_type) < key.count:
            return None
        context = Context(table.owners[creature], creature, company.id)
        if key.condition is not None and not holds(table, key.condition, context):
            return None
        return Keyed(number, BY_REGION_TYPE, key.region_type.value)
    if isinstance(key, In):
        for region in key.regions:
            if region in company.regions:
                return Keyed(number, BY_REGION_NAME, region)
        return None
    site = company.new_site()
    kind = site_type(table, site, Purpose.PLAYING_HAZARDS)
    if isinstance(key, At):
        if kind is not key.site_type:
            if site_of(table, site).site_type is not key.site_type or not _is_open(table, site):
                return None
        if key.path_has:
            path = site_path_types(table, site)
            if not any([count_type(path, land) >= count for land, count in key.path_has]):
                return None
        return Keyed(number, BY_SITE_TYPE, key.site_type.value)
    assert isinstance(key, AtSites)
    if not is_place(table, site, key.place, Purpose.PLAYING_HAZARDS):
        return None
    return Keyed(number, BY_SITE_NAME, site_of(table, site).name)
