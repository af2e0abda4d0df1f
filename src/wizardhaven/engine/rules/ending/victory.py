"""A game that ends at once. [WIN-04]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.cards import remove_from_play
from wizardhaven.engine.changes.ending import call, end
from wizardhaven.engine.queries.ending.calling import may_call_by_card
from wizardhaven.engine.queries.ending.marshalling_points import plain_total
from wizardhaven.engine.rules.chain.declaring import FinishEvent
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.outcome import Ending, Outcome
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, EndTheGame


@performs(EndTheGame, always)
def perform_end_the_game(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The end is called, if what it takes still holds; or something is destroyed and the game is won."""
    assert isinstance(effect, EndTheGame)
    if effect.called:
        if may_call_by_card(table, declaration.seat):
            call(table, declaration.seat)
        return
    if effect.destroying is not None:
        for card in table.cards[declaration.aim.number].carried:
            if table.printed[card].has(effect.destroying):
                remove_from_play(table, card)
    table.push(FinishEvent(declaration.card), Victory(declaration.seat))


@final
class Victory(Step):
    """A player has won at once, whatever the points are; nothing else happens any more. [WIN-04]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        totals = (plain_total(table, 0), plain_total(table, 1))
        end(table, Outcome(Ending.ONE_RING, self.seat, totals))
