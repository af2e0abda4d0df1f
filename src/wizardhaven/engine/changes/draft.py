"""Picks are sealed and turned up while the starting companies are drafted. [SET-14, SET-15]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table


def pick(table: Table, card: CardId) -> None:
    """A card is chosen; the other player does not see it yet. [SET-14]"""
    table.sealed = (*table.sealed, card)


def turn_up_picks(table: Table) -> tuple[CardId, ...]:
    """What both players have chosen lies open. [SET-15]"""
    picks = table.sealed
    table.sealed = ()
    return picks


def set_aside(table: Table, card: CardId) -> None:
    """A character whom both have chosen starts with neither. [SET-16]"""
    fresh = table.cards[card].copy()
    fresh.remembers = 1
    table.cards[card] = fresh
    record(table, Happening.SET_ASIDE, card, seat=table.owners[card])
