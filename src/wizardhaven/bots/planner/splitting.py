"""Two good companies instead of one: who leaves a haven apart from the others. [ORG-47, ORG-50]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.minions import hindrances, people_of
from wizardhaven.bots.planner.places import danger_between, reaches
from wizardhaven.bots.planner.plans import BOLD, DRAW, WARY
from wizardhaven.bots.planner.prizes import Prize, prize_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.travelling import lone_avatar, weakness
from wizardhaven.bots.planner.verdict import of_verb
from wizardhaven.engine.values import NO_CARD, Action, CardId, CompanyId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Site

APART: Final = 0.8
"""So much more two companies must fetch than one."""
CHANGING: Final = 0.2
"""So much better two companies must stand once somebody changes from one to the other."""
ENOUGH: Final = 4
"""So many at least a company has before it parts."""
STEADY: Final = 1.5
"""No part may be weaker than this, compared with a usual company."""
NEW: Final = CompanyId(1_000_000)
"""The company that would be."""


@final
class Parting:
    """Thinks about one company at a haven, and about those who might leave it."""

    __slots__ = ("company", "held", "here", "sight", "sites", "whole")

    def __init__(self, sight: Sight, company: CompanyView) -> None:
        self.sight = Sight(sight.view, sight.seat)
        self.company = company
        self.here = sight.site(company.site)
        self.held = sight.hand()
        self.sites = self._with_a_prize()
        self.whole = self.best(company, NO_CARD).worth

    def _with_a_prize(self) -> list[Site]:
        """The sites within reach where the company as it is could play something."""
        here, by_regions_only = self.here, not self.sight.kind.starter_movement
        if here is None:
            return []
        near = [site for site in self.sight.sites() if reaches(here, site, by_regions_only)]
        return [site for site in near if prize_at(self.sight, self.company, site, self.held).card >= 0]

    def best(self, company: CompanyView, without: CardId) -> Prize:
        """The best journey of a company, a card left to others."""
        held = [id for id in self.held if id != without]
        found = Prize(0.0, NO_CARD)
        here = self.here
        if here is None:
            return found
        wary = (BOLD if self.sight.minions else WARY) * weakness(self.sight, self.sight.members(company.id))
        for site in self.sites:
            prize = prize_at(self.sight, company, site, held)
            worth = prize.worth + DRAW * site.resource_draws - wary * danger_between(here, site)
            if prize.card >= 0 and worth > found.worth:
                found = Prize(worth, prize.card)
        return found

    def together(self, one: CompanyView, other: CompanyView) -> float:
        """What two companies fetch; the stronger prize is taken first, by whichever can."""
        first = self.best(one, NO_CARD)
        second = self.best(other, first.card)
        swapped = self.best(other, NO_CARD)
        rest = self.best(one, swapped.card)
        if min(second.worth, first.worth) <= 0 and min(swapped.worth, rest.worth) <= 0:
            return 0.0
        return max(first.worth + second.worth, swapped.worth + rest.worth)

    def gain(self, leaders: Sequence[CardId]) -> float:
        """How much more is fetched if these lead their followers another way, in one company."""
        gone = [person for leader in leaders for person in _group(self.sight, leader)]
        for person in gone:
            person.company = NEW
        gain = 0.0
        if self.are_good(self.company.id, NEW):
            new = CompanyView(NEW, self.company.seat, self.company.site)
            gain = self.together(self.company, new) - self.whole
        for person in gone:
            person.company = self.company.id
        return gain

    def are_good(self, one: CompanyId, other: CompanyId) -> bool:
        """Whether both parts can set out and stand what they meet, and no avatar is left by himself."""
        for company in (one, other):
            members = self.sight.members(company)
            if not members or lone_avatar(self.sight, members):
                return False
            if hindrances(self.sight, people_of(self.sight, members)) > 0:
                return False
            if weakness(self.sight, members) > STEADY:
                return False
        return True


def may_split(sight: Sight) -> bool:
    """Whether a company at a haven is large enough to part, and has two ways to go; minions do not part."""
    large = [company for company in sight.own.companies if _is_large(sight, company)]
    return not sight.minions and any([len(Parting(sight, company).sites) > 1 for company in large])


def _is_large(sight: Sight, company: CompanyView) -> bool:
    ready = [one for one in sight.members(company.id) if one.view.status is Status.UNTAPPED]
    return company.site.haven and company.destination is None and len(ready) >= ENOUGH


def splitting(sight: Sight, options: Sequence[Action]) -> Action | None:
    """Who should lead some of a company another way; None if they had better stay together."""
    best: Action | None = None
    best_gain = APART
    for company in () if sight.minions else sight.own.companies:
        leaders = _leaders(sight, options, company.id)
        if not leaders or not _is_large(sight, company):
            continue
        parting = Parting(sight, company)
        for index, leader in enumerate(leaders):
            for other in leaders[index:] if len(parting.sites) > 1 else []:
                gain = parting.gain([leader.card, other.card])
                if gain > best_gain:
                    best, best_gain = leader, gain
    return best


def _leaders(sight: Sight, options: Sequence[Action], company: CompanyId) -> list[Action]:
    """Those of a company who may leave it with their followers, each of them once."""
    found: dict[CardId, Action] = {}
    for option in of_verb(options, Verb.SPLIT):
        if _is_in(sight, option.card, company) and option.card not in found:
            found[option.card] = option
    return list(found.values())


def _is_in(sight: Sight, id: CardId, company: CompanyId) -> bool:
    person = sight.people.get(id)
    return person is not None and person.company == company


def _group(sight: Sight, leader: CardId) -> list[Person]:
    """Somebody and his followers."""
    person = sight.people[leader]
    followers = [one.card.id for one in person.view.followers]
    return [person, *[sight.people[id] for id in followers if id is not None]]


def changing(sight: Sight, options: Sequence[Action]) -> Action | None:
    """Who should go over to another company at the same haven, so that both are better off."""
    best: Action | None = None
    best_gain = CHANGING
    for option in [] if sight.minions else of_verb(options, Verb.CHANGE_COMPANY):
        person = sight.people.get(option.card)
        one = None if person is None else sight.companies.get(person.company)
        other = sight.companies.get(option.company_meant)
        if one is None or other is None or not one.site.haven:
            continue
        parting = Parting(sight, one)
        before = parting.together(one, other) if parting.are_good(one.id, other.id) else 0.0
        for moved in _group(parting.sight, option.card):
            moved.company = other.id
        if parting.are_good(one.id, other.id):
            gain = parting.together(one, other) - before
            if gain > best_gain:
                best, best_gain = option, gain
    return best
