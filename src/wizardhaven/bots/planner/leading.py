"""Leaders: what a command makes of a company, and who is made one. [ORG-40]"""

from __future__ import annotations

from typing import Final

from wizardhaven.bots.planner.keeping import factions_among
from wizardhaven.bots.planner.minions import events_on, is_leading
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.worth import fetched_worth, influence_chance
from wizardhaven.engine.values import COMPANY, Action, CardId, CompanyId
from wizardhaven.vocabulary.cards import Card, Event
from wizardhaven.vocabulary.counts_as import makes
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marked import keywords_of
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import permits
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Keyword, Stat
from wizardhaven.vocabulary.whose import is_of_rolls, scope

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
    if any([makes(ability, Mark.LEADER) for ability in card.abilities]):
        return leader_score(sight, card, CardId(option.aim.number))
    return None


def _on_company(sight: Sight, target: CompanyId, card: Event) -> float:
    """An event that stays on a company: on one of the bot's own, once, and with somebody who needs it."""
    company = sight.companies.get(target)
    if company is None or company.seat != sight.seat:
        return 0.0
    if card.name in [other.name for other in events_on(sight, company)]:
        return 0.0
    if any([permits(ability, Deed.JOIN) for ability in card.abilities]):
        return ON_COMPANY if any([is_leading(sight, one) for one in sight.members(target)]) else 0.0
    return ON_COMPANY


def is_command(card: Card | None) -> bool:
    """Whether it is a card that a leader bears for his company."""
    return isinstance(card, Event) and Keyword.COMMAND in keywords_of(card)


def command_score(sight: Sight, card: Event, target: CardId) -> float:
    """What a command does for a leader's company, less what he can no longer say; each has one."""
    leader = sight.people.get(target)
    if leader is None or leader.seat != sight.seat or _bears_command(sight, leader):
        return 0.0
    members = sight.members(leader.company)
    gain = 0.0
    for ability in card.abilities:
        if not isinstance(ability, Modify):
            continue
        if isinstance(ability.what, Stat) and scope(ability) is Subject.COMPANY:
            more = ability.by if isinstance(ability.by, int) else 0
            gain += FOR_EACH.get(ability.what, 0.0) * more * len(members)
        elif is_of_rolls(ability):
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
        if isinstance(ability, Modify) and ability.what is Stat.DIRECT_INFLUENCE:
            less -= ability.by if isinstance(ability.by, int) else 0
    if leader.view.followers and leader.view.direct_influence < less:
        return sum([1.0 + follower.mind / 4 for follower in leader.view.followers])
    cost = 0.0
    for faction in factions_among(sight, sight.hand()):
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
