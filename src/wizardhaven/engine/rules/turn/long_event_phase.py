"""The long-event phase: old ones leave, new ones arrive. [LONG-01 to LONG-04]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.lasting import end_long_lasting
from wizardhaven.engine.changes.turn import begin_phase
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.turn.phases import BeginningOfPhase, EndOfPhase
from wizardhaven.engine.state.ids import IN_PLAY
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Length, Phase


@final
class LongEventPhase(Step):
    """First the resource player's own long-events end. [LONG-01]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        begin_phase(table, Phase.LONG_EVENT)
        _discard_long_events(table, table.active, hazard=False)
        table.push(
            BeginningOfPhase(Phase.LONG_EVENT),
            LongEventWindow(table.active),
            EndOfPhase(Phase.LONG_EVENT),
            EndHazardLongEvents(),
        )


def _discard_long_events(table: Table, seat: int, hazard: bool) -> None:
    for card in table.pile(seat, IN_PLAY):
        printed = table.printed[card]
        if printed.is_event(Length.LONG) and printed.hazard == hazard:
            if not any([table.printed[one].prolongs for one in table.cards[card].carried]):
                discard(table, card)


@final
class LongEventWindow(Window):
    """Resource long-events are played now and only now. [LONG-02]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.LONG_EVENT_ACTIONS

    def again(self, seat: int, passes: int) -> Window:
        return LongEventWindow(seat, passes)


@final
class EndHazardLongEvents(Step):
    """When the phase ends the hazard player's long-events end. [LONG-03]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        _discard_long_events(table, 1 - table.active, hazard=True)
        end_long_lasting(table, 1 - table.active)
