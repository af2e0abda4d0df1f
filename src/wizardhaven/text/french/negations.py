"""When something does not hold, as a French clause."""

from wizardhaven.text.french.bearers import bearer_is
from wizardhaven.text.french.being import being
from wizardhaven.text.french.grammar import of
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.presence import absent
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import REGION_TYPES
from wizardhaven.text.traits import site_of, traits_of
from wizardhaven.vocabulary.conditions import (
    Condition,
    Happened,
    Is,
    Past,
    There,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Not
from wizardhaven.vocabulary.terms import RegionType


def negation(holds: Condition, scene: Scene) -> str | None:
    """That it does not hold, if there are words of its own for that."""
    company = scene.company.text
    match holds:
        case Is(Subject.SITE, where):
            return f"{company} n'est pas {at_place(where)}"
        case Is(who) if site_of(holds) is None and who is not Subject.BEARER:
            return being(Is(who, Not(traits_of(holds))), scene)
        case Is(Subject.BEARER, Named() as who):
            return bearer_is(who, scene).replace(" est ", " n'est pas ", 1)
        case There():
            return absent(holds, scene)
        case Happened(Past.PLAYED_HERE):
            return f"{scene.card.text} n'a pas été {scene.card.agreeing('joué')} sur un site de ce nom"
        case _:
            return None


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "de Contrée sauvage", "deux Contrées sauvages"."""
    return of(REGION_TYPES[way[0]].singular) if way[1] == 1 else ways_through((way,))
