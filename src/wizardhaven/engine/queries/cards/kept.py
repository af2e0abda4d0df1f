"""Cards that are kept with others: what was stored or brought into play by their means."""

from __future__ import annotations

from wizardhaven.engine.state.ids import ASIDE, NONE, CardId
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table


def is_kept_with(table: Table, card: CardId, keeper: CardId) -> bool:
    """Whether the card is the one that the other was played with."""
    if keeper == NONE or not table.printed[keeper].keeps:
        return False
    return table.cards[keeper].remembers == card or table.cards[card].on == keeper


def is_kept(table: Table, card: CardId) -> bool:
    """Whether it was stored by means of a card in play, so that its own text speaks of that place."""
    return any([is_kept_with(table, card, event) for event in table.board])


def is_bare(table: Table, card: CardId) -> bool:
    """Whether the card was brought into play by another one, so that its text counts for nothing."""
    under = table.cards[card].on
    return under != NONE and table.printed[under].keeps


def is_put_by(table: Table, card: CardId) -> bool:
    """Whether it is an item that lies beneath a card, out of play. [OFF-01]"""
    state = table.cards[card]
    return state.place == ASIDE and state.on != NONE and table.printed[state.on].keeps_items is not None


def lying_beneath(table: Table, keeper: CardId) -> list[CardId]:
    """The cards beneath a card, whosever they are."""
    return [card for seat in (0, 1) for card in table.pile(seat, ASIDE) if table.cards[card].on == keeper]


def is_sheltered(table: Table, site: CardId) -> bool:
    """Whether a card of the player's protects the site because of what he keeps there. [FW-40]"""
    for event in table.board:
        at = table.cards[event].remembers
        if table.printed[event].keeps and at != NONE and table.printed[at].kind == SITE:
            if (
                table.owners[event] == table.owners[site]
                and table.printed[at].name == table.printed[site].name
            ):
                return True
    return False
