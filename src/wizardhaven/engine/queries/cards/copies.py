"""Copies of one card: which of them is meant makes no difference."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table


def one_of_each(table: Table, cards: Sequence[CardId]) -> list[CardId]:
    """The first copy of each card, in order; a choice between copies is none."""
    seen: set[str] = set()
    chosen: list[CardId] = []
    for card in cards:
        code = table.printed[card].code
        if code not in seen:
            seen.add(code)
            chosen.append(card)
    return chosen
