"""A player's piles in a scene: his cards that are not on the table."""

from __future__ import annotations

from wizardhaven.engine.values import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    OUT,
    PILES,
    POINTS,
    POOL,
    REMOVED,
    SIDEBOARD,
    STORED,
    CardId,
    CardState,
    Place,
    Table,
    lexicon_of,
    read_card,
)
from wizardhaven.errors import ImpossiblePosition
from wizardhaven.scenario.cards_that_fit import FILLER
from wizardhaven.scenario.naming import card_for
from wizardhaven.scenario.piece import Piece
from wizardhaven.vocabulary.cards import Card


class Piles:
    """Where a card is given, a name, a code or a card value will do, so a story may invent one."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def _new(self, card: str | Card, place: Place) -> Piece:
        """A further card of this player's."""
        table = self.table
        number = CardId(len(table.cards))
        printed = read_card(card_for(table.kinds[self.seat], card))
        table.printed = (*table.printed, printed)
        table.lexicon |= lexicon_of((printed,))
        table.alike = table.alike | {printed.identity: (*table.alike.get(printed.identity, ()), number)}
        mine, theirs = table.moments[self.seat] | printed.moments, table.moments[1 - self.seat]
        table.moments = (mine, theirs) if self.seat == 0 else (theirs, mine)
        table.owners = (*table.owners, self.seat)
        table.cards.append(CardState(place))
        index = self.seat * PILES + place
        table.piles[index] = (*table.piles[index], number)
        if place == POINTS and printed.acts_among_points:
            table.board = (*table.board, number)
        return Piece(table, number)

    def pile(self, place: Place, *cards: str | Card) -> list[Piece]:
        """Cards in any pile, by its number."""
        return [self._new(card, place) for card in cards]

    def hand(self, *cards: str | Card) -> list[Piece]:
        """Cards in hand."""
        return self.pile(HAND, *cards)

    def in_hand(self, card: str | Card) -> Piece:
        """One card in hand."""
        return self._new(card, HAND)

    def deck(self, *cards: str | Card) -> list[Piece]:
        """Cards on top of the play deck; the first named is drawn first."""
        return list(reversed(self.pile(DECK, *reversed(cards))))

    def fill(self, count: int) -> list[Piece]:
        """So many cards on top of the play deck that do nothing here."""
        return self.deck(*[FILLER] * count)

    def discard_pile(self, *cards: str | Card) -> list[Piece]:
        """Cards in the discard pile."""
        return self.pile(DISCARD, *cards)

    def sideboard(self, *cards: str | Card) -> list[Piece]:
        """Cards in the sideboard."""
        return self.pile(SIDEBOARD, *cards)

    def location_deck(self, *cards: str | Card) -> list[Piece]:
        """Sites in the location deck."""
        return self.pile(LOCATION, *cards)

    def pool(self, *cards: str | Card) -> list[Piece]:
        """Cards in the pool, for the draft."""
        return self.pile(POOL, *cards)

    def factions(self, *cards: str | Card) -> list[Piece]:
        """Factions that have been won over."""
        return self.pile(POINTS, *cards)

    def removed(self, *cards: str | Card) -> list[Piece]:
        """Cards removed from play."""
        return self.pile(REMOVED, *cards)

    def stored(self, card: str | Card, at: str) -> Piece:
        """An item stored at a site."""
        piece = self._new(card, STORED)
        fresh = self.table.cards[piece.id].copy()
        remembered = self._new(at, OUT)
        refuse_no_site(remembered)
        fresh.remembers = remembered.id
        self.table.cards[piece.id] = fresh
        if self.table.printed[piece.id].removes_discarded:
            self.table.watchers = (*self.table.watchers, piece.id)
        return piece


def refuse_no_site(piece: Piece) -> None:
    """Where something is must be a site."""
    if piece.table.printed[piece.id].site is None:
        raise ImpossiblePosition(f"{piece.name} is no site.", piece.id)
