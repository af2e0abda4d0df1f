"""Drawing, and running out of cards. [MOV-42]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.piles import (
    count_exhaustion,
    draw,
    move,
    record,
    renew_deck,
    return_discarded_sites,
)
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.performers import always
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, DISCARD, NO_CARD, SIDEBOARD, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.putting import Way

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
        rest = self.number - 1
        if not table.pile(self.seat, DECK):
            table.push(*exhaustion(self.seat), Draw(self.seat, rest))
        elif rest > 0:
            table.push(Draw(self.seat, rest))


@puts(Way.DRAWN, always)
def perform_draw_cards(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player draws them."""
    assert isinstance(effect, Put)
    assert isinstance(effect.count, int)
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


def shuffled_back(table: Table, card: CardId) -> tuple[Step, ...]:
    """A card is shown and goes back into the play deck, which is shuffled. [WIN-21]"""
    aside = table.cards[card].place == SIDEBOARD
    move(table, card, DECK)
    happening = Happening.SIDEBOARDED if aside else Happening.SHUFFLED_BACK
    record(table, happening, card, NO_CARD, table.owners[card])
    return (Shuffle(table.owners[card]),)
