"""Hazards that were shown, where no others may be played on a company. [TIM-10]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase


def only_shown(table: Table) -> bool:
    """Whether only hazards that were shown may be played on the company at hand."""
    if table.phase is not Phase.MOVEMENT_HAZARD:
        return False
    return noted(table, Remembered.ONLY_SHOWN, table.company)


def is_kept_back(table: Table, seat: int, card: CardId) -> bool:
    """Whether the hazard player may not play the card, since it was not among those he has shown."""
    return seat != table.active and only_shown(table) and not noted(table, Remembered.SHOWN, card)
