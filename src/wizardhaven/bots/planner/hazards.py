"""Hazards where they hurt: creatures by expected harm, events on good targets. [MOV-17, MOV-26]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner import agents, guarding
from wizardhaven.bots.planner.council import calls_the_end, is_enough
from wizardhaven.bots.planner.creatures import creature_score
from wizardhaven.bots.planner.prisoners import host_score, prisons_of
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import CARD, CREATURE_TYPE, DECLARATION, STRIKE, Action, Question, Verb
from wizardhaven.vocabulary.canceling import CARDS, Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character, Creature, Event
from wizardhaven.vocabulary.marked import is_marked, keywords_of
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.terms import Keyword, Side

WORTH_PLAYING: Final = 0.05


def play_hazard(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
    """The hazard that does most harm to the company, or a card on-guard where there is none. [MOV-36]"""
    best: Action | None = None
    best_score = WORTH_PLAYING
    for option in options:
        score = _score(sight, option)
        if score > best_score:
            best, best_score = option, score
    if best is not None:
        return Verdict(best, _why(best))
    laid = guarding.lay_on_guard(sight, options) if question is Question.HAZARD_ACTIONS else None
    return laid if laid is not None else passing(options, Because.NO_HAZARD_HURTS)


def _why(option: Action) -> Why:
    if option.verb in agents.AGENT_VERBS:
        return Why(Because.AGENT_GETS_READY, option.card)
    if option.aim.kind == CARD:
        return Why(Because.HURTS_MOST_ON, option.card, option.aim.card)
    return Why(Because.HURTS_MOST, option.card)


def _score(sight: Sight, option: Action) -> float:
    card = sight.card(option.card)
    if option.verb in (Verb.PLAY_CREATURE, Verb.REVEAL_ON_GUARD) and isinstance(card, Creature):
        return creature_score(sight, card)
    if option.verb in (Verb.PLAY, Verb.REVEAL_ON_GUARD) and isinstance(card, Event):
        return event_score(sight, option, card)
    if isinstance(card, Character) and is_marked(card, Sort.AGENT):
        return agents.agent_score(sight, option, card)
    return 0.0


def event_score(sight: Sight, option: Action, card: Event) -> float:
    """An event aimed at the opponent: corruption on those who bear much, the rest as it comes."""
    if card.side is not Side.HAZARD:
        return 0.0
    if calls_the_end(card):
        return WORTH_PLAYING + 1.0 if is_enough(sight) else 0.0
    if option.aim.kind == CARD and option.aim.number in sight.agents:
        return agents.card_score(sight, option, card)
    prisons = prisons_of(card)
    if prisons is not None and option.aim.kind == STRIKE:
        return host_score(sight, prisons)
    for use in card.uses:
        for effect in use.effects:
            if isinstance(effect, Cancel) and effect.what in CARDS:
                return _canceling_score(sight, option)
            if isinstance(effect, Put) and way_of(effect) in (Way.FETCHED, Way.AVATAR):
                return 0.3
    if option.aim.kind == CREATURE_TYPE:
        return 0.35 if _holds_creature(sight, option.aim.name) else 0.0
    if option.aim.kind == CARD:
        target = option.aim.card
        if target in sight.mine:
            return 0.0
        person = sight.people.get(target)
        if person is None:
            return 0.3
        worth = 0.3 + 0.1 * sight.person_worth(person)
        if Keyword.CORRUPTION in keywords_of(card):
            worth += 0.25 * person.view.corruption_points
        return worth
    return 0.0 if card.name in sight.names else 0.35


def _holds_creature(sight: Sight, race: str) -> bool:
    """Whether a creature of that sort is in hand."""
    for id in sight.hand():
        card = sight.card(id)
        if isinstance(card, Creature) and card.race.value == race:
            return True
    return False


def _canceling_score(sight: Sight, option: Action) -> float:
    """Only what the opponent has played is worth canceling."""
    if option.aim.kind not in (CARD, DECLARATION):
        return 0.0
    target = option.aim.number
    if target in sight.mine or target not in sight.codes:
        return 0.0
    return 0.6


def reveal(sight: Sight, options: Sequence[Action]) -> Verdict:
    """An on-guard card is revealed if it does harm now. [SITE-16]"""
    offered = of_verb(options, Verb.REVEAL_ON_GUARD)
    scores = [_score(sight, option) for option in offered]
    index = highest(offered, scores)
    if index >= 0 and scores[index] > WORTH_PLAYING:
        return Verdict(offered[index], Why(Because.COMES_OUT, offered[index].card))
    return passing(options, Because.WAITS_FOR_BETTER)
