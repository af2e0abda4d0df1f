"""What a leader of minions plans differently: companies that can move, attacks that detain, kin. [ORG-40]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import BRIEFLY, attack_harm
from wizardhaven.bots.planner.places import attacks_at, strikes_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, CompanyId, Verb
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.attacks import DetainmentAgainst
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Character, Faction, Site
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.selectors import AnyFaction, FactionNamed, FactionsAt, FactionsOf
from wizardhaven.vocabulary.terms import Alignment, Stat

FEW: Final = 2
"""A company of so many seeks another; of more it goes its own way."""
KINSHIP: Final = 3.0
"""What it is worth to begin among one's own kind, in points of prowess."""


def may_go_together(sight: Sight, one: CompanyId, other: CompanyId) -> bool:
    """Whether two companies would be better off as one: small, and still able to leave. [ORG-40, ORG-74]"""
    if not sight.minions:
        return True
    if hinders(sight, [*sight.members(one), *sight.members(other)]):
        return False
    return min(len(sight.members(one)), len(sight.members(other))) <= FEW


def hinders(sight: Sight, people: Sequence[Person]) -> bool:
    """Whether these could not set out in one company: a bound avatar goes alone, and leaders apart."""
    found = [card for card in [sight.card(person.id) for person in people] if isinstance(card, Character)]
    if len([card for card in found if card.leader]) > 1:
        return True
    return is_bound(sight, found) and len(found) > 1


def is_bound(sight: Sight, people: Sequence[Character]) -> bool:
    """Whether an avatar is among them who goes only with his like. [ORG-74]"""
    return sight.kind.avatar_is_bound and any([one.avatar is not None for one in people])


def has_bound_avatar(sight: Sight, company: CompanyId) -> bool:
    """Whether it is the company of an avatar who goes only with his like. [ORG-74]"""
    found = [sight.card(person.id) for person in sight.members(company)]
    return is_bound(sight, [card for card in found if isinstance(card, Character)])


def would_hinder(sight: Sight, card: Character, company: CompanyId) -> bool:
    """Whether somebody in hand would keep a company where it is by joining it."""
    members = sight.members(company)
    found = [one for one in [sight.card(person.id) for person in members] if isinstance(one, Character)]
    if not found or not sight.minions:
        return False
    if card.leader and any([one.leader for one in found]):
        return True
    return is_bound(sight, [card]) != is_bound(sight, found)


def stand_apart(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Leaders begin apart, then whoever makes the two companies most alike in number, kin by kin. [SET-30]"""
    offered = of_verb(options, Verb.START_AT)
    companies = sight.own.companies
    if not offered or not companies:
        return passing(options, Because.STRONGER_TOGETHER)
    first = sight.members(companies[0].id)
    second = sight.members(companies[1].id) if len(companies) > 1 else []
    if len(first) - len(second) <= 1 and not hinders(sight, first):
        return passing(options, Because.STRONGER_TOGETHER)
    scores = [_apart_score(sight, option, first, second) for option in offered]
    index = highest(offered, scores)
    if scores[index] <= -LEADERS:
        return passing(options, Because.STRONGER_TOGETHER)
    return Verdict(offered[index], Why(Because.STRONGER_TOGETHER))


LEADERS: Final = 100.0
"""No two leaders begin in one company if that can be helped. [ORG-40]"""


def _apart_score(sight: Sight, option: Action, first: Sequence[Person], second: Sequence[Person]) -> float:
    person = sight.people.get(option.card)
    card = sight.card(option.card)
    if person is None or not isinstance(card, Character):
        return -LEADERS
    score = 0.0
    leading = len([one for one in first if _leads(sight, one)])
    if card.leader:
        score += LEADERS / 2 if leading > 1 else -LEADERS / 2
        if any([_leads(sight, one) for one in second]):
            return -LEADERS
    score += KINSHIP * (_kin(sight, card, second) - _kin(sight, card, first) + 1)
    mine = sum([one.view.prowess.total for one in first]) - person.view.prowess.total
    return score - abs(mine - sum([one.view.prowess.total for one in second]) - person.view.prowess.total) / 2


def _leads(sight: Sight, person: Person) -> bool:
    card = sight.card(person.id)
    return isinstance(card, Character) and card.leader


def _kin(sight: Sight, card: Character, people: Sequence[Person]) -> int:
    """How many of them are of the same race."""
    found = [sight.card(person.id) for person in people]
    return len([one for one in found if isinstance(one, Character) and one.race is card.race])


def harm_at_site(sight: Sight, company: CompanyView, site: Site) -> float:
    """What the automatic-attacks there cost a company of minions: those that detain it only tap. [CMB-55]"""
    defenders = [sight.defender(person) for person in sight.members(company.id)]
    harm = 0.0
    known = attacks_at(site)
    for index, (strikes, prowess) in enumerate(strikes_at(site, len(defenders))):
        if detains(known[index].abilities, company.overt):
            harm += BRIEFLY * min(strikes, len(defenders))
        else:
            harm += attack_harm(defenders, strikes, prowess, BRIEFLY)
    return harm


def detains(abilities: Sequence[Ability], overt: bool) -> bool:
    """Whether an attack is one that only detains such a company of minions. [CMB-55]"""
    for ability in abilities:
        if isinstance(ability, DetainmentAgainst):
            if ability.alignment is Alignment.MINION:
                return True
            if ability.covert or ability.overt:
                return ability.overt if overt else ability.covert
            return ability.alignment is None
    return False


def persuasion(card: Character, faction: Faction) -> int:
    """What somebody's direct influence is more by against the faction. [INF-02]"""
    more = 0
    for ability in card.abilities:
        if isinstance(ability, Bonus) and ability.stat is Stat.DIRECT_INFLUENCE and ability.condition is None:
            if any([_is_among(faction, foe) for foe in ability.against]) and isinstance(ability.amount, int):
                more += ability.amount
    return more


def _is_among(faction: Faction, foe: object) -> bool:
    """Whether the faction is one of those that a bonus is against."""
    if isinstance(foe, FactionsOf):
        return faction.race is foe.race
    if isinstance(foe, FactionNamed):
        return faction.name == foe.name
    if isinstance(foe, FactionsAt):
        named = [place.name for place in faction.playable_at if isinstance(place, SiteNamed)]
        return foe.site in named and faction.name not in foe.other_than
    return isinstance(foe, AnyFaction)
