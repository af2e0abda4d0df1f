"""What stored cards hold, whoever has stored them. [ORG-54]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import STORED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.numbers import Modify


def held_while_stored(table: Table) -> list[tuple[CardId, Modify]]:
    """Each stored card that holds something as long as it is stored, with what that is."""
    found: list[tuple[CardId, Modify]] = []
    for seat in (0, 1):
        for card in table.pile(seat, STORED):
            storable = table.printed[card].storable
            if storable is not None:
                for holding in storable.holding:
                    found.append((card, holding))
    return found
