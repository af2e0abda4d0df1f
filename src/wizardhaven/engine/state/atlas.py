"""The map of Middle-earth: regions, the ways between them, where sites lie; and cards by name. [ORG-69]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from wizardhaven.vocabulary.cards import Region, Site
from wizardhaven.vocabulary.counts_as import lairs_in
from wizardhaven.vocabulary.places import names_of, regions_of
from wizardhaven.vocabulary.site_parts import SiteAttack
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType

NORMAL_REGIONS: Final = 4


MOST_REGIONS: Final = 6


GORGOROTH: Final = "Gorgoroth"


IMLAD_MORGUL: Final = "Imlad Morgul"


Passes: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of regions that are neighbours for some."""


GATE_OF_MORDOR: Final = ("Dagorlad", "Udûn")
"""Regions that are neighbours for the companies and agents of some players. [AGT-28, ORG-71]"""


@final
class Atlas:
    """Fixed for a game and shared by its clones; the ways it has found once it remembers."""

    __slots__ = (
        "_ways",
        "_within",
        "adjacent",
        "attacks_of_sites",
        "beneath",
        "beside",
        "lairs",
        "names",
        "nearest_havens",
        "regions_of_sites",
        "surfaces",
        "types",
        "types_of_hero_sites",
        "types_of_sites",
    )

    def __init__(
        self, regions: Iterable[Region], sites: Iterable[Site] = (), names: Iterable[str] = ()
    ) -> None:
        self.names = tuple(names)
        self.types: dict[str, RegionType] = {}
        self.adjacent: dict[str, tuple[str, ...]] = {}
        self._ways: dict[tuple[str, int, Passes], dict[str, tuple[tuple[str, ...], ...]]] = {}
        self._within: dict[tuple[str, int, Passes], frozenset[str]] = {}
        for region in regions:
            self.types[region.name] = region.region_type
            self.adjacent[region.name] = region.adjacent
        self.regions_of_sites: dict[str, str] = {
            site.name: site.region for site in sites if site.region is not None
        }
        self.surfaces: dict[str, tuple[str, ...]] = {
            site.name: self._surface_regions(site) for site in sites if site.region is None and site.adjacent
        }
        self.beside: dict[str, tuple[Such, ...]] = {
            site.name: tuple([adjacent.place for adjacent in site.adjacent])
            for site in sites
            if site.region is None and site.adjacent
        }
        self.beneath: tuple[Such, ...] = tuple(
            [way.place for site in sites if site.region is None for way in site.adjacent if way.number == 0]
        )
        self.lairs = frozenset([site.name for site in sites if lairs_in(site.abilities)])
        self.attacks_of_sites: dict[tuple[str, Alignment], tuple[SiteAttack, ...]] = {
            (site.name, site.alignment): site.automatic_attacks for site in sites
        }
        self.types_of_sites: dict[tuple[str, Alignment], SiteType] = {
            (site.name, site.alignment): site.site_type for site in sites
        }
        self.types_of_hero_sites: dict[str, SiteType] = {
            site.name: site.site_type for site in sites if site.alignment is Alignment.HERO
        }
        self.nearest_havens: dict[tuple[str, Alignment], str] = {
            (site.name, site.alignment): (
                site.name if site.site_type is SiteType.HAVEN else site.nearest_haven or ""
            )
            for site in sites
        }

    def _surface_regions(self, below: Site) -> tuple[str, ...]:
        """The regions in which the surface sites of an Under-deeps site lie. [UND-02]"""
        found: list[str] = []
        for adjacent in below.adjacent:
            if adjacent.number == 0:
                named = names_of(adjacent.place)
                found.extend([self.regions_of_sites[one] for one in named if one in self.regions_of_sites])
                found.extend(regions_of(adjacent.place))
        return tuple(found)

    def near(self, region: str) -> tuple[str, ...]:
        """The region and those next to it."""
        return (region, *self.adjacent[region])

    def _with(self, passes: Passes) -> dict[str, tuple[str, ...]]:
        """The regions next to each if these pairs are neighbours too. [ORG-71]"""
        opened = dict(self.adjacent)
        for one, other in passes:
            if other not in opened[one]:
                opened[one] = (*opened[one], other)
                opened[other] = (*opened[other], one)
        return opened

    def within(self, start: str, most: int, passes: Passes = ()) -> frozenset[str]:
        """The regions to which Region Movement leads by a way of at most so many."""
        key = (start, most, passes)
        found = self._within.get(key)
        if found is None:
            reached = [region for region in self.adjacent if self.open_ways(start, region, most, passes)]
            found = frozenset(reached)
            self._within[key] = found
        return found

    def open_ways(self, start: str, end: str, most: int, passes: Passes = ()) -> tuple[tuple[str, ...], ...]:
        """The ways of Region Movement. [ORG-69]

        To whom the gate of Mordor is closed, none passes Imlad Morgul to or from Gorgoroth. [ORG-70, ORG-71]
        """
        ways = self.ways(start, end, most, passes)
        if GATE_OF_MORDOR in passes or GORGOROTH not in (start, end):
            return ways
        return tuple([way for way in ways if IMLAD_MORGUL not in way[1:-1]])

    def ways(self, start: str, end: str, most: int, passes: Passes = ()) -> tuple[tuple[str, ...], ...]:
        """Every way of at most so many regions, both ends counted and none repeated; shortest first."""
        key = (start, most, passes)
        found = self._ways.get(key)
        if found is None:
            found = self._ways_from(start, most, passes)
            self._ways[key] = found
        return found.get(end, ())

    def _ways_from(self, start: str, most: int, passes: Passes) -> dict[str, tuple[tuple[str, ...], ...]]:
        """Those ways by where they end: to find the ways to one region is to walk nearly all of them."""
        adjacent = self._with(passes) if passes else self.adjacent
        ending: dict[str, list[tuple[str, ...]]] = {}
        reached: list[tuple[str, ...]] = [(start,)]
        while reached:
            longer: list[tuple[str, ...]] = []
            for way in reached:
                ending.setdefault(way[-1], []).append(way)
                if len(way) < most:
                    longer.extend([(*way, n) for n in adjacent[way[-1]] if n not in way])
            reached = longer
        return {end: tuple(ways) for end, ways in ending.items()}
