"""What a selector asks for, for those who need to know one trait of it: a skill, a race, a name."""

from __future__ import annotations

from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    KeyedTo,
    Mark,
    Named,
    Not,
    Sort,
    Such,
    Within,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import Race, RegionType, Skill


def asks_for(such: Such, trait: Sort | Mark) -> bool:
    """Whether that is one of all the traits that must be true."""
    if isinstance(such, AllOf):
        for part in such.traits:
            if asks_for(part, trait):
                return True
        return False
    return such is trait


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


def races_in(such: Such) -> tuple[Race, ...]:
    """The races of which somebody must be one; none if something else will do instead."""
    if isinstance(such, AllOf):
        for trait in such.traits:
            found = races_in(trait)
            if found:
                return found
        return ()
    races = tuple([choice for choice in choices(such) if isinstance(choice, Race)])
    return races if len(races) == len(choices(such)) else ()


def races_barred_by(such: Such) -> tuple[Race, ...]:
    """The races of which somebody must not be one."""
    barred = [races_in(part.trait) for part in parts(such) if isinstance(part, Not)]
    return tuple([race for races in barred for race in races])


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
    return isinstance(such.trait if isinstance(such, Not) else such, KeyedTo)


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
