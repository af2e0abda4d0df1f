"""The final totals of a game on the table. [WIN-36 to WIN-56]"""

from __future__ import annotations

from wizardhaven.engine.queries.ending.marshalling_points import by_source, duplicates_in_hand
from wizardhaven.engine.queries.ending.reckoning import (
    Procedure,
    Reckoning,
    Standing,
    Tally,
    reckon,
)
from wizardhaven.engine.state.ids import HAND, NONE
from wizardhaven.engine.state.settings import HalfLimit, Settings
from wizardhaven.engine.state.table import Table


def reckoning(table: Table, duplicates: tuple[int, int]) -> Reckoning:
    """Every step of the sum for both players, as the council would count now.

    `duplicates` says how many cards that lower a player's total the other one shows. [WIN-52]
    """
    standings = [
        Standing(Tally(by_source(table, seat)), duplicates[seat], table.eliminated_avatars[seat])
        for seat in (0, 1)
    ]
    return reckon(standings[0], standings[1], procedure_of(table.settings))


def procedure_of(settings: Settings) -> Procedure:
    """How the winner of such a game is found."""
    half_limit = HalfLimit(settings.half_limit)
    return Procedure(settings.edition, settings.level, half_limit, settings.tournament)


def last_reckoning(table: Table) -> Reckoning:
    """The same with all the duplicates that both players have in hand. [WIN-52, WIN-55]"""
    shown = [len(duplicates_in_hand(table, 1 - seat, table.pile(1 - seat, HAND))) for seat in (0, 1)]
    return reckoning(table, (shown[0], shown[1]))


def verdict(table: Table) -> tuple[tuple[int, int], int]:
    """The final totals and the winner's seat; NONE for a tie. [WIN-55, WIN-56]"""
    result = last_reckoning(table)
    totals = (result.sums[0].final, result.sums[1].final)
    return totals, result.winners[0] if len(result.winners) == 1 else NONE
