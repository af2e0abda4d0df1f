"""Where cards can be played, how far sites are from each other, and how dangerous the way is. [SITE-31]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.questions import is_held_by, is_lair, lists_item
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Ally, Card, Faction, Item, Region, Site
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.marked import keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import races_of, sites_named
from wizardhaven.vocabulary.such import (
    AllOf,
    Allowing,
    AnyOf,
    Beside,
    Having,
    Named,
    Normally,
    Not,
    Such,
    Within,
    parts,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Turned,
)
from wizardhaven.vocabulary.under_deeps import Adjacent

DANGER: Final = {
    RegionType.WILDERNESS: 0.18,
    RegionType.BORDER_LAND: 0.1,
    RegionType.FREE_DOMAIN: 0.04,
    RegionType.SHADOW_LAND: 0.25,
    RegionType.DARK_DOMAIN: 0.35,
    RegionType.COASTAL_SEA: 0.12,
}
"""What a region on the way costs on average, by the hazards that are keyed to it. [MOV-28]"""
MOST_REGIONS: Final = 4
FAR: Final = 99
BELOW: Final = 0.25
"""What the way down into the Under-deeps, or up, costs: creatures are keyed to the site alone. [UND-10]"""


def is_at(site: Site, places: Sequence[Such]) -> bool:
    """Whether the site is one of the places."""
    for place in places:
        if is_such(site, place):
            return True
    return False


def is_such(site: Site, such: Such) -> bool:
    """Whether the site is such a one, as far as its card says; what the card cannot say may be so."""
    if isinstance(such, Named):
        return site.name in such.names
    if isinstance(such, SiteType):
        return site.site_type is such
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not is_such(site, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        return is_at(site, such.traits)
    if isinstance(such, Not):
        return such.trait is Mark.PROTECTED or not is_such(site, such.trait)
    if isinstance(such, Within):
        region = regions().get(site.region or "")
        return region is not None and (region.name in such.regions or region.region_type in such.regions)
    if isinstance(such, Mark):
        return _is_marked(site, such)
    if isinstance(such, Alignment):
        return site.alignment is such
    if isinstance(such, Having):
        return _is_having(site, such.what)
    if isinstance(such, PlayerKind):
        return False  # whose site it is no card says
    if isinstance(such, Normally):
        return is_such(site, such.what)
    assert such is Sort.SITE or isinstance(such, (Turned, Allowing, Beside)), such
    return True


def _is_marked(site: Site, mark: Mark) -> bool:
    if mark is Mark.UNDER_DEEPS:
        return site.region is None
    if mark is Mark.SURFACE:
        return site.region is not None  # which of them lie above others no card of theirs says
    if mark is Mark.INFORMATION:
        return Mark.INFORMATION in site.marks
    if mark is Mark.HOARD:
        return _has_hoard(site)
    assert mark in (Mark.LAIR, Mark.PROTECTED), mark
    return mark is Mark.PROTECTED or is_lair(site)


def _is_having(site: Site, what: Such) -> bool:
    """Whether there is such an automatic-attack; what is stored there no card says, and it is rare."""
    if says(what, Mark.STORED):
        return True  # perhaps it is, wherever that was
    if not any([part is Sort.AUTOMATIC_ATTACK for part in parts(what)]):
        return False
    races = races_of(what)
    return is_held_by(site, races) if races else True


def _has_hoard(site: Site) -> bool:
    """Whether the site contains a hoard, as far as its card says. [ITM-13]"""
    return Mark.HOARD in site.marks or is_held_by(site, (Race.DRAGON,))


def playable_at(card: Card, site: Site) -> bool:
    """Whether an item, ally or faction can be fetched at the site."""
    if isinstance(card, Item):
        return item_at(card, site)
    if isinstance(card, (Ally, Faction)):
        return is_at(site, card.playable_at)
    return False


def item_at(item: Item, site: Site) -> bool:
    """By its class, or where its own text says."""
    if item.not_playable_at and is_at(site, item.not_playable_at):
        return False
    if Keyword.HOARD in keywords_of(item) and not _has_hoard(site):
        return False
    if item.item_class is ItemClass.SPECIAL:
        return is_at(site, item.playable_at)
    return lists_item(site, item)


@cache
def found_only_at(name: str) -> int:
    """How many factions and allies are played at the site of that name and nowhere else."""
    found = [card for card in cards().values() if isinstance(card, (Ally, Faction))]
    return len([card for card in found if is_named_by(card, name) and len(card.playable_at) == 1])


def is_named_by(card: Ally | Faction, site: str) -> bool:
    """Whether the card is played at the site of that name."""
    return site in sites_named(card.playable_at)


@cache
def regions() -> dict[str, Region]:
    """The regions by name."""
    return {card.name: card for card in cards().values() if isinstance(card, Region)}


@cache
def distances(origin: str) -> dict[str, int]:
    """How many regions a company passes, the first and the last included."""
    found = {origin: 1}
    edge = [origin]
    while edge:
        farther: list[str] = []
        for name in edge:
            region = regions().get(name)
            for neighbour in () if region is None else region.adjacent:
                if neighbour not in found:
                    found[neighbour] = found[name] + 1
                    farther.append(neighbour)
        edge = farther
    return found


def way_below(origin: Site, new: Site) -> Adjacent | None:
    """How one of the two sites lists the other, if one of them lies in the Under-deeps. [ORG-72, UND-02]"""
    if origin.region is not None and new.region is not None:
        return None
    for one, other in ((origin, new), (new, origin)):
        for adjacent in one.adjacent:
            if is_at(other, (adjacent.place,)):
                return adjacent
    return None


def reaches(origin: Site, new: Site, by_regions_only: bool = False) -> bool:
    """Whether a company gets there in one turn; a Fallen-wizard's only by regions. [ORG-66 to ORG-72]"""
    if way_below(origin, new) is not None:
        return True
    if by_regions_only:
        return regions_between(origin, new) <= MOST_REGIONS
    if new.nearest_haven == origin.name or origin.nearest_haven == new.name:
        return True
    for path in new.haven_paths:
        if path.from_haven == origin.name:
            return True
    return regions_between(origin, new) <= MOST_REGIONS


def regions_between(origin: Site, new: Site) -> int:
    """How many regions lie between two sites, or far too many if one of them lies in none. [UND-01]"""
    if origin.region is None or new.region is None:
        return FAR
    return distances(origin.region).get(new.region, FAR)


def danger_of(path: Sequence[RegionType]) -> float:
    """What the way costs on average."""
    return sum([DANGER[region_type] for region_type in path])


def danger_between(origin: Site, new: Site) -> float:
    """What the way from one site to another costs: the printed path, or a guess by the distance."""
    if new.nearest_haven == origin.name:
        return danger_of(new.path)
    if origin.nearest_haven == new.name:
        return danger_of(origin.path)
    for path in new.haven_paths:
        if path.from_haven == origin.name:
            return danger_of(path.path)
    if origin.region is None or new.region is None:
        return BELOW
    between = regions_between(origin, new)
    return 0.15 * (between if between < FAR else MOST_REGIONS)


def attacks_at(site: Site) -> list[Attack]:
    """The automatic-attacks whose strength is known beforehand."""
    return [attack for attack in site.automatic_attacks if isinstance(attack, Attack)]


def strikes_at(site: Site, members: int) -> list[tuple[int, int]]:
    """Strikes and prowess of each of them against so many; some have a strike for everybody. [CMB-19]"""
    found: list[tuple[int, int]] = []
    for attack in attacks_at(site):
        each = fights(attack.abilities, Manner.EACH_FACES_A_STRIKE)
        found.append((members if each else attack.strikes, attack.prowess))
    return found


def danger_of_regions(names: Sequence[str]) -> float:
    """What a way by these regions costs."""
    known = regions()
    return sum([DANGER[known[name].region_type] for name in names if name in known])
