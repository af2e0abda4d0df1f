"""Effects that last begin and end. [TIM-38]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.lasting import Lasting
from wizardhaven.engine.state.table import Table


def begin_lasting(table: Table, lasting: Lasting) -> None:
    """Something holds from now on."""
    table.lasting = (*table.lasting, lasting)
    record(table, Happening.LASTING_BEGAN, lasting.source)


def end_lasting(table: Table, index: int) -> None:
    """It holds no longer."""
    gone = table.lasting[index]
    table.lasting = (*table.lasting[:index], *table.lasting[index + 1 :])
    record(table, Happening.LASTING_ENDED, gone.source)


def end_all_lasting(table: Table) -> None:
    """No effect of a short-event outlives the turn, unless it is for longer. [EVT-02]"""
    table.lasting = tuple([one for one in table.lasting if one.until_untap != NONE or one.as_long_event])


def end_until_untap(table: Table, seat: int) -> None:
    """What was to hold until this player's untap phase is over."""
    table.lasting = tuple([lasting for lasting in table.lasting if lasting.until_untap != seat])


def end_long_lasting(table: Table, seat: int) -> None:
    """What was to hold as long as a hazard long-event of this player's is over. [LONG-03]"""
    for index in range(len(table.lasting) - 1, -1, -1):
        lasting = table.lasting[index]
        if lasting.as_long_event and table.owners[lasting.source] == seat:
            end_lasting(table, index)


def end_environment_effects(table: Table, hazard: bool) -> None:
    """All lasting environment effects of that side are cancelled."""
    for index in range(len(table.lasting) - 1, -1, -1):
        lasting = table.lasting[index]
        if lasting.environment and table.printed[lasting.source].hazard == hazard:
            end_lasting(table, index)
