"""The race of a character, which a card on him may change. [GLO-082]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race


def race_of(table: Table, card: CardId) -> Race | None:
    """The race of a character, ally or foe; a card that lies on him may say that he passes for another."""
    for on_him in table.cards[card].carried:
        passes_for = table.printed[on_him].passes_for
        if passes_for is not None:
            return passes_for
    return table.printed[card].race
