"""Copies of one card: which of them is meant makes no difference."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table


def one_of_each(table: Table, cards: Sequence[CardId]) -> list[CardId]:
    """The first copy of each card, in order; a choice between copies is none."""
    every = table.printed
    first: dict[str, CardId] = {}
    for card in cards:
        first.setdefault(every[card].code, card)
    return list(first.values())
