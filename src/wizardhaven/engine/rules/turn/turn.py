"""The phases in order, and whose turn is next. [UNT-01, UNT-05]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.turn import begin_turn
from wizardhaven.engine.rules.ending.calling import last_turn_is_over
from wizardhaven.engine.rules.ending.council import Council
from wizardhaven.engine.rules.turn.end_of_turn_phase import EndOfTurnPhase
from wizardhaven.engine.rules.turn.long_event_phase import LongEventPhase
from wizardhaven.engine.rules.turn.movement_hazard_phase import MovementHazardPhase
from wizardhaven.engine.rules.turn.organization_phase import OrganizationPhase
from wizardhaven.engine.rules.turn.site_phase import SitePhase
from wizardhaven.engine.rules.turn.untap_phase import UntapPhase
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table


@final
class Turn(Step):
    """A player's turn: six phases without a gap. [UNT-01]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        begin_turn(table, self.seat)
        table.push(
            UntapPhase(),
            OrganizationPhase(),
            LongEventPhase(),
            MovementHazardPhase(),
            SitePhase(),
            EndOfTurnPhase(),
            NextTurn(),
        )


@final
class NextTurn(Step):
    """The other player's turn begins at once, unless this was the last one. [END-09, WIN-18]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if last_turn_is_over(table):
            table.push(Council())
        else:
            table.push(Turn(1 - table.active))
