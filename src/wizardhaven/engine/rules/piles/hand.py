"""The hand is reset, and cards are discarded from it. [MOV-42]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import drop, lay_on_deck
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.numbers.hand_size import discards_onto_deck, hand_size
from wizardhaven.engine.rules.piles.piles import Draw
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import HAND, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


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
