"""Which sites are meant, and what can be read from that without looking at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Named, Not, Such, Within, choices, parts
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

ANY_SITE: Final = Sort.SITE
"""Wherever that is."""


def names_of(place: Such) -> tuple[str, ...]:
    """The sites that are meant by name and nothing else; none if a sort of site is meant."""
    return place.names if isinstance(place, Named) else ()


def is_of_other_versions(place: Such) -> bool:
    """Whether every version of the site is meant but the card on which this one lies."""
    said = parts(place)
    return Mark.ANY_VERSION in said and Not(Subject.SITE) in said


def sites_named(places: Sequence[Such]) -> list[str]:
    """The sites among these places that are meant by name."""
    return [name for place in places for name in names_of(place)]


def lands_of(place: Such) -> tuple[str | RegionType, ...]:
    """The regions in which the sites must lie, by name or by type; none if they may lie anywhere."""
    found: list[str | RegionType] = []
    for part in parts(place):
        if isinstance(part, Within):
            found.extend(part.regions)
    return tuple(found)


def regions_of(place: Such) -> tuple[str, ...]:
    """The regions by name in which the sites must lie."""
    return tuple([land for land in lands_of(place) if isinstance(land, str)])


def path_of(way: Such) -> tuple[RegionType, ...]:
    """The types of region on a way, one after another; none if it has no regions."""
    return tuple([part for part in parts(way) if isinstance(part, RegionType)])


def types_of(place: Such) -> tuple[SiteType, ...]:
    """The types of which the sites must be one; none if they may be of any."""
    found: list[SiteType] = []
    for part in parts(place):
        found.extend([choice for choice in choices(part) if isinstance(choice, SiteType)])
    return tuple(found)


def types_barred(place: Such) -> tuple[SiteType, ...]:
    """The types of which the sites must not be."""
    found: list[SiteType] = []
    for part in parts(place):
        if isinstance(part, Not):
            found.extend([choice for choice in choices(part.trait) if isinstance(choice, SiteType)])
    return tuple(found)


def guards_of(place: Such) -> tuple[Race, ...]:
    """The races of one of which there must be an automatic-attack; none if there need not be."""
    found: list[Race] = []
    for part in parts(place):
        if isinstance(part, Having):
            found.extend(races_of(part.what))
    return tuple(found)


def races_of(attack: Such) -> tuple[Race, ...]:
    """The races of which an attack must be one; none if it may be of any."""
    found: list[Race] = []
    for part in parts(attack):
        found.extend([choice for choice in choices(part) if isinstance(choice, Race)])
    return tuple(found)
