"""What a leader of minions plans differently: companies that can move, attacks that detain, kin. [ORG-40]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.bots.planner.odds import BRIEFLY, attack_harm
from wizardhaven.bots.planner.places import attacks_at, strikes_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.questions import FREE_FOLK, LARGEST, ORC_KIND, is_any
from wizardhaven.engine.values import Action, CardId, CompanyId, Verb
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import (
    names_barred_by,
    names_in,
    races_barred_by,
    races_in,
    says,
    skill_in,
)
from wizardhaven.vocabulary.cards import Ally, Card, Character, Event, Faction, Item, Site
from wizardhaven.vocabulary.counts_as import makes
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.forbids import forbids
from wizardhaven.vocabulary.marked import duplication_of, is_marked, keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.such import Named, Not, PlayableAt, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Duplication, Keyword, Race, Stat
from wizardhaven.vocabulary.whose import foes

FEW: Final = 2
"""A company of so many seeks another; of more it goes its own way."""
MODES: Final = (Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE)
KINSHIP: Final = 1.5
"""What it is worth to begin among one's own kind, in points of prowess."""
QUARREL: Final = 50.0
"""What it costs to begin with somebody who keeps the company from leaving."""


def may_go_together(sight: Sight, one: CompanyId, other: CompanyId) -> bool:
    """Whether two companies would be better off as one: small, and still able to leave. [ORG-40, ORG-74]"""
    if not sight.minions:
        return True
    ours, theirs = people_of(sight, sight.members(one)), people_of(sight, sight.members(other))
    more = [*another_leader(sight, one), *another_leader(sight, other)]
    return hindrances(sight, [*ours, *theirs], more) == 0 and min(len(ours), len(theirs)) <= FEW


def another_leader(sight: Sight, company: CompanyId) -> list[Permit]:
    """What lies on the company and lets one more leader be in it. [ORG-40]"""
    found = sight.companies.get(company)
    events = [] if found is None else events_on(sight, found)
    words = [word for card in events for word in card.abilities if isinstance(word, Permit)]
    return [word for word in words if word.deed is Deed.JOIN]


def hindrances(sight: Sight, people: Sequence[Character], more: Sequence[Permit] = ()) -> int:
    """How much keeps these from setting out in one company. [ORG-38 to ORG-40, ORG-74]

    Leaders and old foes go apart, a bound avatar goes alone, and a company has its limit. Something on the
    company may let one more leader go with it, or one who is of a race.
    """
    races = [one.race for one in people if is_marked(one, Mark.LEADER)]
    leaders = len(races) - len([word for word in more if _has_room(word, races)])
    orcs = len([one for one in people if is_any(one.race, ORC_KIND)])
    foes = len([one for one in people if is_any(one.race, FREE_FOLK)])
    others = [one for one in people if one.avatar is None]
    beside = len(others) if is_bound(sight, people) else 0
    return max(leaders - 1, 0) + min(orcs, foes) + beside + max(len(people) - LARGEST, 0)


def _has_room(word: Permit, races: Sequence[Race | None]) -> bool:
    """Whether one of the leaders is of the race for which there is room, if it must be one. [ORG-40]"""
    wanted = races_in(word.what)
    return not wanted or any([race in races for race in wanted])


def is_bound(sight: Sight, people: Sequence[Character]) -> bool:
    """Whether an avatar is among them who goes only with his like. [ORG-74]"""
    return sight.kind.avatar_is_bound and any([one.avatar is not None for one in people])


def has_bound_avatar(sight: Sight, company: CompanyId) -> bool:
    """Whether it is the company of an avatar who goes only with his like. [ORG-74]"""
    return is_bound(sight, people_of(sight, sight.members(company)))


def mode_of(card: Card | None) -> Keyword | None:
    """The mode that a card brings a Ringwraith into. [ORG-75]"""
    if isinstance(card, Event):
        for keyword in keywords_of(card):
            if keyword in MODES:
                return keyword
    return None


def is_in_mode(sight: Sight, company: CompanyView) -> bool:
    """Whether the Ringwraith of a company is in a mode. [ORG-75]"""
    return any([mode_of(card) is not None for card in events_on(sight, company)])


def events_on(sight: Sight, company: CompanyView) -> list[Event]:
    """The events that lie on a company as a whole."""
    codes = [event.card.code for event in company.events]
    found = [sight.catalogue.get(code) for code in codes if code is not None]
    return [card for card in found if isinstance(card, Event)]


def would_hinder(sight: Sight, card: Character, company: CompanyId) -> bool:
    """Whether somebody in hand would keep a company where it is by joining it."""
    if not sight.minions:
        return False
    found = people_of(sight, sight.members(company))
    more = another_leader(sight, company)
    return bool(found) and hindrances(sight, [*found, card], more) > hindrances(sight, found, more)


def people_of(sight: Sight, people: Sequence[Person]) -> list[Character]:
    """What their cards say; somebody may have been made a leader. [ORG-40]"""
    found: list[Character] = []
    for person in people:
        card = sight.card(person.id)
        if isinstance(card, Character):
            led = is_marked(card, Mark.LEADER) or not is_leading(sight, person)
            found.append(card if led else replace(card, marks=(*card.marks, Mark.LEADER)))
    return found


def is_leading(sight: Sight, person: Person) -> bool:
    """Whether somebody is a leader, by his own card or by one that he bears. [ORG-40]"""
    card = sight.card(person.id)
    if not isinstance(card, Character) or is_marked(card, Mark.LEADER):
        return isinstance(card, Character)
    codes = [event.card.code for event in person.view.events]
    borne = [sight.catalogue.get(code) for code in codes if code is not None]
    events = [event for event in borne if isinstance(event, Event)]
    return any([makes(word, Mark.LEADER) for event in events for word in event.abilities])


def is_stuck(sight: Sight, company: CompanyView) -> bool:
    """Whether a company of minions is at a haven and could not leave it as it is."""
    if not sight.minions or not company.site.haven:
        return False
    members = people_of(sight, sight.members(company.id))
    return hindrances(sight, members, another_leader(sight, company.id)) > 0


def parting(sight: Sight, options: Sequence[Action]) -> Action | None:
    """Who should go so that the others can set out, best alone; None if none of them is in the way."""
    offered: list[Action] = []
    scores: list[float] = []
    for option in of_verb(options, Verb.SPLIT):
        person = sight.people.get(option.card)
        company = None if person is None else sight.companies.get(person.company)
        if person is None or company is None or not is_stuck(sight, company):
            continue
        members = sight.members(person.company)
        rest = [one for one in members if one.id != person.id]
        more = another_leader(sight, company.id)
        before = hindrances(sight, people_of(sight, members), more)
        left = hindrances(sight, people_of(sight, rest), more)
        if left < before:
            offered.append(option)
            scores.append(FEW * (before - left) - len(person.view.followers) + person.view.prowess.total / 20)
    index = highest(offered, scores)
    return None if index < 0 else offered[index]


def stand_apart(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Who may not go together begins apart, and both companies are alike in strength. [SET-30, SET-32]"""
    offered = of_verb(options, Verb.START_AT)
    companies = sight.own.companies
    if not offered or not companies:
        return passing(options, Because.STRONGER_TOGETHER)
    first = sight.members(companies[0].id)
    second = sight.members(companies[1].id) if len(companies) > 1 else []
    if len(first) <= FEW and hindrances(sight, people_of(sight, first)) == 0:
        return passing(options, Because.STRONGER_TOGETHER)
    scores = [_apart_score(sight, option.card, first, second) for option in offered]
    index = highest(offered, scores)
    if scores[index] <= _balance(sight, first, second):
        return passing(options, Because.STRONGER_TOGETHER)
    return Verdict(offered[index], Why(Because.BEGINS_APART, offered[index].card, offered[index].other))


def _apart_score(sight: Sight, who: CardId, first: Sequence[Person], second: Sequence[Person]) -> float:
    """How well the two companies would stand if somebody changed to the second."""
    gone = [person for person in first if person.id == who]
    return _balance(sight, [person for person in first if person.id != who], [*second, *gone])


def _balance(sight: Sight, first: Sequence[Person], second: Sequence[Person]) -> float:
    """How well two companies stand beside each other: able to leave, among their kin, equally strong."""
    ours, theirs = people_of(sight, first), people_of(sight, second)
    score = -QUARREL * (hindrances(sight, ours) + hindrances(sight, theirs))
    score += KINSHIP * (_kinship(ours) + _kinship(theirs))
    strength = [person.view.prowess.total for person in first]
    other = [person.view.prowess.total for person in second]
    return score - abs(sum(strength) - sum(other))


def _kinship(people: Sequence[Character]) -> int:
    """How many of them beyond the first are of the race of another one."""
    return len(people) - len({card.race for card in people})


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
        if isinstance(ability, Detains):
            return _is_detained(ability.whom, overt)
    return False


def _is_detained(whom: Such, overt: bool) -> bool:
    """Whether such a company of minions is one of those meant."""
    for choice in choices(whom):
        if choice is Sort.COMPANY or choice is Alignment.MINION:
            return True
        if choice is Mark.OVERT and overt:
            return True
        if isinstance(choice, Not) and choice.trait is Mark.OVERT and not overt:
            return True
    return False


def persuasion(card: Character, faction: Faction) -> int:
    """What somebody's direct influence is more by against the faction. [INF-02]"""
    more = 0
    for ability in card.abilities:
        if not isinstance(ability, Modify) or ability.what is not Stat.DIRECT_INFLUENCE:
            continue
        if ability.condition is None and any([_is_among(faction, foe) for foe in foes(ability)]):
            more += ability.by if isinstance(ability.by, int) else 0
    return more


def _is_among(faction: Faction, foe: Such) -> bool:
    """Whether the faction is one of those that a bonus is against, as far as its card says."""
    if not says(foe, Sort.FACTION) or faction.name in names_barred_by(foe):
        return False
    races, names = races_in(foe), names_in(foe)
    if (races and faction.race not in races) or (names and faction.name not in names):
        return False
    wanted = [part.site for part in parts(foe) if isinstance(part, PlayableAt)]
    known = sites_named(faction.playable_at)
    return all([any([name in known for name in _sites(site)]) for site in wanted])


def _sites(site: Such) -> list[str]:
    """The sites that are meant by their names."""
    return [name for one in choices(site) if isinstance(one, Named) for name in one.names]


def may_play(sight: Sight, company: CompanyId, card: Card) -> bool:
    """Whether a company seems able to play the card: by the right one, and not once more. [GLO-117]"""
    if not sight.minions or not isinstance(card, (Item, Ally)):
        return True
    members = sight.members(company)
    if isinstance(card, Ally) and _rides_alone(sight, company):
        return False
    once = duplication_of(card) is Duplication.ON_A_COMPANY
    if once and any([_has(sight, one, card.name) for one in members]):
        return False
    by = card.played_by
    return by is None or any([_is_such(one, by) for one in people_of(sight, members)])


def _rides_alone(sight: Sight, company: CompanyId) -> bool:
    """Whether something on the company keeps allies from joining it."""
    found = sight.companies.get(company)
    events = [] if found is None else events_on(sight, found)
    return any([forbids(ability, Deed.JOIN) for card in events for ability in card.abilities])


def _is_such(card: Character, wanted: Such) -> bool:
    """Whether somebody is one of those meant, as far as his card says."""
    names, skill, races = names_in(wanted), skill_in(wanted), races_in(wanted)
    if names and card.name not in names:
        return False
    if is_any(card.race, races_barred_by(wanted)):
        return False
    if skill is not None and skill not in card.skills:
        return False
    return not races or is_any(card.race, races)


def _has(sight: Sight, person: Person, name: str) -> bool:
    """Whether somebody has an item or ally of that name with him."""
    borne = [one for one, bearer in sight.bearers.items() if bearer == person.id]
    return any([sight.name(one) == name for one in borne])
