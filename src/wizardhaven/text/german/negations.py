"""When something does not hold, as a German clause that ends with its verb."""

from wizardhaven.text import traits
from wizardhaven.text.german.bearers import bearer_is
from wizardhaven.text.german.being import being
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import is_at
from wizardhaven.text.german.presence import absent
from wizardhaven.text.german.scene import Scene
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
    company = scene.company.nominative
    match holds:
        case Is(Subject.SITE, place):
            return f"{company} nicht {is_at(place)}"
        case Is(who) if traits.site_of(holds) is None and who is not Subject.BEARER:
            return being(Is(who, Not(traits.traits_of(holds))), scene)
        case Is(Subject.BEARER, Named() as who):
            bearer = scene.bearer.nominative
            return bearer_is(who, scene).replace(bearer, f"{bearer} nicht", 1)
        case There():
            return absent(holds, scene)
        case Happened(Past.PLAYED_HERE):
            return f"{scene.card.nominative} nicht an einem Ort dieses Namens gespielt wurde"
        case _:
            return None


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "keine Wildnis", "keine zwei Wildnisse"."""
    return f"{'k' if way[1] == 1 else 'keine '}{ways_through((way,))}"
