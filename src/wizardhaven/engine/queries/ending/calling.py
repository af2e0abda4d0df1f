"""Who may call the end of the game, and when it has come anyway. [WIN-12 to WIN-21, WIN-24]"""

from __future__ import annotations

from wizardhaven.engine.queries.ending.marshalling_points import total_towards_call
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.settings import knows_starter_rules
from wizardhaven.engine.state.table import Table


def meets_thresholds(table: Table, seat: int) -> bool:
    """Whether the player meets the thresholds of this game's length. [WIN-12 to WIN-15, WIN-24]"""
    limits = table.settings.thresholds()
    exhausted = table.exhaustions[seat]
    if exhausted >= limits.exhaustions:
        return True
    enough = exhausted >= limits.exhaustions_with_points
    return enough and total_towards_call(table, seat) >= limits.points


def both_exhausted(table: Table) -> bool:
    """Whether each play deck has run out often enough for this turn to be the last. [WIN-18]"""
    needed = table.settings.thresholds().exhaustions
    return table.exhaustions[0] >= needed and table.exhaustions[1] >= needed


def may_announce_end(table: Table, seat: int) -> bool:
    """Whether the player may simply call as his turn ends; minion players need a card. [WIN-17, WIN-19]"""
    return table.kinds[seat].calls_freely and _is_open(table, seat)


def may_call_by_card(table: Table, seat: int) -> bool:
    """Whether a card of that player's may call the end in this turn. [WIN-19 to WIN-21]

    It looks at the player whose turn it is; Wizards are safe from it, and so are Fallen-wizards. [FW-02]
    The starter rules of The Lidless Eye do not know it as a hazard. [WIN-20, WIN-72]
    """
    settings = table.settings
    if seat != table.active and knows_starter_rules(settings.edition, settings.level):
        return False
    return not table.kinds[table.active].calls_freely and _is_open(table, table.active)


def _is_open(table: Table, seat: int) -> bool:
    """Whether nobody has called, a turn would be left to call for, and the player has come far enough."""
    return table.called_by == NONE and not both_exhausted(table) and meets_thresholds(table, seat)
