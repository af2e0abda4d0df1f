"""The site path of a company, region by region, and what cards ask of it. [MOV-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.sites.site_paths import (
    changed_regions,
    company_path,
    treated,
    treated_one_by_one,
)
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.conditions import PathHas
from wizardhaven.vocabulary.terms import RegionType


def path_types(table: Table, company: Company) -> tuple[RegionType, ...]:
    """The region types of a company's site path, as they are treated now. [MOV-14]"""
    changes = changed_regions(table)
    return treated(table, company_path(table, company), changes) if changes else company.path


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


def regions_in_path(table: Table, company: Company, number: RegionsInPath) -> int:
    """How many such regions the company's site path has, or by how many it falls short."""
    if number.short_of is not None:
        return number.each * max(0, number.short_of - len(company.path))
    if number.of is None:
        return number.each * len(company.path)
    return number.each * count_type(path_types(table, company), number.of)


def has_way(types: tuple[RegionType, ...], condition: PathHas) -> bool:
    """Whether a site path is such: one of several ways will do."""
    enough = any([count_type(types, kind) >= count for kind, count in condition.ways])
    return enough and not (condition.no_two_others and _two_others(types, condition))


def _two_others(types: tuple[RegionType, ...], condition: PathHas) -> bool:
    """Whether a path has two regions in a row of other types than those that are asked for."""
    meant = [kind for kind, _ in condition.ways]
    return any([types[i] not in meant and types[i + 1] not in meant for i in range(len(types) - 1)])
