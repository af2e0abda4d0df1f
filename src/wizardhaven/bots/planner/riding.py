"""A Ringwraith's modes: whether one would bring him anything, and which of them. [ORG-74, ORG-75]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.fallen import is_own_haven
from wizardhaven.bots.planner.minions import has_bound_avatar, is_in_mode, mode_of
from wizardhaven.bots.planner.places import danger_between, way_below
from wizardhaven.bots.planner.plans import DRAW, Planner
from wizardhaven.bots.planner.prizes import prize_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import COMPANY, Action, CompanyId, Verb
from wizardhaven.view.cards import CardView, EventStatus, EventView, NumberView
from wizardhaven.view.characters import CharacterView
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.cards import Character, Event, Site
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import parts
from wizardhaven.vocabulary.terms import Keyword, RegionType, Stat

PRICE: Final = 0.6
"""What a mode must bring at least: its card is gone, and at home he is safe and may tap for others."""
RULING: Final = 0.1
"""What a point of general influence costs that is lost when he leaves his Darkhaven."""
FARTHER: Final = 0.4
"""So much more there must be to fetch from another Darkhaven: it is a turn away."""
CONTROLLING: Final = 1.0
"""The same for a point that controls somebody, who may have to go."""


def take_mode(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The mode in which he fetches most, once the others have their ways; None if none is worth it."""
    best: Action | None = None
    best_gain = 0.0
    for option in of_verb(options, Verb.PLAY):
        card = sight.card(option.card)
        if isinstance(card, Event) and mode_of(card) is not None and option.aim.kind == COMPANY:
            gain = gain_in_mode(sight, card, option.aim.company)
            if gain > best_gain:
                best, best_gain = option, gain
    return None if best is None else Verdict(best, Why(Because.HELPS_NOW, best.card))


def go_to_ride(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The Darkhaven from which there is most to ride out for, if a mode is in hand. [ORG-74]"""
    modes = [card for card in [sight.card(id) for id in sight.hand()] if mode_of(card) is not None]
    best: Action | None = None
    best_gain = 0.0
    for option in of_verb(options, Verb.PLAN_MOVEMENT):
        site = sight.card(option.card)
        if isinstance(site, Site) and is_own_haven(sight, site):
            gains = [
                gain_from(sight, card, option.company_meant, site)
                for card in modes
                if isinstance(card, Event)
            ]
            gain = max(gains, default=0.0) - FARTHER
            if gain > best_gain:
                best, best_gain = option, gain
    return None if best is None else Verdict(best, Why(Because.GOES_ON_FROM_THERE, best.card))


def gain_in_mode(sight: Sight, card: Event, company: CompanyId) -> float:
    """What he would fetch in that mode from where he is."""
    home = sight.companies.get(company)
    here = None if home is None else sight.site(home.site)
    return 0.0 if here is None else gain_from(sight, card, company, here)


def gain_from(sight: Sight, card: Event, company: CompanyId, origin: Site) -> float:
    """What he would fetch in that mode from a Darkhaven, less its price; nothing if he is in one already."""
    home = sight.companies.get(company)
    if home is None or not has_bound_avatar(sight, company) or is_in_mode(sight, home):
        return 0.0
    supposed = _in_mode(sight, home, card)
    planner = Planner(supposed, supposed.companies[company])
    best = 0.0
    for site in planner.sites:
        if rides_to(origin, site) and not is_own_haven(sight, site):
            prize = prize_at(supposed, planner.company, site, planner.held)
            if prize.card >= 0:
                danger = planner.wary * danger_between(origin, site)
                best = max(best, prize.worth + DRAW * site.resource_draws - danger)
    return best - PRICE - _ruling_lost(sight, home)


def rides_to(here: Site, site: Site) -> bool:
    """Whether a Ringwraith may ride from a Darkhaven to the site: not by regions, nor over sea. [ORG-74]"""
    if way_below(here, site) is not None:
        return True
    paths = [way.path for way in site.haven_paths if way.from_haven == here.name]
    if site.nearest_haven == here.name:
        paths.append(site.path)
    return any([RegionType.COASTAL_SEA not in path for path in paths])


def _ruling_lost(sight: Sight, company: CompanyView) -> float:
    """What it costs to leave what he has with him at home for the general influence it gives."""
    lost = 0
    for person in sight.members(company.id):
        for event in person.view.events:
            card = None if event.card.id is None else sight.card(event.card.id)
            if isinstance(card, Event) and any([_stays_behind(one) for one in card.abilities]):
                lost += _sum(card.abilities, Stat.GENERAL_INFLUENCE, None)
    needed = max(lost - max(sight.unused_influence(), 0), 0)
    return CONTROLLING * needed + RULING * (lost - needed)


def _stays_behind(ability: Ability) -> bool:
    """Whether something becomes of the card when its company comes to another site: it is lost."""
    return isinstance(ability, When) and ability.occasion is Occasion.COMPANY_ARRIVES


def _in_mode(sight: Sight, company: CompanyView, card: Event) -> Sight:
    """What the bot would see if the company were in that mode."""
    supposed = Sight(sight.view, sight.seat)
    mode = mode_of(card)
    for person in supposed.members(company.id):
        person.view = _changed(supposed, person, card, mode)
    fresh = CompanyView(company.id, company.seat, company.site)
    mode_taken = EventView(CardView(None, card.code), company.seat, EventStatus.UNTAPPED, (), (), None)
    fresh.events = (*company.events, mode_taken)
    fresh.overt = company.overt or mode is Keyword.FELL_RIDER_MODE
    supposed.companies[company.id] = fresh
    return supposed


def _changed(sight: Sight, person: Person, card: Event, mode: Keyword | None) -> CharacterView:
    """Somebody as he would be in that mode, in what planning asks for."""
    old = person.view
    own = sight.card(person.id)
    abilities = [*card.abilities, *(own.abilities if isinstance(own, Character) else ())]
    prowess = old.prowess.total + _sum(abilities, Stat.PROWESS, mode)
    fresh = CharacterView(old.card, old.status, NumberView(prowess, old.prowess.made_of), old.body)
    fresh.mind = old.mind
    fresh.direct_influence = old.direct_influence + _sum(abilities, Stat.DIRECT_INFLUENCE, mode)
    fresh.uncontrolled = old.uncontrolled
    fresh.followers = old.followers
    fresh.items = old.items
    fresh.allies = () if mode is Keyword.FELL_RIDER_MODE else old.allies
    fresh.events = old.events
    return fresh


def _sum(abilities: Sequence[Ability], stat: Stat, mode: Keyword | None) -> int:
    """What mode and Ringwraith make the number more by, against everybody."""
    more = 0
    for ability in abilities:
        if isinstance(ability, Modify) and ability.what is stat and ability.against is None:
            if isinstance(ability.by, int) and _holds(ability, mode):
                more += ability.by
    return more


def _holds(bonus: Modify, mode: Keyword | None) -> bool:
    """Whether it comes with the mode; what holds anyway is in the view already."""
    condition = bonus.condition
    if condition is None:
        return True
    if isinstance(condition, Is) and condition.who is Subject.BEARER and mode is not None:
        return any([part is mode for part in parts(condition.such)])
    return False
