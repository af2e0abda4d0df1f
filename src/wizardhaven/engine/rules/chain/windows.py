"""A window: the players take turns to start chains until both pass in a row. [TIM-45, MOV-43]"""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.changes.chain import set_chain_aside
from wizardhaven.engine.changes.piles import forget_all
from wizardhaven.engine.queries.cards.notes import any_noted
from wizardhaven.engine.rules.chain.chain import TakeUpChain, answered
from wizardhaven.engine.rules.chain.declaring import begin_use
from wizardhaven.engine.rules.chain.moments import ANY, present_moment
from wizardhaven.engine.rules.chain.refusals import why_not_event
from wizardhaven.engine.rules.chain.responses import offer_cards
from wizardhaven.engine.rules.piles.piles import shuffled_back
from wizardhaven.engine.rules.piles.sideboard import exchanged
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


class Window(Choice):
    """The resource player may act first, then the other; who acts gives both another chance.

    Kinds of window differ in what else than events and abilities they offer, and in who takes part.
    """

    __slots__ = ("passes",)

    def __init__(self, seat: int, passes: int = 0) -> None:
        self.seat = seat  # windows are made again and again, so no call
        self.passes = passes

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        offer_cards(table, self.seat, self.moment(table), offers, starting=True)
        self.offer_more(table, offers)
        return offers

    def moment(self, table: Table) -> int:
        """The moments that this window is, as bits."""
        return present_moment(table, self.seat)

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        """What else may be done in this kind of window."""

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            if table.notes and self.seat == table.active and any_noted(table, Remembered.JUST_FACED):
                if self.moment(table) & ANY:
                    forget_all(table, Remembered.JUST_FACED)  # the chance to answer it at once is gone
            if self.passes == 0:
                table.push(self.again(1 - self.seat, 1))
            return
        if action.verb is Verb.SHUFFLE_IN:
            table.push(*shuffled_back(table, action.card), self.again(self.seat, self.passes))
            return
        if action.verb is Verb.EXCHANGE_DEAD:
            table.push(*exchanged(table, action.card), self.again(self.seat, self.passes))
            return
        if action.verb in (Verb.PLAY, Verb.USE, Verb.USE_ITEM):
            if table.chain:
                set_chain_aside(table)
                begin_use(table, self.seat, action)
                answered(table, self.seat, TakeUpChain(), self.again(table.active, 0))
            else:
                begin_use(table, self.seat, action)
                answered(table, self.seat, self.again(table.active, 0))
            return
        self.take_more(table, action)

    def take_more(self, table: Table, action: Action) -> None:
        """Do something that only this kind of window offers."""
        raise AssertionError(f"{self!r} does not offer {action!r}")

    def again(self, seat: int, passes: int) -> Window:
        """The same window, asking another player or asking anew."""
        raise AssertionError(f"{self!r} cannot go on")

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        return why_not_event(table, self.seat, card, self.moment(table), starting=True)
