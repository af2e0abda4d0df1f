"""How a card is read that was played with another one: as though cards were in play that are not."""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in
from wizardhaven.vocabulary.permits import Permit


def as_read(table: Table, card: CardId, name: str, reading: CardId) -> bool | None:
    """Whether a card of that name counts as in play for this one; None if nothing but the table tells.

    `reading` is the card that it would be played with; if it has been played, the table knows.
    """
    word = table.printed[reading].reads if reading != NONE else _read_with(table, card)
    if word is None:
        return None
    if name in names_in(word.what):
        return True
    return False if name in names_barred_by(word.what) else None


def _read_with(table: Table, card: CardId) -> Permit | None:
    for other in table.board:
        if table.printed[other].reads is not None and table.cards[other].remembers == card:
            return table.printed[other].reads
    return None


def readers(table: Table, seat: int, card: CardId) -> list[CardId]:
    """The cards in play that the player may still play this one with, where that makes a difference.

    Of several copies one is as good as another.
    """
    printed = table.printed[card]
    if not printed.speaks_of or not printed.resource:
        return []
    found: list[CardId] = []
    for other in table.board:
        word = table.printed[other].reads
        if word is None or table.owners[other] != seat or table.cards[other].remembers != NONE:
            continue
        if any([table.printed[one].code == table.printed[other].code for one in found]):
            continue
        told = (*names_in(word.what), *names_barred_by(word.what))
        if any([name in told for name in printed.speaks_of]):
            found.append(other)
    return found
