"""Hands that are shown and drawn anew, and cards that are laid on a play deck in a chosen order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import lay_on_deck, record
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.rules.flow.own_rules import does
from wizardhaven.engine.rules.flow.performers import always
from wizardhaven.engine.rules.piles.piles import Draw
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, HAND, CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.singular import Own


@does(Own.DRAW_ANEW, always)
def perform_draw_anew(table: Table, effect: Effect, declaration: Declaration) -> None:
    """What was set aside does not count in the hand while he draws."""
    seat = declaration.seat
    hand = table.pile(seat, HAND)
    for card in hand:
        record(table, Happening.TURNED_UP, card, seat=seat)
    aside = tuple([card for card in hand if not table.printed[card].hazard])
    missing = hand_size(table, seat) - (len(hand) - len(aside))
    if aside:
        table.push(ArrangeDeck(seat, aside))
    table.push(Draw(seat, missing))


def arrange_top(table: Table, declaration: Declaration) -> None:
    """As many cards as strikes of the attack were successful; its number goes with the action."""
    seat = declaration.seat
    cards = table.pile(1 - seat, DECK)
    looked_at = cards[max(0, len(cards) - declaration.number) :] if declaration.number else ()
    if looked_at:
        table.push(ArrangeDeck(seat, looked_at, beneath=True))


@final
class ArrangeDeck(Choice):
    """A player lays these cards on a play deck one by one, each on the one before; perhaps beneath it."""

    __slots__ = ("beneath", "cards")

    asks: ClassVar[Question] = Question.ARRANGE_DECK

    def __init__(self, seat: int, cards: tuple[CardId, ...], beneath: bool = False) -> None:
        super().__init__(seat)
        self.cards = cards
        self.beneath = beneath

    def options(self, table: Table) -> Sequence[Action]:
        on_top = [Action(Verb.LAY_ON_DECK, card) for card in self.cards]
        under = [Action(Verb.LAY_UNDER_DECK, card) for card in self.cards] if self.beneath else []
        return [*on_top, *under]

    def take(self, table: Table, action: Action) -> None:
        lay_on_deck(table, action.card, beneath=action.verb is Verb.LAY_UNDER_DECK)
        left = tuple([card for card in self.cards if card != action.card])
        if left:
            table.push(ArrangeDeck(self.seat, left, self.beneath))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
