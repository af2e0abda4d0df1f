"""The end is called, the council sits down, and the game is over. [WIN-10, WIN-27]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.facts import BOTH_WIN, Happening
from wizardhaven.engine.state.outcome import Ending, Outcome
from wizardhaven.engine.state.settings import decides_by_elimination
from wizardhaven.engine.state.table import Table


def call(table: Table, by: int) -> None:
    """The end is called in this turn; the next one is the last. [WIN-17, WIN-18]"""
    table.called_by = table.active
    record(table, Happening.CALLED, seat=by)


def sit_down(table: Table) -> None:
    """The final reckoning has begun. [WIN-27]"""
    table.council = True


def lose_with_avatar(table: Table, seat: int) -> None:
    """In most printed editions the opponent of a player whose avatar is eliminated has won. [WIN-02]

    At the final reckoning that is decided when everybody has checked. [WIN-34]
    """
    if table.council or not table.eliminated_avatars[seat]:
        return
    if decides_by_elimination(table.settings.edition, table.settings.tournament):
        totals = [sum(by_source(table, one).values()) for one in (0, 1)]
        end(table, Outcome(Ending.AVATAR_ELIMINATED, 1 - seat, (totals[0], totals[1])))


def end(table: Table, outcome: Outcome) -> None:
    """The game is over, and nothing else happens any more. [WIN-55, WIN-04]"""
    table.outcome = outcome
    both = outcome.ending is Ending.BOTH_WON
    record(table, Happening.GAME_ENDED, seat=outcome.winner, number=BOTH_WIN if both else 0)
    table.stack.clear()
