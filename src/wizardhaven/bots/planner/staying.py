"""A leader who keeps factions stays behind with them, and the others go on. [EVT-27, ORG-50]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.keeping import keepers_in, kept_in
from wizardhaven.bots.planner.places import reaches
from wizardhaven.bots.planner.plans import Planner
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import of_verb
from wizardhaven.engine.values import Action, CompanyId, Verb
from wizardhaven.view.companies import CompanyView

ENOUGH: Final = 2
"""So many at least must be left to go on."""
AWAY: Final = 0.5
"""So much more there must be for them elsewhere."""


def staying_behind(sight: Sight, options: Sequence[Action]) -> Action | None:
    """The leader who parts from the others to stay where his factions are; None if there is no need."""
    for option in of_verb(options, Verb.SPLIT):
        person = sight.people.get(option.card)
        if person is not None and _is_keeping(sight, person) and would_part(sight, person.company):
            return option
    return None


def wants_to_part(sight: Sight) -> bool:
    """Whether somewhere a leader had better stay behind."""
    return any([would_part(sight, company.id) for company in sight.own.companies])


def would_part(sight: Sight, company: CompanyId) -> bool:
    """Whether a company is held back by what its leader keeps, and has more to fetch elsewhere."""
    found = sight.companies.get(company)
    if found is None or not is_keeping_place(sight, company):
        return False
    leaders = keepers_in(sight, company)
    with_him = 1 + len(leaders[0].view.followers)
    return len(sight.members(company)) - with_him >= ENOUGH and _is_more_elsewhere(sight, found)


def is_keeping_place(sight: Sight, company: CompanyId) -> bool:
    """Whether the leader of a company keeps factions where it is."""
    return sight.minions and bool(kept_in(sight, company))


def _is_keeping(sight: Sight, person: Person) -> bool:
    return person.seat == sight.seat and person.id in [one.id for one in keepers_in(sight, person.company)]


def _is_more_elsewhere(sight: Sight, company: CompanyView) -> bool:
    """Whether the company would go on if nothing were lost by it."""
    planner = Planner(sight, company)
    planner.left = 0.0
    here = planner.here
    if here is None:
        return False
    staying = planner.value_of_staying().worth
    by_regions_only = not sight.kind.starter_movement
    near = [site for site in planner.sites if reaches(here, site, by_regions_only)]
    return any([planner.value_of_going(site).worth - staying > AWAY for site in near])
