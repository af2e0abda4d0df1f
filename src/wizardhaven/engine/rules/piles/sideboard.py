"""Reaching the sideboard. [UNT-12, ORG-60]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.players.identity import is_dead
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.piles.piles import DECK_FOR_SIDEBOARD, MOST_SIDEBOARDED
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, NO_CARD, OUT, SIDEBOARD, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def sideboard_cards(table: Table, seat: int, hazards: bool) -> list[CardId]:
    """What a player may take from the sideboard: hazards, or resources and characters."""
    found: list[CardId] = []
    for card in table.pile(seat, SIDEBOARD):
        wanted = table.printed[card].hazard if hazards else _is_resource_or_character(table, card)
        if wanted:
            found.append(card)
    return one_of_each(table, found)


def _is_resource_or_character(table: Table, card: CardId) -> bool:
    """Whether a card is one of the resource player's; some hazards are resources as well. [DECK-04]"""
    printed = table.printed[card]
    return printed.resource or printed.also_a_resource or is_character_for(table, table.owners[card], card)


def offer_sideboard(table: Table, seat: int, card: CardId, offers: list[Action], hazards: bool) -> None:
    """The two ways to use the sideboard. [UNT-19, ORG-60]"""
    if sideboard_cards(table, seat, hazards):
        offers.append(Action(Verb.SIDEBOARD_TO_DISCARD, card))
        if len(table.pile(seat, DECK)) >= DECK_FOR_SIDEBOARD:
            offers.append(Action(Verb.SIDEBOARD_TO_DECK, card))


def offer_from_sideboard(table: Table, seat: int, offers: list[Action]) -> None:
    """What says of itself that it may go from the sideboard into the play deck, whoever is in play."""
    for card in one_of_each(table, table.pile(seat, SIDEBOARD)):
        if table.printed[card].from_sideboard:
            offers.append(Action(Verb.SHUFFLE_IN, card))


def open_sideboard(seat: int, action: Action, hazards: bool) -> Step:
    """One to five cards to the discard pile, or one into the play deck."""
    to_deck = action.verb is Verb.SIDEBOARD_TO_DECK
    return PickFromSideboard(seat, hazards, to_deck, 1 if to_deck else MOST_SIDEBOARDED, first=True)


def offer_exchange(table: Table, seat: int, offers: list[Action]) -> None:
    """What is dead against the other player may go from hand for a sideboard card, at any time. [SET-13]"""
    if table.pile(seat, SIDEBOARD):
        for card in one_of_each(table, table.pile(seat, HAND)):
            if is_dead(table, card):
                offers.append(Action(Verb.EXCHANGE_DEAD, card))


def exchanged(table: Table, card: CardId) -> tuple[Step, ...]:
    """The card is removed from the hand; its player says for which one. [SET-13]"""
    seat = table.owners[card]
    move(table, card, OUT)  # it was never in play, so that nothing is gone for good
    record(table, Happening.REMOVED, card, seat=seat)
    return (PickAny(seat),)


@final
class PickAny(Choice):
    """A sideboard card of whatever type is shuffled into the play deck, however small that is. [SET-13]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.FOR_DEAD_CARD

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.TAKE, card) for card in one_of_each(table, table.pile(self.seat, SIDEBOARD))]

    def take(self, table: Table, action: Action) -> None:
        move(table, action.card, DECK)
        record(table, Happening.SIDEBOARDED, action.card, NO_CARD, self.seat)
        table.push(Shuffle(self.seat))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class PickFromSideboard(Choice):
    """A card is taken from the sideboard, shown only to be of the right sort."""

    __slots__ = ("first", "hazards", "left", "to_deck")

    asks: ClassVar[Question] = Question.SIDEBOARD_PICK

    def __init__(self, seat: int, hazards: bool, to_deck: bool, left: int, first: bool) -> None:
        super().__init__(seat)
        self.hazards = hazards
        self.to_deck = to_deck
        self.left = left
        self.first = first

    def about(self, table: Table, asked: Asked) -> None:
        asked.number = self.left

    def options(self, table: Table) -> Sequence[Action]:
        offers: list[Action] = []
        if self.left > 0:
            cards = sideboard_cards(table, self.seat, self.hazards)
            offers = [Action(Verb.TAKE, card) for card in cards]
        return offers if self.first and offers else [PASS, *offers]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        move(table, action.card, DECK if self.to_deck else DISCARD)
        record(table, Happening.SIDEBOARDED, action.card, NO_CARD, self.seat)
        if self.to_deck:
            table.push(Shuffle(self.seat))
        else:
            table.push(PickFromSideboard(self.seat, self.hazards, self.to_deck, self.left - 1, first=False))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
