"""The end of the game: when to call it. [WIN-17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb
from wizardhaven.vocabulary.cards import Card, Event
from wizardhaven.vocabulary.effects import EndTheGame

LEAD: Final = 3
"""The opponent has one more turn, and checks are still to be made."""
LATE: Final = 40
"""From this turn on any lead will do."""


def lead(sight: Sight) -> int:
    """By how much the bot would win if the council were now."""
    return sight.own.marshalling_points.at_council - sight.opponent.marshalling_points.at_council


def is_enough(sight: Sight) -> bool:
    """Whether the lead is one to call the end with."""
    return lead(sight) >= (LEAD if sight.view.turn < LATE else 1)


def calls_the_end(card: Card | None) -> bool:
    """Whether a card calls the end for those who cannot do so by themselves. [WIN-19]"""
    if not isinstance(card, Event):
        return False
    effects = [effect for use in card.uses for effect in use.effects]
    return any([isinstance(effect, EndTheGame) and effect.called for effect in effects])


def is_missing(sight: Sight) -> bool:
    """Whether all that could call the end for the bot lies in its sideboard. [WIN-19]"""
    if sight.kind.calls_freely or any([calls_the_end(sight.card(id)) for id in sight.hand()]):
        return False
    seen = sight.own.sideboard.cards
    return any([card.id is not None and calls_the_end(sight.card(card.id)) for card in seen or ()])


def from_sideboard(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """An avatar who stays taps to have the card that calls the end shuffled into the play deck. [ORG-60]"""
    if not sight.minions or not is_missing(sight):
        return None
    for option in of_verb(options, Verb.SIDEBOARD_TO_DECK):
        return Verdict(option, Why(Because.NEEDED_FOR_THE_END))
    return None


def exchange(sight: Sight, options: Sequence[Action]) -> Verdict:
    """When the play deck has run out: the card that calls the end, if it lies in the sideboard. [WIN-19]"""
    for option in of_verb(options, Verb.TAKE):
        if is_missing(sight) and calls_the_end(sight.card(option.card)):
            return Verdict(option, Why(Because.NEEDED_FOR_THE_END))
    return passing(options, Because.NO_SIDEBOARD)


def call(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Call the end when ahead. [WIN-17]"""
    if is_enough(sight):
        for option in of_verb(options, Verb.CALL):
            return Verdict(option, Why(Because.LEAD_IS_ENOUGH, number=lead(sight)))
    return passing(options, Because.BETTER_GO_ON)
