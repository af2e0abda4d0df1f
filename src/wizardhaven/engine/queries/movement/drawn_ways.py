"""Through which regions a way is drawn on the map. [MOV-10]

A printed path names only the regions at its ends; what lies between is found by their types.
"""

from __future__ import annotations

from wizardhaven.engine.state.company import STARTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import RegionType


def drawn_regions(
    table: Table, movement: int, path: tuple[RegionType, ...], regions: tuple[str, ...]
) -> tuple[str, ...]:
    """The regions of a way from the first to the last; the ends alone where no row of regions fits."""
    if movement != STARTER or len(path) <= len(regions):
        return regions
    return _row(table, (regions[0],), path, regions[-1]) or regions


def _row(table: Table, so_far: tuple[str, ...], path: tuple[RegionType, ...], end: str) -> tuple[str, ...]:
    """The first row of neighbours with the types of the path that leads to the end, or nothing."""
    at = len(so_far)
    if at == len(path):
        return so_far if so_far[-1] == end else ()
    for region in table.atlas.adjacent[so_far[-1]]:
        if region not in so_far and table.atlas.types[region] is path[at]:
            row = _row(table, (*so_far, region), path, end)
            if row:
                return row
    return ()
