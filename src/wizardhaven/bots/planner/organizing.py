"""Getting ready and organizing: who starts, who joins, who follows whom. [SET-12, ORG-05, ORG-27]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.fallen import stage_score
from wizardhaven.bots.planner.influence import (
    has_followers_to_free,
    making_room,
    unburdening,
    wants_influence,
)
from wizardhaven.bots.planner.minions import is_stuck, may_go_together, parting, would_hinder
from wizardhaven.bots.planner.places import found_only_at, reaches
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.splitting import changing, may_split, splitting
from wizardhaven.bots.planner.staying import is_keeping_place, staying_behind, wants_to_part
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import NONE, Action, CompanyId, Verb
from wizardhaven.vocabulary.cards import Character, Event, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort

STAGE_CARD: Final = 50.0
"""Stage cards come first in the draft: some of them let others be drafted. [FW-20]"""
SPARE: Final = 3
"""So much general influence should be left, or newcomers had better follow somebody."""
NEAR_SITE: Final = 0.25
"""What a site within a turn's reach is worth to the choice of the one to begin at."""


def character_worth(card: Character) -> float:
    """What a character is worth in play."""
    if card.avatar is not None:
        return 20.0
    mind = 0 if card.mind is None else card.mind
    return 1.0 + 1.5 * card.marshalling_points + card.prowess / 3 + mind / 4 + card.direct_influence / 2


def draft(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Stage cards, which may open the way for others, then the most useful who still fits. [SET-12]

    Once both have picked the same person, the second player takes his second best. [SET-15]
    """
    picks = of_verb(options, Verb.DRAFT)
    scores: list[float] = []
    for pick in picks:
        card = sight.card(pick.card)
        scores.append(character_worth(card) if isinstance(card, Character) else STAGE_CARD)
    if not picks:
        return passing(options, Because.NOBODY_FITS)
    best = highest(picks, scores)
    if len(picks) > 1 and sight.seat == 1 and sight.opponent.pool.cards:
        del picks[best], scores[best]
        best = highest(picks, scores)
    return Verdict(picks[best], Why(Because.MOST_USEFUL_LEFT, picks[best].card))


def starting_site(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The one from where most sites are near; where a card would be laid on it, one that is needed least.

    A site on which such a card lies becomes a haven, so that little can be fetched there. [SET-22, SET-28]
    """
    scores: list[float] = []
    for option in options:
        site = sight.card(option.other)
        score = 0.0
        if isinstance(site, Site):
            near = [other for other in sight.sites() if reaches(site, other, not sight.kind.starter_movement)]
            score = NEAR_SITE * len(near) - (_fetched_at(site) if option.card != NONE else 0)
        scores.append(score)
    chosen = options[highest(options, scores)]
    return Verdict(chosen, Why(Because.BEST_STARTING_SITE, chosen.other))


def _fetched_at(site: Site) -> int:
    """How many factions and allies are found there alone, and how many classes of items."""
    return len(site.playable_items) + found_only_at(site.name)


def place_with(sight: Sight, options: Sequence[Action]) -> Verdict:
    """A starting stage card goes to whom it helps most. [SET-26]"""
    offered = of_verb(options, Verb.PLACE_WITH)
    scores: list[float] = []
    for option in offered:
        card = sight.card(option.card)
        scores.append(stage_score(sight, card, option.other) if isinstance(card, Event) else 0.0)
    if not offered:
        return passing(options, Because.NO_ITEM_LEFT)
    chosen = offered[highest(offered, scores)]
    return Verdict(chosen, Why(Because.BEARS_BEST, chosen.card, chosen.other))


def give_item(sight: Sight, options: Sequence[Action]) -> Verdict:
    """A starting item goes to whoever bears least. [SET-19]"""
    gifts = of_verb(options, Verb.GIVE_ITEM)
    scores: list[float] = []
    for gift in gifts:
        person = sight.people.get(gift.other)
        score = 0.0
        if person is not None:
            score = person.view.prowess.total / 4 - 2 * len(person.view.items) - person.view.corruption_points
        scores.append(score)
    if not gifts:
        return passing(options, Because.NO_ITEM_LEFT)
    gift = gifts[highest(gifts, scores)]
    return Verdict(gift, Why(Because.BEARS_BEST, gift.card, gift.other))


def shuffle_in(options: Sequence[Action]) -> Verdict:
    """Who was not drafted may still turn up later. [SET-24]"""
    for option in of_verb(options, Verb.SHUFFLE_IN):
        return Verdict(option, Why(Because.MAY_BE_DRAWN, option.card))
    return passing(options, Because.POOL_EMPTY)


def wants_to_organize(sight: Sight) -> bool:
    """Whether somebody in hand might be played, is uncontrolled, or two companies share a site."""
    for id in sight.hand():
        card = sight.card(id)
        if isinstance(card, Character) and not is_marked(card, Sort.AGENT) and card.name not in sight.names:
            return True
    for person in sight.people.values():
        if person.seat == sight.seat and person.view.uncontrolled:
            return True
    if has_followers_to_free(sight) and wants_influence(sight):
        return True
    if any([is_stuck(sight, company) for company in sight.own.companies]) or wants_to_part(sight):
        return True
    if may_split(sight):
        return True
    sites: list[str] = []
    for company in sight.own.companies:
        code = company.site.card.code
        if code is not None:
            if code in sites:
                return True
            sites.append(code)
    return False


def organize(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Play the best character, keep everybody under control, let companies at one site join."""
    for option in options:
        person = sight.people.get(option.card)
        lost = person is not None and person.view.uncontrolled
        if lost and option.verb in (Verb.FREE, Verb.FOLLOW):
            return Verdict(option, Why(Because.KEPT_UNDER_CONTROL, option.card))
    for option in of_verb(options, Verb.JOIN_COMPANIES):
        if not may_go_together(sight, CompanyId(option.number), option.company):
            continue
        if any([is_keeping_place(sight, one) for one in (CompanyId(option.number), option.company)]):
            continue
        return Verdict(option, Why(Because.STRONGER_TOGETHER))
    newcomers = of_verb(options, Verb.PLAY_CHARACTER)
    if newcomers:
        scores = [_newcomer_score(sight, option) for option in newcomers]
        index = highest(newcomers, scores)
        if scores[index] > 0:
            chosen = newcomers[index]
            return Verdict(chosen, Why(Because.BEST_NEWCOMER, chosen.card))
    leaving = parting(sight, options) if sight.minions else None
    if leaving is None and sight.minions:
        leaving = staying_behind(sight, options)
    if leaving is not None:
        return Verdict(leaving, Why(Because.KEEPS_OTHERS_BACK, leaving.card))
    leader = splitting(sight, options)
    if leader is not None:
        return Verdict(leader, Why(Because.TWO_THINGS_AT_ONCE, leader.card))
    over = changing(sight, options)
    if over is not None:
        return Verdict(over, Why(Because.BETTER_WITH_OTHERS, over.card))
    follow = making_room(sight, options)
    if follow is not None:
        return Verdict(follow, Why(Because.MAKES_ROOM, follow.card, follow.other))
    freed = unburdening(sight, options)
    if freed is not None:
        return Verdict(freed, Why(Because.NEED_NOT_FOLLOW, freed.card))
    return passing(options, Because.COMPANIES_STAY)


def bring_along(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The best of those who may come into play with a card."""
    newcomers = of_verb(options, Verb.PLAY_CHARACTER)
    if not newcomers:
        return passing(options, Because.COMPANIES_STAY)
    chosen = newcomers[highest(newcomers, [_newcomer_score(sight, option) for option in newcomers])]
    return Verdict(chosen, Why(Because.BEST_NEWCOMER, chosen.card))


def _newcomer_score(sight: Sight, option: Action) -> float:
    """The character's worth: more in a company than alone, more as a follower than by general influence."""
    card = sight.card(option.card)
    if not isinstance(card, Character):
        return 0.0
    mind = 0 if card.mind is None else card.mind
    follows = option.other in sight.people
    if card.avatar is None and not follows and mind > sight.unused_influence():
        return 0.0
    spare = sight.unused_influence() - mind
    if would_hinder(sight, card, CompanyId(option.number)):
        return 0.0
    score = character_worth(card) + (0.5 if follows and spare < SPARE else 0.0)
    alone = option.number == NONE and len(sight.own.companies) > 0
    if alone and card.avatar is None:
        return score - 3.0 - (3.0 if card.prowess < 4 else 0.0)
    return score - (1.0 if alone else 0.0)


def who_leaves(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The least useful of them. [ORG-81]"""
    scores: list[float] = []
    for option in options:
        card = sight.card(option.card)
        scores.append(-character_worth(card) if isinstance(card, Character) else 0.0)
    chosen = options[highest(options, scores)]
    return Verdict(chosen, Why(Because.MISSED_LEAST, chosen.card))
