"""What a selector asks for, for those who put it into words, plan by it or must know where to look.

What must all be true stands side by side, never one `AllOf` inside another.
"""

from __future__ import annotations

from typing import TypeVar

from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    KeyedTo,
    Named,
    Not,
    Such,
    Within,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    PlayerKind,
    Race,
    RegionType,
    Side,
    Skill,
    Stat,
    Turned,
)

T = TypeVar("T")


def sort_of(such: Such) -> Sort | None:
    """The sort of card that is meant, where it is said; a ring is an item."""
    for part in such.traits if isinstance(such, AllOf) else (such,):
        if isinstance(part, Sort):
            return Sort.ITEM if part is Sort.RING else part
    return None


def one_of(such: Such, kind: type[T]) -> tuple[T, ...]:
    """The members of a closed list of which one must be true: the races, the lengths, the keywords."""
    for part in parts(such):
        found = _all(part, kind)
        if found:
            return found
    return ()


def among(such: Such, kind: type[T]) -> tuple[T, ...]:
    """The members of a closed list of which one will do, perhaps beside others that would do as well."""
    return tuple([choice for choice in choices(such) if isinstance(choice, kind)])


def none_of(such: Such, kind: type[T]) -> tuple[T, ...]:
    """The members of a closed list of which none may be true."""
    found: list[T] = []
    for part in parts(such):
        if isinstance(part, Not):
            found.extend(_all(part.trait, kind))
    return tuple(found)


def _all(such: Such, kind: type[T]) -> tuple[T, ...]:
    """All of which one will do, if they are of that kind."""
    of_kind = [choice for choice in choices(such) if isinstance(choice, kind)]
    return tuple(of_kind) if len(of_kind) == len(choices(such)) else ()


def part_of(such: Such, kind: type[T]) -> T | None:
    """The one part of that kind that must be true: at which site, with whom."""
    for part in parts(such):
        if isinstance(part, kind):
            return part
    return None


def says(such: Such, trait: Sort | Mark | Subject | Turned | Keyword | Side | ItemClass) -> bool:
    """Whether that must be true."""
    for part in such.traits if isinstance(such, AllOf) else (such,):
        if part is trait:
            return True
    return False


def denies(such: Such, trait: Sort | Mark) -> bool:
    """Whether that must not be true."""
    for part in parts(such):
        if isinstance(part, Not) and part.trait is trait:
            return True
    return False


def mentions(such: Such, trait: Sort | Mark) -> bool:
    """Whether it is one of the traits that must be true, or of which one will do."""
    for part in such.traits if isinstance(such, AllOf) else (such,):
        if part is trait or (isinstance(part, AnyOf) and trait in part.traits):
            return True
    return False


def least(such: Such, stat: Stat | Tally) -> int | None:
    """How much of it there must be at least."""
    for part in parts(such):
        if isinstance(part, AtLeast) and part.stat is stat:
            return part.number
    return None


def most(such: Such, stat: Stat | Tally) -> int | None:
    """How much of it there may be at most."""
    for part in parts(such):
        if isinstance(part, AtMost) and part.stat is stat:
            return part.number
    return None


def names_among(such: Such) -> tuple[str, ...]:
    """The names of which it may have one, alone or where something else will do instead."""
    found: list[str] = []
    for part in parts(such):
        for choice in choices(part):
            if isinstance(choice, Named):
                found.extend(choice.names)
    return tuple(found)


def races_in(such: Such) -> tuple[Race, ...]:
    """The races of which somebody must be one; none if something else will do instead."""
    return one_of(such, Race)


def races_barred_by(such: Such) -> tuple[Race, ...]:
    """The races of which somebody must not be one."""
    return none_of(such, Race)


def skill_in(such: Such) -> Skill | None:
    """The skill that is asked for, alone, among other traits, or where something else will do instead."""
    if isinstance(such, Skill):
        return such
    if isinstance(such, (AllOf, AnyOf)):
        for trait in such.traits:
            found = skill_in(trait)
            if found is not None:
                return found
    return None


def names_in(such: Such) -> tuple[str, ...]:
    """The names of which it must have one; none if any will do."""
    for part in parts(such):
        if isinstance(part, Named):
            return part.names
    return ()


def names_barred_by(such: Such) -> tuple[str, ...]:
    """The names of which it must have none."""
    barred = [names_in(part.trait) for part in parts(such) if isinstance(part, Not)]
    return tuple([name for names in barred for name in names])


def is_about_keys(such: Such) -> bool:
    """Whether it asks to what an attack or creature is keyed, or just not keyed."""
    for part in parts(such):
        if isinstance(part.trait if isinstance(part, Not) else part, KeyedTo):
            return True
    return False


def region_type_in(such: Such) -> RegionType | None:
    """The type of region to which an attack or creature must, or must not, be keyed, if one is said."""
    for part in parts(such):
        for choice in choices(part.trait if isinstance(part, Not) else part):
            if isinstance(choice, KeyedTo):
                for key in choice.where:
                    if isinstance(key, RegionType):
                        return key
    return None


def regions_in(such: Such) -> tuple[str, ...]:
    """The regions by name in one of which a site must lie; none if none is named."""
    for part in parts(such):
        if isinstance(part, Within):
            return tuple([region for region in part.regions if isinstance(region, str)])
    return ()


def item_class_in(such: Such) -> ItemClass:
    """The class of the items that are meant, all of them or some."""
    return such if isinstance(such, ItemClass) else one_of(such, ItemClass)[0]


def is_of_kind(kind: PlayerKind, such: Such) -> bool:
    """Whether a player of that kind is meant, where nothing but his kind is asked."""
    for part in parts(such):
        denied = isinstance(part, Not)
        if (kind in choices(part.trait if isinstance(part, Not) else part)) == denied:
            return False
    return True
