"""When something does not hold, as an English clause."""

from wizardhaven.text.english.being import being
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.places import place
from wizardhaven.text.english.presence import absent
from wizardhaven.text.english.scene import Scene
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


def negation(holds: Condition, scene: Scene) -> str | None:
    """That it does not hold, if there are words of its own for that."""
    company = scene.company
    match holds:
        case Is(Subject.SITE, where):
            return f"{company} is not at {place(where)}"
        case Is(who) if site_of(holds) is None and who is not Subject.BEARER:
            return being(Is(who, Not(traits_of(holds))), scene)
        case Is(Subject.BEARER, Named(names)):
            return f"{scene.bearer} is not {listed(names, 'or')}"
        case There():
            return absent(holds, scene)
        case Happened(Past.PLAYED_HERE):
            return f"{scene.card} was not played at a site of that name"
        case _:
            return None
