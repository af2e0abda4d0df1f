"""When something holds, as German clauses that end with their verb, behind "wenn" or "solange"."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text import traits
from wizardhaven.text.german.bearers import bearer_is
from wizardhaven.text.german.being import being
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.names import through_regions
from wizardhaven.text.german.negations import negation
from wizardhaven.text.german.past import deed, happened
from wizardhaven.text.german.places import at_place, is_at, to_or_from
from wizardhaven.text.german.presence import path, present
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.traits import alone_in_path, both_ways, left_behind, one_by_one, ways_of
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
    """The clause without its "wenn"."""
    company = scene.company.nominative
    match holds:
        case Unless(Either(ways)) if (goal := both_ways(ways)) is not None:
            return f"{company} weder {is_at(goal)} noch sich dorthin oder von dort weg bewegt"
        case Unless(Either(either)):
            return condition(Both(tuple([Unless(each) for each in either])), scene)
        case Unless(denied):
            return negation(denied, scene) or f"es nicht zutrifft, dass {condition(denied, scene)}"
        case Either() if ways_of(holds):
            return path(holds, scene)
        case Either(either):
            return _either(either, scene)
        case Both((Is(Subject.SITE, place), Happened(Past.ENTERED))):
            return f"{company} in dieser Ortsphase {is_at(place).removesuffix('ist')}eingetroffen ist"
        case Both((Is(Subject.SITE, place), Unless(Happened(Past.PLAYED_HERE)))):
            return f"{company} {is_at(place)}, nicht aber an dem, an dem die Karte gespielt wurde"
        case Both(
            (
                Is(Subject.SITE, place),
                Either((Happened(Past.FREED_PRISONERS), Happened() as played)),
            )
        ):
            freed = f"Gefangene befreit oder {deed(played)} hat"
            return f"{company} in dieser Ortsphase {at_place(place)} {freed}"
        case Both((Is(Subject.COMPANY, Mark.MOVING), Either(ways))) if (goal := both_ways(ways)) is not None:
            return f"{company} sich {to_or_from(goal)} bewegt"
        case Both() if left_behind(holds):
            through = through_regions(left_behind(holds))
            return f"{company} sich mit Regionsbewegung {through} oder von dort weg bewegt"
        case Both() if (wanted := alone_in_path(holds)) is not None:
            return path(wanted, scene, " und keine zwei anderen Regionen hintereinander")
        case Both(every):
            return all_of(_named_once([condition(each, scene) for each in every], scene))
        case Is(Subject.SITE, place):
            return f"{company} {is_at(place)}"
        case Is(Subject.BEARER, who):
            return bearer_is(who, scene)
        case Is(who) if (goal := traits.site_of(holds)) is not None:
            way = "dorthin" if who is Subject.NEW_SITE else "von dort weg"
            return f"{company} {is_at(goal)} oder sich {way} bewegt"
        case Is():
            return being(holds, scene)
        case Happened():
            return happened(holds, scene)
        case There():
            return present(holds, scene)
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Condition], scene: Scene) -> str:
    """Several conditions that must all hold."""
    return all_of([condition(each, scene) for each in one_by_one(all_hold)])


def _either(holding: Sequence[Condition], scene: Scene) -> str:
    """Clauses of which one will do; what they have in common is said once."""
    site = both_ways(holding)
    if site is not None:
        return f"{scene.company.nominative} {is_at(site)} oder sich dorthin oder von dort weg bewegt"
    return any_of(_named_once([condition(each, scene) for each in holding], scene))


def _named_once(clauses: Sequence[str], scene: Scene) -> list[str]:
    """Clauses that are all about the company name it once."""
    start = f"{scene.company.nominative} "
    first, *others = clauses
    alike = first.startswith(start)
    return [first, *[each.removeprefix(start) if alike else each for each in others]]
