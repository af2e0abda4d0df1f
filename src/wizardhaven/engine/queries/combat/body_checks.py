"""What besides elimination a body check may bring. [CMB-47, CMB-50]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table


def discard_numbers(table: Table, character: CardId, now: int) -> list[int]:
    """The results on which he is discarded; they move with his body as it is now. [CMB-51]"""
    printed = table.printed[character]
    return [number + now - printed.body for number in printed.discarded_on]
