"""Items for which a faction listens more readily. [INF-02]"""

from __future__ import annotations

from wizardhaven.engine.queries.influence.factions import times_standard
from wizardhaven.engine.queries.items.given_up import borne_of_class
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import ItemClass


def gifts(table: Table, card: CardId, character: CardId) -> list[tuple[CardId, int]]:
    """The items of the character's that he may discard for the faction, and what each adds to the check."""
    faction = table.printed[card].faction
    found: list[tuple[CardId, int]] = []
    for modification in faction.modifications if faction is not None else ():
        if isinstance(modification.of, ItemClass):
            borne = borne_of_class(table, (character,), modification.of)
            worth = modification.amount * times_standard(table)
            found.extend([(item, worth) for item in borne])
    return found
