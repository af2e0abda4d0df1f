"""When something holds, as French clauses behind "si" or "tant que"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.bearers import bearer_is
from wizardhaven.text.french.being import being
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import that
from wizardhaven.text.french.names import one_region_of
from wizardhaven.text.french.negations import negation
from wizardhaven.text.french.past import deed, happened
from wizardhaven.text.french.paths import SHE
from wizardhaven.text.french.places import at_place, place
from wizardhaven.text.french.presence import path, present
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.traits import alone_in_path, both_ways, left_behind, one_by_one, site_of, ways_of
from wizardhaven.vocabulary.conditions import (
    Both,
    Condition,
    Either,
    Happened,
    Is,
    Past,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject


def condition(holds: Condition, scene: Scene) -> str:
    """The clause without its "si"."""
    company = scene.company.text
    match holds:
        case Unless(Either(ways)) if (goal := both_ways(ways)) is not None:
            return f"{company} n'est pas {at_place(goal)}, ne s'y rend pas et ne le quitte pas"
        case Unless(Either(either)):
            return condition(Both(tuple([Unless(each) for each in either])), scene)
        case Unless(denied):
            return negation(denied, scene) or f"il n'est pas vrai {that(condition(denied, scene))}"
        case Either() if ways_of(holds):
            return path(holds, scene)
        case Either(either):
            return _either(either, scene)
        case Both((Is(Subject.SITE, where), Happened(Past.ENTERED))):
            return f"{company} est entrée {at_place(where)} pendant cette phase de site"
        case Both((Is(Subject.SITE, where), Unless(Happened(Past.PLAYED_HERE)))):
            return f"{company} est {at_place(where)} autre que celui où la carte a été jouée"
        case Both(
            (
                Is(Subject.SITE, where),
                Either((Happened(Past.FREED_PRISONERS), Happened() as played)),
            )
        ):
            freed = f"a libéré des prisonniers ou {deed(played)}"
            return f"{company} {freed} {at_place(where)} pendant cette phase de site"
        case Both((Is(Subject.COMPANY, Mark.MOVING), Either(ways))) if (goal := both_ways(ways)) is not None:
            return f"{company} bouge vers {place(goal).text} ou le quitte"
        case Both() if left_behind(holds):
            return f"{company} traverse ou quitte {one_region_of(left_behind(holds))} de région en région"
        case Both() if (wanted := alone_in_path(holds)) is not None:
            return f"{path(wanted, scene)} et jamais deux autres régions de suite"
        case Both(every):
            return all_of(_named_once([condition(each, scene) for each in every], scene))
        case Is(Subject.SITE, where):
            return f"{company} est {at_place(where)}"
        case Is(Subject.BEARER, who):
            return bearer_is(who, scene)
        case Is(who) if (goal := site_of(holds)) is not None:
            way = "s'y rend" if who is Subject.NEW_SITE else "le quitte"
            return f"{company} est {at_place(goal)} ou {way}"
        case Is():
            return being(holds, scene)
        case Happened():
            return happened(holds, scene)
        case There():
            return present(holds, scene)
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Condition], scene: Scene) -> str:
    """Several conditions that must all hold, behind the first "si": "A, si B et si C"."""
    *others, last = [condition(each, scene) for each in one_by_one(all_hold)]
    return f"{', si '.join(others)} et si {last}" if others else last


def _either(holding: Sequence[Condition], scene: Scene) -> str:
    """Clauses of which one will do; what they have in common is said once."""
    goal = both_ways(holding)
    if goal is not None:
        return f"{scene.company.text} est {at_place(goal)} ou bouge vers {place(goal).text} ou le quitte"
    return any_of(_named_once([condition(each, scene) for each in holding], scene))


def _named_once(clauses: Sequence[str], scene: Scene) -> list[str]:
    """Clauses that are all about the company name it once."""
    start = f"{scene.company.text} "
    first, *others = clauses
    alike = first.startswith(start)
    return [first, *[each.removeprefix(start) if alike else each for each in others]]


def so_long_as(holds: Condition | None, scene: Scene) -> str:
    """The condition of something that the company, which has just been named, may do."""
    return f"tant {that(condition(holds, replace(scene, company=SHE)))}" if holds else ""
