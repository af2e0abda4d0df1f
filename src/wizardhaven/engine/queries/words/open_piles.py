"""Among which of his own cards a player may look."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.words.being import player_is
from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, SIDEBOARD, CardId, Place
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
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
    if Deed.SEARCH not in table.lexicon:
        return False
    for card in table.board:
        for forbidden in table.printed[card].forbids:
            if forbidden.deed is Deed.SEARCH and player_is(table, seat, forbidden.by):
                return True
    return False
