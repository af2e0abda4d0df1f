"""The factions that a leader keeps under his control. [EVT-27, WIN-63]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.minions import is_leading
from wizardhaven.bots.planner.places import is_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.planner.worth import fetched_worth, influence_chance
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.questions import is_any
from wizardhaven.engine.values import NO_CARD, Action, CardId, CompanyId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.vocabulary.cards import Character, Faction, Site
from wizardhaven.vocabulary.marked import is_unique
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Race

KEEPERS: Final = (Race.ORC, Race.TROLL)
GROUP: Final = 3
FOR_A_GROUP: Final = 2
"""So many factions under one leader are worth so many points more. [WIN-63]"""
NEXT: Final = 0.4
"""What another faction counts for that a leader may win at the same site, on a later turn."""
LIKELY: Final = 0.2
"""A faction that is won so seldom is nothing to wait for."""


def keepers_in(sight: Sight, company: CompanyId) -> list[Person]:
    """The leaders of a company who may keep factions under their control: Orcs and Trolls. [EVT-27]"""
    return [one for one in sight.members(company) if is_leading(sight, one) and _may_keep(sight, one)]


def _may_keep(sight: Sight, person: Person) -> bool:
    card = sight.card(person.id)
    return isinstance(card, Character) and is_any(card.race, KEEPERS)


def kept_in(sight: Sight, company: CompanyId, without: CardId = NO_CARD) -> list[Faction]:
    """The factions that the leader of a company seems to keep: won where he stands, the site untapped.

    Nobody sees under whom a faction is; one that was won as usual has tapped the site.
    """
    found = sight.companies.get(company)
    site = None if found is None else sight.site(found.site)
    if found is None or site is None or found.seat != sight.seat or not keepers_in(sight, company):
        return []
    if found.site.haven or found.site.status is not Status.UNTAPPED:
        return []
    pile = [card.id for card in sight.own.marshalling_points_pile if card.id is not None]
    return [one for one in factions_among(sight, [id for id in pile if id != without]) if _is_for(one, site)]


def kept_worth(sight: Sight, company: CompanyId) -> float:
    """What would be lost if the leader went on. [WIN-63]"""
    kept = kept_in(sight, company) if sight.minions else []
    if not kept:
        return 0.0
    group = FOR_A_GROUP if len(kept) >= GROUP else 0
    return float(sum([one.marshalling_points for one in kept]) + group)


def factions_among(sight: Sight, ids: Sequence[CardId]) -> list[Faction]:
    """Those of the cards that are factions."""
    return [card for card in [sight.card(id) for id in ids] if isinstance(card, Faction)]


def _is_for(faction: Faction, site: Site) -> bool:
    """Whether a leader could keep the faction there."""
    return Mark.FOR_LEADERS in faction.marks and is_at(site, faction.playable_at)


def still_to_win(sight: Sight, company: CompanyId, site: Site, held: Sequence[CardId]) -> list[float]:
    """What each faction held would be worth under the leader of the company at that site, the best first."""
    leaders = keepers_in(sight, company) if sight.minions else []
    worths: list[float] = []
    for faction in factions_among(sight, held):
        if leaders and _is_for(faction, site) and not (is_unique(faction) and faction.name in sight.names):
            chance = max([influence_chance(sight, leader, faction) for leader in leaders])
            if chance >= LIKELY:
                worths.append(chance * fetched_worth(sight, faction))
    return sorted(worths, reverse=True)


def more_here(sight: Sight, company: CompanyId, site: Site, held: Sequence[CardId]) -> float:
    """What a leader may win at a site after the first faction, and for a group of three."""
    worths = still_to_win(sight, company, site, held)
    if len(worths) < 2:
        return 0.0
    group = FOR_A_GROUP if len(worths) >= GROUP else 0
    return NEXT * (sum(worths[1:]) + group * NEXT)


def worth_keeping(sight: Sight, person: Person, faction: Faction) -> float:
    """What it is worth that a leader wins the faction: he may keep it and win more there. [EVT-27]"""
    company = sight.company_of(person.id)
    site = None if company is None else sight.site(company.site)
    if company is None or site is None or Mark.FOR_LEADERS not in faction.marks:
        return 0.0
    if person.id not in [one.id for one in keepers_in(sight, company.id)]:
        return 0.0
    return more_here(sight, company.id, site, sight.hand())


def keep(sight: Sight, options: Sequence[Action]) -> Verdict:
    """He keeps it if he has others already, or may win more there: the site does not tap. [EVT-27]"""
    for option in of_verb(options, Verb.KEEP_FACTION):
        leader = sight.people.get(option.other)
        company = None if leader is None else sight.companies.get(leader.company)
        site = None if company is None else sight.site(company.site)
        if company is not None and site is not None:
            has_others = bool(kept_in(sight, company.id, without=option.card))
            if has_others or still_to_win(sight, company.id, site, sight.hand()):
                return Verdict(option, Why(Because.KEEPS_FOR_MORE, option.card, option.other))
    return passing(options, Because.NOTHING_USEFUL)
