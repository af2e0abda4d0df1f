"""When something holds, as an English clause that can stand behind "if" or "while"."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.bearers import bearer_is
from wizardhaven.text.english.being import being
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.negations import negation
from wizardhaven.text.english.past import deed, happened
from wizardhaven.text.english.places import place
from wizardhaven.text.english.presence import path, present
from wizardhaven.text.english.scene import Scene
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
    """The clause itself, without "if"."""
    company = scene.company
    match holds:
        case Unless(Either(ways)) if (site := both_ways(ways)) is not None:
            return f"{company} is neither at, nor moving to or from, {place(site)}"
        case Unless(Either(either)):
            return condition(Both(tuple([Unless(each) for each in either])), scene)
        case Unless(denied):
            return negation(denied, scene) or f"it is not so that {condition(denied, scene)}"
        case Either() if ways_of(holds):
            return path(holds, scene)
        case Either(either):
            return _either(either, scene)
        case Both((Is(Subject.SITE, where), Happened(Past.ENTERED))):
            return f"{company} has entered {place(where)} in this site phase"
        case Both((Is(Subject.SITE, where), Unless(Happened(Past.PLAYED_HERE)))):
            return f"{company} is at {place(where)} of another name than the one where it was played"
        case Both(
            (
                Is(Subject.SITE, where),
                Either((Happened(Past.FREED_PRISONERS), Happened() as played)),
            )
        ):
            return f"{company} has freed prisoners or {deed(played)} at {place(where)} in this site phase"
        case Both((Is(Subject.COMPANY, Mark.MOVING), Either(ways))) if (site := both_ways(ways)) is not None:
            return f"{company} is moving to or from {place(site)}"
        case Both() if left_behind(holds):
            through = listed(left_behind(holds), "or")
            return f"{company} is moving through {through}, or leaving it, by Region Movement"
        case Both() if (wanted := alone_in_path(holds)) is not None:
            return f"{path(wanted, scene)} and no two regions of other types in a row"
        case Both(every):
            return _joined([condition(each, scene) for each in every], "and", scene)
        case Is(Subject.SITE, where):
            return f"{company} is at {place(where)}"
        case Is(Subject.BEARER, who):
            return bearer_is(who, scene)
        case Is(who) if (site := site_of(holds)) is not None:
            way = "to" if who is Subject.NEW_SITE else "from"
            return f"{company} is at or moving {way} {place(site)}"
        case Is():
            return being(holds, scene)
        case Happened():
            return happened(holds, scene)
        case There():
            return present(holds, scene)
        case _:
            assert_never(holds)


def conditions(holding: Sequence[Condition], scene: Scene) -> str:
    """Several clauses that must all hold."""
    return listed([condition(each, scene) for each in one_by_one(holding)], "and")


def _either(holding: Sequence[Condition], scene: Scene) -> str:
    """Clauses of which one will do; what they have in common is said once."""
    site = both_ways(holding)
    if site is not None:
        return f"{scene.company} is at, or moving to or from, {place(site)}"
    return _joined([condition(each, scene) for each in holding], "or", scene)


def _joined(clauses: Sequence[str], last: str, scene: Scene) -> str:
    """Clauses that are all about the company name it once."""
    start = f"{scene.company} "
    first, *others = clauses
    alike = first.startswith(start)
    return listed([first, *[each.removeprefix(start) if alike else each for each in others]], last)
