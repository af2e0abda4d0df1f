"""Which cards to keep, to draw, to take and to let go. [END-03, GLO-050]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.fallen import fits_site
from wizardhaven.bots.planner.places import playable_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.planner.worth import holding_worth
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, CardId, Verb
from wizardhaven.vocabulary.cards import Ally, Character, Creature, Event, Faction, Item, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.terms import ItemClass, Side

ENOUGH_HAZARDS: Final = 4
USELESS: Final = 0.7
REPLACEABLE: Final = 1.6
"""A card worth less than this makes room for another one."""
DEAD: Final = 0.3
"""What is left of the worth of a card that can be played nowhere any more."""
LATE: Final = 40
"""From this turn on a card goes every turn, so that even a game in which nobody moves comes to its end."""


def keeping(sight: Sight, id: CardId) -> float:
    """What a card is worth in this hand: a second copy is worth less, and so is one hazard too many."""
    worth = holding_worth(sight, id)
    hazards, copies = 0, 0
    code = sight.codes.get(id)
    for other in sight.hand():
        if is_hazard(sight, other):
            hazards += 1
        if other != id and sight.codes.get(other) == code:
            copies += 1
    if copies:
        worth *= 0.7
    if _is_dead(sight, id):
        worth *= DEAD
    if is_hazard(sight, id) and hazards > ENOUGH_HAZARDS:
        worth *= 0.6
    return worth


def _is_dead(sight: Sight, id: CardId) -> bool:
    """Whether it is an item, ally or faction that can be played at none of the sites left."""
    card = sight.card(id)
    if not isinstance(card, (Item, Ally, Faction)) or (isinstance(card, Item) and _comes_from_test(card)):
        return False
    left = [] if sight.own.location_deck.cards is None else list(sight.own.location_deck.cards)
    left.extend([company.site.card for company in sight.own.companies])
    for seen in left:
        site = None if seen.code is None else sight.catalogue.get(seen.code)
        if isinstance(site, Site) and fits_site(card, site) and playable_at(card, site):
            return False
    return True


def _comes_from_test(item: Item) -> bool:
    return item.item_class is ItemClass.SPECIAL and not item.playable_at


def is_hazard(sight: Sight, id: CardId) -> bool:
    """Whether a card is played on the opponent's turn."""
    card = sight.card(id)
    if isinstance(card, Character):
        return is_marked(card, Sort.AGENT)
    return isinstance(card, Creature) or (isinstance(card, Event) and card.side is Side.HAZARD)


def discard(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The card that is worth least, if one has to go or does no good. [END-03]

    Of cards that the opponent has in play it is the one that is worth most.
    """
    offered = of_verb(options, Verb.DISCARD)
    if offered and offered[0].card in sight.codes and offered[0].card not in sight.mine:
        dearest = highest(offered, [_points(sight, option.card) for option in offered])
        return Verdict(offered[dearest], Why(Because.MOST_VALUABLE, offered[dearest].card))
    worths = [keeping(sight, option.card) for option in offered]
    index = highest(offered, [-worth for worth in worths])
    must = len(offered) == len(options) or not sight.own.companies or sight.view.turn >= LATE
    if index >= 0 and (must or worths[index] < REPLACEABLE):
        return Verdict(offered[index], Why(Because.LEAST_USEFUL, offered[index].card))
    return passing(options, Because.ALL_WORTH_KEEPING)


def give_away(sight: Sight, options: Sequence[Action]) -> Verdict:
    """What is worth least goes for something from the sideboard. [GLO-050]"""
    chosen = options[highest(options, [-holding_worth(sight, option.card) for option in options])]
    return Verdict(chosen, Why(Because.LEAST_USEFUL, chosen.card))


def _points(sight: Sight, id: CardId) -> float:
    """What an item gives its player."""
    card = sight.card(id)
    return float(card.marshalling_points) if isinstance(card, Item) else 0.0


def take(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The most valuable card that is offered, once no other can be turned up."""
    for option in of_verb(options, Verb.SHOW):
        return Verdict(option, Why(Because.MAY_BE_BETTER))
    offered = of_verb(options, Verb.TAKE)
    worths = [holding_worth(sight, option.card) for option in offered]
    index = highest(offered, worths)
    if index >= 0 and worths[index] > USELESS:
        return Verdict(offered[index], Why(Because.MOST_VALUABLE, offered[index].card))
    return passing(options, Because.NONE_NEEDED)


def draw(options: Sequence[Action]) -> Verdict:
    """One more card is one more chance. [MOV-20]"""
    for option in of_verb(options, Verb.DRAW):
        return Verdict(option, Why(Because.MAY_BE_BETTER))
    return passing(options, Because.NOTHING_TO_DRAW)
