"""What a selector asks for, for those who need to know one trait of it: a skill, a race, a name."""

from __future__ import annotations

from wizardhaven.vocabulary.such import AllOf, AnyOf, Mark, Named, Not, Sort, Such, choices, parts
from wizardhaven.vocabulary.terms import Race, Skill


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
