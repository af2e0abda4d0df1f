"""Leaders: what a command makes of a company, who is made one, what factions one keeps. [ORG-40, EVT-27]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.minions import events_on, is_leading
from wizardhaven.bots.planner.places import is_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.planner.worth import fetched_worth, influence_chance
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.questions import is_any
from wizardhaven.engine.values import COMPANY, NO_CARD, Action, CardId, CompanyId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.cards import Card, Character, Event, Faction, Site
from wizardhaven.vocabulary.followers import AnotherLeader, MakesLeader
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import Keyword, Race, Stat

KEEPERS: Final = (Race.ORC, Race.TROLL)
GROUP: Final = 3
FOR_A_GROUP: Final = 2
"""So many factions under one leader are worth so many points more. [WIN-63]"""
NEXT: Final = 0.4
"""What another faction counts for that a leader may win at the same site, on a later turn."""
LIKELY: Final = 0.2
"""A faction that is won so seldom is nothing to wait for."""
FOR_EACH: Final = {Stat.PROWESS: 0.12, Stat.BODY: 0.08}
"""What one point more is worth to each of a company."""
SOON: Final = 0.3
"""A faction in hand may be far away, and a command can be taken back."""
WEAK: Final = 0.04
"""What one more in checks is worth to each who carries corruption."""
ON_COMPANY: Final = 0.3
"""What an event is worth that stays on a company."""
WORD: Final = 0.5
"""What it is worth to have a leader at all, who controls others by a Ringwraith's word."""


def of_leaders(sight: Sight, option: Action, card: Event) -> float | None:
    """What a lasting event of leaders or on a company of minions is worth there; None if it is neither."""
    if sight.minions and option.aim.kind == COMPANY:
        return _on_company(sight, option.aim.company, card)
    if is_command(card):
        return command_score(sight, card, CardId(option.aim.number))
    if any([isinstance(ability, MakesLeader) for ability in card.abilities]):
        return leader_score(sight, card, CardId(option.aim.number))
    return None


def _on_company(sight: Sight, target: CompanyId, card: Event) -> float:
    """An event that stays on a company: on one of the bot's own, once, and with somebody who needs it."""
    company = sight.companies.get(target)
    if company is None or company.seat != sight.seat:
        return 0.0
    if card.name in [other.name for other in events_on(sight, company)]:
        return 0.0
    if any([isinstance(ability, AnotherLeader) for ability in card.abilities]):
        return ON_COMPANY if any([is_leading(sight, one) for one in sight.members(target)]) else 0.0
    return ON_COMPANY


def is_command(card: Card | None) -> bool:
    """Whether it is a card that a leader bears for his company."""
    return isinstance(card, Event) and Keyword.COMMAND in card.keywords


def command_score(sight: Sight, card: Event, target: CardId) -> float:
    """What a command does for a leader's company, less what he can no longer say; each has one."""
    leader = sight.people.get(target)
    if leader is None or leader.seat != sight.seat or _bears_command(sight, leader):
        return 0.0
    members = sight.members(leader.company)
    gain = 0.0
    for ability in card.abilities:
        if isinstance(ability, Bonus) and ability.to is Subject.COMPANY and isinstance(ability.amount, int):
            gain += FOR_EACH.get(ability.stat, 0.0) * ability.amount * len(members)
        elif isinstance(ability, CheckBonus):
            gain += WEAK * len([one for one in members if one.view.corruption_points > 0])
    return gain - _silenced(sight, card, leader)


def _bears_command(sight: Sight, leader: Person) -> bool:
    """Whether he has one, which would go back to the hand."""
    ids = [event.card.id for event in leader.view.events]
    return any([id is not None and is_command(sight.card(id)) for id in ids])


def _silenced(sight: Sight, card: Event, leader: Person) -> float:
    """What the direct influence costs: followers who would be without him, factions that would not listen."""
    less = 0
    for ability in card.abilities:
        if isinstance(ability, Bonus) and ability.stat is Stat.DIRECT_INFLUENCE:
            less -= ability.amount if isinstance(ability.amount, int) else 0
    if leader.view.followers and leader.view.direct_influence < less:
        return sum([1.0 + follower.mind / 4 for follower in leader.view.followers])
    cost = 0.0
    for faction in _factions(sight, sight.hand()):
        lost = influence_chance(sight, leader, faction) - influence_chance(sight, leader, faction, -less)
        cost = max(cost, SOON * lost * fetched_worth(sight, faction))
    return cost


def leader_score(sight: Sight, card: Event, target: CardId) -> float:
    """What it is worth to make somebody a leader: none beside him leads or has more of a mind. [ORG-40]"""
    person = sight.people.get(target)
    if person is None or person.seat != sight.seat or is_leading(sight, person):
        return 0.0
    if card.name in sight.names:
        return 0.0
    others = [one for one in sight.members(person.company) if one.id != person.id]
    if any([is_leading(sight, one) or one.view.mind > person.view.mind for one in others]):
        return 0.0
    return WORD + 0.02 * person.view.mind


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
    return [one for one in _factions(sight, [id for id in pile if id != without]) if _is_for(one, site)]


def kept_worth(sight: Sight, company: CompanyId) -> float:
    """What would be lost if the leader went on. [WIN-63]"""
    kept = kept_in(sight, company) if sight.minions else []
    if not kept:
        return 0.0
    group = FOR_A_GROUP if len(kept) >= GROUP else 0
    return float(sum([one.marshalling_points for one in kept]) + group)


def _factions(sight: Sight, ids: Sequence[CardId]) -> list[Faction]:
    return [card for card in [sight.card(id) for id in ids] if isinstance(card, Faction)]


def _is_for(faction: Faction, site: Site) -> bool:
    """Whether a leader could keep the faction there."""
    return faction.for_leaders and is_at(site, faction.playable_at)


def still_to_win(sight: Sight, company: CompanyId, site: Site, held: Sequence[CardId]) -> list[float]:
    """What each faction held would be worth under the leader of the company at that site, the best first."""
    leaders = keepers_in(sight, company) if sight.minions else []
    worths: list[float] = []
    for faction in _factions(sight, held):
        if leaders and _is_for(faction, site) and not (faction.unique and faction.name in sight.names):
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
    if company is None or site is None or not faction.for_leaders:
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
