"""The end is called, the council sits down, and the game is over. [WIN-10, WIN-27]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.outcome import Outcome
from wizardhaven.engine.state.table import Table


def call(table: Table, by: int) -> None:
    """The end is called in this turn; the next one is the last. [WIN-17, WIN-18]"""
    table.called_by = table.active
    record(table, Happening.CALLED, seat=by)


def sit_down(table: Table) -> None:
    """The final reckoning has begun. [WIN-27]"""
    table.council = True


def end(table: Table, outcome: Outcome) -> None:
    """The game is over, and nothing else happens any more. [WIN-55, WIN-04]"""
    table.outcome = outcome
    record(table, Happening.GAME_ENDED, seat=outcome.winner)
    table.stack.clear()
