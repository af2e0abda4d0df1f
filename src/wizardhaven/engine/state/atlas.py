"""The map of Middle-earth: regions, the ways between them, where sites lie; and cards by name. [ORG-69]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from wizardhaven.vocabulary.cards import Region, Site
from wizardhaven.vocabulary.places import names_of, regions_of
from wizardhaven.vocabulary.site_parts import SiteAttack
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType

NORMAL_REGIONS: Final = 4


MOST_REGIONS: Final = 6


GORGOROTH: Final = "Gorgoroth"


IMLAD_MORGUL: Final = "Imlad Morgul"


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
        self._ways: dict[tuple[str, int, bool], dict[str, tuple[tuple[str, ...], ...]]] = {}
        self._within: dict[tuple[str, int, bool], frozenset[str]] = {}
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

    def _by_the_gate(self) -> dict[str, tuple[str, ...]]:
        """The regions next to each if the gate of Mordor, which lies between two more, is open. [ORG-71]"""
        one, other = GATE_OF_MORDOR
        opened = {one: (*self.adjacent[one], other), other: (*self.adjacent[other], one)}
        return self.adjacent | opened

    def within(self, start: str, most: int, gate: bool = False) -> frozenset[str]:
        """The regions to which Region Movement leads by a way of at most so many."""
        key = (start, most, gate)
        found = self._within.get(key)
        if found is None:
            reached = [region for region in self.adjacent if self.open_ways(start, region, most, gate)]
            found = frozenset(reached)
            self._within[key] = found
        return found

    def open_ways(self, start: str, end: str, most: int, gate: bool = False) -> tuple[tuple[str, ...], ...]:
        """The ways of Region Movement. [ORG-69]

        To whom the gate of Mordor is closed, none passes Imlad Morgul to or from Gorgoroth. [ORG-70, ORG-71]
        """
        ways = self.ways(start, end, most, gate)
        if gate or GORGOROTH not in (start, end):
            return ways
        return tuple([way for way in ways if IMLAD_MORGUL not in way[1:-1]])

    def ways(self, start: str, end: str, most: int, gate: bool = False) -> tuple[tuple[str, ...], ...]:
        """Every way of at most so many regions, both ends counted and none repeated; shortest first."""
        key = (start, most, gate)
        found = self._ways.get(key)
        if found is None:
            found = self._ways_from(start, most, gate)
            self._ways[key] = found
        return found.get(end, ())

    def _ways_from(self, start: str, most: int, gate: bool) -> dict[str, tuple[tuple[str, ...], ...]]:
        """Those ways by where they end: to find the ways to one region is to walk nearly all of them."""
        adjacent = self._by_the_gate() if gate else self.adjacent
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
