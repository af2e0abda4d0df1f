"""Whether foes that a company has faced were such, and were keyed so."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.state.company import Foe
from wizardhaven.engine.state.keyed import BY_REGION_NAME, BY_REGION_TYPE, BY_SITE_NAME, BY_SITE_TYPE, Keyed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import AllOf, AnyOf, KeyedTo, Not, Such
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType


def is_such_foe(foe: Foe, such: Such) -> bool:
    """Whether what is remembered of somebody faced is such."""
    if isinstance(such, AllOf):
        return all([is_such_foe(foe, trait) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([is_such_foe(foe, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not is_such_foe(foe, such.trait)
    if isinstance(such, Race):
        return counts_as(foe.race, such)
    if isinstance(such, KeyedTo):
        return is_keyed_to(foe.by, such)
    assert such is Sort.CREATURE, f"nobody remembers whether {such} was faced"
    return foe.creature


def is_keyed_to(by: Keyed, keys: KeyedTo) -> bool:
    """Whether it is keyed to one of these: types of region or of site, any site, or regions by name."""
    for key in keys.where:
        if isinstance(key, RegionType):
            keyed = by.kind == BY_REGION_TYPE and by.name == key.value
        elif isinstance(key, SiteType):
            keyed = by.kind == BY_SITE_TYPE and by.name == key.value
        elif isinstance(key, Sort):
            keyed = by.kind in (BY_SITE_TYPE, BY_SITE_NAME)
        else:
            keyed = by.kind == BY_REGION_NAME and by.name == key
        if keyed:
            return True
    return False
