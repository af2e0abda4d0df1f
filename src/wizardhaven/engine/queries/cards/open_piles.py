"""Among which of his own cards a player may look."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, SIDEBOARD, CardId, Place
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.standing import BarsSearching
from wizardhaven.vocabulary.terms import Pile

PLACES: Final = {
    Pile.DISCARD_PILE: DISCARD,
    Pile.HAND: HAND,
    Pile.PLAY_DECK: DECK,
    Pile.SIDEBOARD: SIDEBOARD,
}
"""Where the cards of each pile lie on the table."""


def open_pile(table: Table, seat: int, place: Place) -> tuple[CardId, ...]:
    """The cards of a pile of the player's among which a card may let him look."""
    if place in (DECK, DISCARD) and is_barred_from_searching(table, seat):
        return ()
    return table.pile(seat, place)


def is_barred_from_searching(table: Table, seat: int) -> bool:
    """Whether a card in play keeps the player from his play deck and his discard pile."""
    left = len(table.pile(seat, DECK))
    fallen = table.kinds[seat].has_stage_cards
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, BarsSearching):
                if left <= (ability.of_fallen if fallen else ability.cards):
                    return True
    return False
