"""Which sites are meant, by what is printed on their cards: they need not be in play."""

from __future__ import annotations

from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import races_of
from wizardhaven.vocabulary.such import AllOf, AnyOf, Having, Named, Not, Such, Within
from wizardhaven.vocabulary.terms import Alignment, SiteType


def is_on_the_map(table: Table, name: str, side: Alignment, such: Such) -> bool:
    """Whether the site of that name, in the version of that side, is such; there may be no such version."""
    if isinstance(such, Named):
        return name in such.names
    if isinstance(such, SiteType):
        return table.atlas.types_of_sites.get((name, side)) is such
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not is_on_the_map(table, name, side, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if is_on_the_map(table, name, side, trait):
                return True
        return False
    if isinstance(such, Not):
        return not is_on_the_map(table, name, side, such.trait)
    if isinstance(such, Within):
        region = table.atlas.regions_of_sites.get(name, "")
        return region in such.regions or table.atlas.types.get(region) in such.regions
    return _has_trait(table, name, side, such)


def _has_trait(table: Table, name: str, side: Alignment, trait: Such) -> bool:
    if trait is Mark.UNDER_DEEPS:
        return name not in table.atlas.regions_of_sites
    if trait is Mark.LAIR:
        return name in table.atlas.lairs
    if trait is Mark.SURFACE:
        free = table.atlas.types_of_sites.get((name, side)) is SiteType.FREE_HOLD  # [UND-03]
        return not free and any([is_on_the_map(table, name, side, one) for one in table.atlas.beneath])
    if isinstance(trait, Having):
        attacks = table.atlas.attacks_of_sites.get((name, side), ())
        races = races_of(trait.what)
        return any([isinstance(one, Attack) and one.race in races for one in attacks])
    # whose haven a site becomes, and whether it is protected, no map says
    assert trait in (Sort.SITE, Mark.PROTECTED, Alignment.FALLEN_WIZARD), (
        f"no map says which sites are {trait}"
    )
    return True
