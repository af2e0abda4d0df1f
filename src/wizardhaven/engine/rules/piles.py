"""Drawing, running out of cards, resetting the hand, reaching the sideboard. [UNT-12, MOV-42, ORG-60]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.piles import (
    count_exhaustion,
    draw,
    drop,
    lay_on_deck,
    move,
    record,
    renew_deck,
    return_discarded_sites,
)
from wizardhaven.engine.effects.perform import performs
from wizardhaven.engine.queries.agents import is_character_for
from wizardhaven.engine.queries.copies import one_of_each
from wizardhaven.engine.queries.hands import discards_onto_deck, hand_size
from wizardhaven.engine.rules.chance import Shuffle
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, NONE, SIDEBOARD, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import DrawCards
from wizardhaven.vocabulary.effects import Effect

MOST_EXCHANGED: Final = 5
MOST_SIDEBOARDED: Final = 5
DECK_FOR_SIDEBOARD: Final = 5


@final
class Draw(Step):
    """Cards are drawn one by one; a play deck that runs out is renewed before the next. [MOV-21]"""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: Table) -> None:
        if self.number <= 0 or not table.pile(self.seat, DECK):
            return
        draw(table, self.seat)
        rest = Draw(self.seat, self.number - 1)
        if table.pile(self.seat, DECK):
            table.push(rest)
        else:
            table.push(*exhaustion(self.seat), rest)


@performs(DrawCards)
def perform_draw_cards(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player draws them."""
    assert isinstance(effect, DrawCards)
    table.push(Draw(declaration.seat, effect.count))


def exhaustion(seat: int) -> tuple[Step, ...]:
    """What happens when the last card of a play deck has been drawn, in this order. [UNT-12]"""
    return (RunOut(seat), Exchange(seat, MOST_EXCHANGED), Renew(seat))


@final
class RunOut(Step):
    """The play deck is exhausted; discarded sites go back to the location deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        count_exhaustion(table, self.seat)
        return_discarded_sites(table, self.seat)


@final
class Exchange(Choice):
    """Up to five cards may be swapped between sideboard and discard pile: first the one to take."""

    __slots__ = ("left",)

    asks: ClassVar[Question] = Question.EXCHANGE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def about(self, table: Table, asked: Asked) -> None:
        asked.number = self.left

    def options(self, table: Table) -> Sequence[Action]:
        if self.left == 0 or not table.pile(self.seat, DISCARD):
            return [PASS]
        cards = one_of_each(table, table.pile(self.seat, SIDEBOARD))
        return [PASS, *[Action(Verb.TAKE, card) for card in cards]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.TAKE:
            table.push(ExchangeFor(self.seat, action.card), Exchange(self.seat, self.left - 1))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class ExchangeFor(Choice):
    """The card of the discard pile that goes to the sideboard in return."""

    __slots__ = ("taken",)

    asks: ClassVar[Question] = Question.EXCHANGE_FOR

    def __init__(self, seat: int, taken: CardId) -> None:
        super().__init__(seat)
        self.taken = taken

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.taken

    def options(self, table: Table) -> Sequence[Action]:
        cards = one_of_each(table, table.pile(self.seat, DISCARD))
        return [Action(Verb.EXCHANGE, card, self.taken) for card in cards]

    def take(self, table: Table, action: Action) -> None:
        move(table, self.taken, DISCARD)
        move(table, action.card, SIDEBOARD)
        record(table, Happening.SIDEBOARDED, self.taken, action.card, self.seat)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class Renew(Step):
    """The discard pile is shuffled and becomes the play deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        renew_deck(table, self.seat)
        table.push(Shuffle(self.seat))


@final
class ResetHand(Step):
    """A player draws up to, or discards down to, his hand size. [END-04]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        missing = hand_size(table, self.seat) - len(table.pile(self.seat, HAND))
        if missing > 0:
            table.push(Draw(self.seat, missing))
        elif missing < 0:
            table.push(DiscardDown(self.seat))


@final
class DiscardDown(Choice):
    """Cards are discarded from hand one at a time until the hand fits. [GLO-032]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.DISCARD_DOWN

    def about(self, table: Table, asked: Asked) -> None:
        asked.number = len(table.pile(self.seat, HAND)) - hand_size(table, self.seat)

    def options(self, table: Table) -> Sequence[Action]:
        cards = one_of_each(table, table.pile(self.seat, HAND))
        return [Action(Verb.DISCARD, card) for card in cards]

    def take(self, table: Table, action: Action) -> None:
        table.push(ResetHand(self.seat))
        discard_from_hand(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HANDS_BEING_RESET


def discard_from_hand(table: Table, card: CardId) -> None:
    """A card goes from hand to the discard pile, face-down; perhaps its player may say where else it goes."""
    if discards_onto_deck(table):
        table.push(DiscardWhere(table.owners[card], card))
    else:
        drop(table, card)


@final
class DiscardWhere(Choice):
    """A player lays a card that he discards on his discard pile, or on top of his play deck instead.

    One with which he has paid for something lies on the discard pile already.
    """

    __slots__ = ("card",)

    asks: ClassVar[Question] = Question.DISCARD_WHERE

    def __init__(self, seat: int, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.DISCARD, self.card), Action(Verb.LAY_ON_DECK, self.card)]

    def take(self, table: Table, action: Action) -> None:
        onto_deck = action.verb is Verb.LAY_ON_DECK
        if table.cards[self.card].place == HAND:
            drop(table, self.card, onto_deck)
        elif onto_deck:
            lay_on_deck(table, self.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def shuffled_back(table: Table, card: CardId) -> tuple[Step, ...]:
    """A card is shown and goes from hand into the play deck, which is shuffled. [WIN-21]"""
    move(table, card, DECK)
    record(table, Happening.SHUFFLED_BACK, card, seat=table.owners[card])
    return (Shuffle(table.owners[card]),)


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
    if printed.event is not None and printed.event.playable_as_resource:
        return True
    return printed.resource or is_character_for(table, table.owners[card], card)


def offer_sideboard(table: Table, seat: int, card: CardId, offers: list[Action], hazards: bool) -> None:
    """The two ways to use the sideboard. [UNT-19, ORG-60]"""
    if sideboard_cards(table, seat, hazards):
        offers.append(Action(Verb.SIDEBOARD_TO_DISCARD, card))
        if len(table.pile(seat, DECK)) >= DECK_FOR_SIDEBOARD:
            offers.append(Action(Verb.SIDEBOARD_TO_DECK, card))


def open_sideboard(seat: int, action: Action, hazards: bool) -> Step:
    """One to five cards to the discard pile, or one into the play deck."""
    to_deck = action.verb is Verb.SIDEBOARD_TO_DECK
    return PickFromSideboard(seat, hazards, to_deck, 1 if to_deck else MOST_SIDEBOARDED, first=True)


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
        record(table, Happening.SIDEBOARDED, action.card, NONE, self.seat)
        if self.to_deck:
            table.push(Shuffle(self.seat))
        else:
            table.push(PickFromSideboard(self.seat, self.hazards, self.to_deck, self.left - 1, first=False))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
