"""Site paths: which of their regions have names, and what types they count as now. [MOV-10, MOV-14]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.sites.regions import changed_around_sites, changed_everywhere, region_types
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.state.company import REGION_MOVEMENT, SPECIAL, Company
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import REGION, Aim, Lasting
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.terms import RegionType


@final
class SitePath:
    """The types of a path's regions, their names where it names them, and the sites at its two ends.

    A path without ends is one that a company has announced itself: it is printed nowhere.
    """

    __slots__ = ("ends", "names", "types")

    def __init__(
        self, types: tuple[RegionType, ...], names: tuple[str, ...], ends: tuple[str, str] | None
    ) -> None:
        self.types = types
        self.names = names
        self.ends = ends


def company_path(table: Table, company: Company) -> SitePath:
    """The path of a company that moves or has moved this turn. [MOV-10, MOV-11]

    If its new site has been replaced, its path is printed nowhere. [MOV-13]
    """
    if company.movement == REGION_MOVEMENT or not company.path:
        return SitePath(company.path, company.regions, None)
    moving = company.destination != NONE
    origin, new = (company.site, company.destination) if moving else (company.came_from, company.site)
    strayed = table.owners[new] != company.seat and table.cards[new].remembers == NONE  # not a rescue site
    ends = (table.printed[origin].name, "" if strayed else table.printed[new].name)
    if company.movement == SPECIAL:  # the effect says the types of its regions, not which they are [MOV-12]
        return SitePath(company.path, ("",) * len(company.path), ends)
    return SitePath(company.path, _named(len(company.path), company.regions[0], company.regions[-1]), ends)


def printed_path(table: Table, site: CardId) -> SitePath:
    """The path printed on a site, from its nearest haven; a haven's is the first of its own. [MOV-13]"""
    card = site_of(table, site)
    haven = card.nearest_haven or next(iter([way.from_haven for way in card.haven_paths]), None)
    first = ""
    for printed in table.printed:
        if printed.site is not None and printed.name == haven:
            first = printed.site.region or ""
    ends = (haven, card.name) if haven is not None else None
    types = _own_path(card)
    return SitePath(types, _named(len(types), first, card.region or ""), ends)


def _own_path(site: Site) -> tuple[RegionType, ...]:
    return site.haven_paths[0].path if site.haven_paths else site.path


def _named(length: int, first: str, last: str) -> tuple[str, ...]:
    """A printed path names the region it begins in and the one it ends in."""
    return (first, *[""] * (length - 2), last) if length > 1 else (last,) * length


def changed_regions(table: Table) -> list[Lasting]:
    """The effects by which a region counts as one of another type."""
    found = changed_everywhere(table)
    found.extend(changed_around_sites(table) if table.watchers else [])
    for one in table.lasting:
        if one.on.kind == REGION and isinstance(one.standing, CountsAs):
            found.append(one)
    return found


def regions_now(table: Table) -> list[tuple[str, RegionType]]:
    """The regions that count as of another type than is printed, and of which. [MOV-14]"""
    changes = changed_regions(table)
    found: list[tuple[str, RegionType]] = []
    for name, kind in table.atlas.types.items() if changes else ():
        (now,) = treated_one_by_one(table, SitePath((kind,), (name,), None), changes)
        if now is not kind:
            found.append((name, now))
    return found


def site_path_types(table: Table, site: CardId) -> tuple[RegionType, ...]:
    """The region types of the path printed on a site, as they are treated now. [MOV-14]"""
    changes = changed_regions(table)
    return treated(table, printed_path(table, site), changes) if changes else _own_path(site_of(table, site))


def treated(table: Table, path: SitePath, changes: list[Lasting]) -> tuple[RegionType, ...]:
    """The types of the path's regions with these changes; a region may count for several. [MOV-14]"""
    types, times = _changed(table, path, changes)
    if max(times, default=1) == 1:
        return tuple(types)
    return tuple([kind for kind, often in zip(types, times, strict=True) for _ in range(often)])


def treated_one_by_one(table: Table, path: SitePath, changes: list[Lasting]) -> tuple[RegionType, ...]:
    """The type of each of the path's regions with these changes, however often it counts. [MOV-14]"""
    return tuple(_changed(table, path, changes)[0])


def _changed(table: Table, path: SitePath, changes: list[Lasting]) -> tuple[list[RegionType], list[int]]:
    """Of which type each of the path's regions is now, and for how many regions it counts."""
    types = list(path.types)
    times = [1] * len(types)
    for change in changes:
        standing = change.standing
        assert isinstance(standing, CountsAs)
        lands = region_types(standing.as_)
        for index in range(len(types)):
            of_type = isinstance(standing.what, RegionType)
            if types[index] is standing.what if of_type else _is_region(table, path, index, change.on):
                types[index] = lands[0]
                times[index] = len(lands)
    return types, times


def _is_region(table: Table, path: SitePath, index: int, on: Aim) -> bool:
    """Whether an effect lies on this region: by its name in every path, without one in that path only."""
    company = table.companies.get(on.company)
    aimed = company_path(table, company) if company is not None else SitePath((), (), None)
    name = on.name
    if not name and on.index < len(aimed.names):
        name = aimed.names[on.index]
    if name:
        return path.names[index] == name
    if path.ends is None or aimed.ends is None or len(path.types) != len(aimed.types):
        return False
    if path.ends == aimed.ends:
        return index == on.index
    return path.ends == (aimed.ends[1], aimed.ends[0]) and index == len(path.types) - 1 - on.index
