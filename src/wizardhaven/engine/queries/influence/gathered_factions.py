"""Factions that lie under an event and give more points there. [INF-03]"""

from __future__ import annotations

from wizardhaven.engine.queries.numbers.bonuses import is_foe
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import FACTION
from wizardhaven.engine.state.table import Table


def gatherer(table: Table, seat: int, faction: CardId) -> CardId:
    """The event of the player's under which the faction is laid when he has won it over, or NONE."""
    for card in table.board:
        gathers = table.printed[card].gathers
        if gathers is not None and table.owners[card] == seat:
            if is_foe(table, gathers.what, None, faction):
                return card
    return NO_CARD


def event_over(table: Table, faction: CardId) -> CardId:
    """The event in play under which a faction lies, or NONE."""
    over = table.cards[faction].card_remembered if table.printed[faction].kind == FACTION else NO_CARD
    if over == NONE or over not in table.board or table.printed[over].gathers is None:
        return NO_CARD
    return over


def more_points(table: Table, faction: CardId) -> int:
    """How many more points a faction gives where it lies."""
    over = event_over(table, faction)
    gathers = table.printed[over].gathers if over != NONE else None
    return gathers.points if gathers is not None else 0
