"""What a card in hand is worth, and the chance that a company can play it where it goes. [SITE-22, INF-01]"""

from __future__ import annotations

from typing import Final

from wizardhaven.bots.planner.agents import is_own_agent
from wizardhaven.bots.planner.council import calls_the_end
from wizardhaven.bots.planner.eloquence import help_in_hand
from wizardhaven.bots.planner.fallen import STAGE_POINT, may_join, points_for
from wizardhaven.bots.planner.influence import spare_influence
from wizardhaven.bots.planner.minions import mode_of, persuasion
from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.prisoners import MAY_TAKE, has_captor, prisons_of, with_host
from wizardhaven.bots.planner.reckoning import council_worth
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.storing import points_stored
from wizardhaven.engine.values import CardId, CompanyId
from wizardhaven.view.cards import Status
from wizardhaven.vocabulary.asked_for import names_in, races_in, says
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.marked import is_marked, is_unique, keywords_of
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.rings import SPECIAL_RINGS
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Named
from wizardhaven.vocabulary.terms import ItemClass, Points, Race, Side, Stat

FIERCE: Final = 1.5
"""What the fiercest creature is worth in hand: there may be nothing to key it to."""
PRISON: Final = 2.0
"""What it is worth to keep a host until somebody strikes who takes prisoners with it."""
LAST_WORD: Final = 6.0
"""What it is worth to hold the card that calls the end, where nothing else does. [WIN-19]"""
MODE: Final = 1.7
"""What it is worth to hold a mode for a Ringwraith who is in play or in hand. [ORG-75]"""
SPARE_MODE: Final = 1.0
"""What it is worth to hold one more, or one for nobody."""
UNMET: Final = 0.5
"""What is left of the worth of an event for each condition that is not met yet."""


def fetched_worth(sight: Sight, card: Card) -> float:
    """What an item, ally or faction is worth once it is in play; nothing if there is only one and it is."""
    if isinstance(card, (Item, Ally, Faction)):
        if is_unique(card) and card.name in sight.names:
            return 0.0
        points = points_for(sight, card, card.marshalling_points)
        return _with_variety(sight, card, points) + _strength(card)
    return 0.0


def _with_variety(sight: Sight, card: Card, points: int) -> float:
    """Points of a source count double where the opponent has none, and no more than half of all. [WIN-45]"""
    source = Points.ITEM
    if isinstance(card, Ally):
        source = Points.ALLY
    elif isinstance(card, Faction):
        source = Points.FACTION
    return council_worth(sight, source, points)


def _strength(card: Card) -> float:
    """What it does besides its points, roughly."""
    if isinstance(card, Ally):
        return 0.5
    if isinstance(card, Item):
        if card.item_class is ItemClass.GOLD_RING:
            return 0.3
        return 0.5 - 0.1 * card.corruption if card.abilities else 0.1
    return 0.0


def influence_chance(sight: Sight, person: Person, faction: Faction, more: int = 0) -> float:
    """The chance that somebody wins a faction over, with so much more influence. [INF-01, INF-02]"""
    card = sight.card(person.id)
    modifier = person.view.direct_influence + more
    for modification in faction.modifications:
        of = modification.of
        if isinstance(of, Race):
            applies = isinstance(card, Character) and card.race is of
        elif isinstance(of, Is):
            names = of.such.names if isinstance(of.such, Named) else ()
            applies = (sight.own.avatar or sight.own.declared) in names
        elif says(of, Sort.FACTION):
            names, races = names_in(of), races_in(of)
            of_race = any([isinstance(one, Faction) and one.race in races for one in sight.in_play])
            applies = of_race or any([name in sight.names for name in names])
        else:
            applies = False
        if applies:
            modifier += modification.amount
    if sight.minions and isinstance(card, Character):
        modifier += persuasion(card, faction)
    return at_least(faction.influence_number + 1 - modifier)


def best_chance(sight: Sight, company: CompanyId, card: Card) -> float:
    """The chance that somebody of the company gets the card into play there."""
    best = 0.0
    for person in sight.members(company):
        if person.view.status is Status.WOUNDED or person.view.uncontrolled:
            continue
        chance = 0.95
        if isinstance(card, Faction):
            chance = influence_chance(sight, person, card, help_in_hand(sight, person))
        best = max(best, chance)
    return best


def holding_worth(sight: Sight, id: CardId) -> float:
    """What it is worth to keep a card in hand."""
    card = sight.card(id)
    if card is None:
        return 0.0
    if isinstance(card, Character):
        return 0.7 + card.prowess / 16 if is_marked(card, Sort.AGENT) else _newcomer_worth(sight, card)
    if isinstance(card, (Item, Ally, Faction)):
        if isinstance(card, Item) and card.item_class is ItemClass.SPECIAL and not card.playable_at:
            return 1.6 if _has_gold_ring(sight) else 0.6
        return 1.0 + fetched_worth(sight, card) if not (is_unique(card) and card.name in sight.names) else 0.0
    if isinstance(card, Creature):
        return 0.5 + min(card.strikes * card.prowess / 16, FIERCE) + with_host(sight, card.race)
    if isinstance(card, Event):
        return _event_worth(sight, card)
    return 0.0


def _newcomer_worth(sight: Sight, card: Character) -> float:
    if card.name in sight.names:
        return 0.0
    if card.avatar is not None:
        return 4.0 if not sight.own.avatar else 0.0
    mind = 0 if card.mind is None else card.mind
    fits = mind <= spare_influence(sight) and may_join(sight, card)
    needed = 3.0 if not sight.own.companies else 0.0
    return needed + (1.0 + card.marshalling_points + mind / 5) * (1.0 if fits else 0.35)


def _event_worth(sight: Sight, card: Event) -> float:
    if is_unique(card) and card.name in sight.names:
        return 0.0
    if calls_the_end(card) and not sight.kind.calls_freely:
        return LAST_WORD
    if mode_of(card) is not None:
        return _mode_worth(sight, card)
    if card.side is Side.RESOURCE:
        worth = 1.1 + points_stored(card) + STAGE_POINT * card.stage_points
        return worth * UNMET ** _conditions_unmet(sight, card)
    if prisons_of(card) is not None:
        return PRISON + (MAY_TAKE if has_captor(sight, card) else 0.0)
    return 1.2 if sight.agents and _is_for_agents(card) else 0.8


def _mode_worth(sight: Sight, card: Event) -> float:
    """One mode is kept for a Ringwraith who is in play or in hand; a second one can wait. [ORG-75]"""
    held = [other for other in [sight.card(id) for id in sight.hand()] if other is not None]
    modes = [other.name for other in held if mode_of(other) is not None]
    if modes and card.name != modes[0]:
        return SPARE_MODE
    waits = any([isinstance(other, Character) and other.avatar is not None for other in held])
    return MODE if sight.own.avatar or waits else SPARE_MODE


def _conditions_unmet(sight: Sight, card: Event) -> int:
    """How many of the conditions under which the card is played are not met, as far as that is seen."""
    if not card.uses:
        return 0
    unmet = 0
    for condition in card.uses[0].requires:
        if isinstance(condition, Is):
            unmet += _lacks_stage_points(sight, condition)
        elif isinstance(condition, There) and condition.among is Subject.PLAYER:
            if isinstance(condition.what, Named):
                unmet += not any([name in sight.names for name in condition.what.names])
    return unmet


def _lacks_stage_points(sight: Sight, condition: Is) -> bool:
    """Whether the player must have more stage points than he has."""
    such = condition.such
    if condition.who is not Subject.PLAYER or not isinstance(such, AtLeast):
        return False
    return such.stat is Stat.STAGE_POINTS and sight.own.stage_points.total < such.number


def _is_for_agents(card: Event) -> bool:
    """Whether the card is played with an agent, or on one."""
    return any([is_own_agent(use.target) for use in card.uses])


def _has_gold_ring(sight: Sight) -> bool:
    for person in sight.people.values():
        if person.seat == sight.seat:
            for item in person.view.items:
                if item.card.id is not None:
                    card = sight.card(item.card.id)
                    if isinstance(card, Item) and card.item_class is ItemClass.GOLD_RING:
                        return True
    return False


def holds_ring(sight: Sight) -> bool:
    """Whether a ring that a test could reveal is in hand."""
    for id in sight.hand():
        card = sight.card(id)
        if isinstance(card, Item):
            for keyword in keywords_of(card):
                if keyword in SPECIAL_RINGS:
                    return True
    return False
