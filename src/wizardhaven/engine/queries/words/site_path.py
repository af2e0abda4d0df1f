"""The site path of a company, region by region, and what cards ask of it. [MOV-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.sites.site_paths import (
    changed_regions,
    company_path,
    treated,
    treated_one_by_one,
)
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import COMPANY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import Condition, Either, There
from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, AnyOf, Beside, Named, Not, Such
from wizardhaven.vocabulary.terms import RegionType, Stat


def path_types(table: Table, company: Company) -> tuple[RegionType, ...]:
    """The region types of a company's site path, as they are treated now. [MOV-14]"""
    changes = changed_regions(table)
    types = treated(table, company_path(table, company), changes) if changes else company.path
    return _thinned(table, company, types) if table.lasting else types


def _thinned(table: Table, company: Company, types: tuple[RegionType, ...]) -> tuple[RegionType, ...]:
    """What is left of them where several regions of a type count as one; what is over does not count."""
    for lasting in table.lasting:
        change, on = lasting.standing, lasting.on
        if not isinstance(change, Modify) or change.what is not Stat.REGIONS or change.how is not How.DIVIDED:
            continue
        if on.kind == COMPANY and on.number == company.id and isinstance(change.by, int):
            assert isinstance(change.of, RegionType), "only regions of a type are divided"
            left = count_type(types, change.of) // change.by
            others = tuple([kind for kind in types if kind is not change.of])
            types = (*others, *[change.of for _ in range(left)])
    return types


def region_types(table: Table, company: Company) -> tuple[RegionType, ...]:
    """The type of each region of a company's site path, one by one, as it is treated now. [MOV-14]"""
    changes = changed_regions(table)
    return treated_one_by_one(table, company_path(table, company), changes) if changes else company.path


def count_type(types: tuple[RegionType, ...], wanted: RegionType) -> int:
    """How many regions of a type a path has."""
    count = 0
    for one in types:
        if one is wanted:
            count += 1
    return count


def regions_counted(table: Table, company: Company, count: Count) -> int:
    """How many such regions the company's site path has, or by how many it falls short."""
    what = count.what
    assert not isinstance(what, Tally), f"no site path has {what.value}"
    if count.short_of is not None:
        return max(0, count.short_of - len(company.path))
    return len(company.path) if what is ANYTHING else count_regions(path_types(table, company), what)


def path_has(types: tuple[RegionType, ...], condition: Condition) -> bool:
    """Whether a site path is such; of several ways one will do."""
    if isinstance(condition, Either):
        return any([path_has(types, one) for one in condition.conditions])
    assert isinstance(condition, There)
    assert isinstance(condition.at_least, int)
    return count_regions(types, condition.what) >= condition.at_least


def count_regions(types: tuple[RegionType, ...], such: Such) -> int:
    """How many such regions a site path has."""
    if isinstance(such, RegionType):
        return count_type(types, such)
    return len([at for at in range(len(types)) if _is_type(types, at, such)])


def _is_type(types: tuple[RegionType, ...], at: int, such: Such) -> bool:
    """Whether the region at that place of the path is such: by its type, or by the one before or after it."""
    if isinstance(such, AllOf):
        return all([_is_type(types, at, trait) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([_is_type(types, at, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not _is_type(types, at, such.trait)
    if isinstance(such, Beside):
        beside = [other for other in (at - 1, at + 1) if 0 <= other < len(types)]
        return any([_is_type(types, other, such.what) for other in beside])
    assert isinstance(such, RegionType), f"no region of a site path is {such}"
    return types[at] is such


def leads_near(table: Table, regions: tuple[str, ...], card: CardId) -> bool:
    """Whether one of these regions is one where the faction is playable, or next to one."""
    faction = table.printed[card].faction if card != NONE else None
    homes = sites_named(faction.playable_at) if faction is not None else []
    lands = [table.atlas.regions_of_sites[name] for name in homes if name in table.atlas.regions_of_sites]
    return any([land in regions or set(table.atlas.adjacent[land]) & set(regions) for land in lands])


def leads_through(regions: tuple[str, ...], such: Such) -> bool:
    """Whether one of the regions that the company moves through is such, by its name."""
    return any([_is_region(regions, at, such) for at in range(len(regions))])


def _is_region(regions: tuple[str, ...], at: int, such: Such) -> bool:
    """Whether the region at that place of the path has that name, or is the one where the company arrives."""
    if isinstance(such, AllOf):
        return all([_is_region(regions, at, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not _is_region(regions, at, such.trait)
    if such is Subject.NEW_SITE:
        return at == len(regions) - 1
    assert isinstance(such, Named), f"no region by name is {such}"
    return regions[at] in such.names
