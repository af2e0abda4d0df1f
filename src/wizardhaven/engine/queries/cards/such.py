"""Whether a card is such a one, by what is printed on it: in hand, in a pile or in play alike."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.cards.rings import is_ring
from wizardhaven.engine.state.printed.printed import ALLY, CREATURE, FACTION, Printed
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import AllOf, AnyOf, AtMost, KeyedTo, Named, Not, SpecificTo, Such
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

PRINTED: Final = (Race, Keyword, Named, Side, Sort, ItemClass, Alignment, Length, KeyedTo, SpecificTo)
"""The traits that a card has by what is printed on it."""


ASKED: Final[dict[int, tuple[Such, bool]]] = {}
"""Selectors by their ids, each with whether what is printed decides; kept, so that no other has the id."""


def is_printed(such: Such) -> bool:
    """Whether only what is printed on a card matters; who is a character depends on his player."""
    known = ASKED.get(id(such))
    if known is None:
        known = such, _asks_only_print(such)
        ASKED[id(such)] = known
    return known[1]


def _asks_only_print(such: Such) -> bool:
    if isinstance(such, (AllOf, AnyOf)):
        return all([_asks_only_print(trait) for trait in such.traits])
    if isinstance(such, Not):
        return _asks_only_print(such.trait)
    if isinstance(such, Mark):
        return such is Mark.UNIQUE or such is Mark.STAGE
    return such is not Sort.CHARACTER and isinstance(such, PRINTED)


def fits_printed(printed: Printed, such: Such) -> bool:
    """Whether what is printed on the card is such; what depends on the table is asked elsewhere.

    Neither a card nor a selector ever changes, so the card remembers it.
    """
    known = printed.fitting.get(id(such))
    if known is None:
        known = _fits(printed, such)
        is_printed(such)  # which keeps it
        printed.remember(id(such), known)
    return known


def _fits(printed: Printed, such: Such) -> bool:
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not _fits(printed, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if _fits(printed, trait):
                return True
        return False
    if isinstance(such, Not):
        return not _fits(printed, such.trait)
    return _has_trait(printed, such)


def _has_trait(printed: Printed, trait: Such) -> bool:
    if isinstance(trait, Race):
        return counts_as(printed.race, trait)
    if isinstance(trait, Keyword):
        return printed.has(trait)
    if isinstance(trait, Named):
        return printed.name in trait.names
    if isinstance(trait, Side):
        return printed.resource if trait is Side.RESOURCE else printed.hazard
    if isinstance(trait, Sort):
        return _is_of_sort(printed, trait)
    if isinstance(trait, ItemClass):
        return printed.item is not None and printed.item.item_class is trait
    if isinstance(trait, Alignment):
        return printed.alignment is trait
    if isinstance(trait, Length):
        return printed.is_event(trait)
    if isinstance(trait, SpecificTo):
        return printed.specific == trait.avatar
    if trait is Mark.STAGE:
        return printed.stage
    if isinstance(trait, AtMost):
        assert trait.stat is Stat.MIND, f"nothing printed says how much {trait.stat} a card has"
        return printed.mind <= trait.number
    if isinstance(trait, KeyedTo):
        return printed.creature is not None and is_normally_keyed_to(printed.creature, trait.where)
    assert trait is Mark.UNIQUE, f"nothing printed says whether a card is {trait}"
    return printed.unique


def is_normally_keyed_to(creature: Creature, where: tuple[RegionType | SiteType | Sort | str, ...]) -> bool:
    """Whether the creature is normally keyed to such a site, or to a single region of such a type."""
    for key in creature.keyed_to:
        if key.count == 1 and key.condition is None and isinstance(key.to, (RegionType, SiteType)):
            if key.to in where:
                return True
    return False


def _is_of_sort(printed: Printed, sort: Sort) -> bool:
    if sort is Sort.ITEM:
        return printed.item is not None
    if sort is Sort.RING:
        return printed.item is not None and is_ring(printed.item)
    if sort is Sort.CHARACTER:
        return printed.character is not None
    if sort is Sort.AVATAR:
        return printed.avatar
    if sort is Sort.AGENT:
        return printed.agent
    if sort is Sort.EVENT:
        return printed.event is not None
    kinds = {Sort.ALLY: ALLY, Sort.FACTION: FACTION, Sort.CREATURE: CREATURE}
    return printed.kind == kinds[sort]
