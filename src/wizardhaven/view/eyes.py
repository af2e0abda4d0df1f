"""What one seat may know of each card: the only place that decides it. [MOV-36, ORG-61, SET-14]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.questions import hidden_sites, planned_sites
from wizardhaven.engine.values import (
    AGENT_PLAY,
    ASIDE,
    DECK,
    DECLARED,
    IN_PLAY,
    NONE,
    ON_GUARD_PLAY,
    POINTS,
    POOL,
    REMOVED,
    STORED,
    CardId,
    Declaration,
    Part,
    Table,
    total,
)
from wizardhaven.view.cards import FACE_DOWN, CardView, NumberView, PartView

OPEN: Final = (ASIDE, POINTS, STORED, REMOVED)
"""Piles that lie face-up."""


def being_placed(table: Table) -> list[CardId]:
    """Cards being placed on-guard or put down as agents: they lie face-down from the start. [MOV-36]"""
    return [
        declared.card
        for chain in (table.chain, *table.outer_chains)
        for declared in chain
        if declared.kind in (ON_GUARD_PLAY, AGENT_PLAY)
    ]


def hidden_in_play(table: Table) -> list[CardId]:
    """Agents that lie face-down, and the sites that lie face-down with them or with companies. [AGT-15]"""
    agents = [agent.card for agent in table.agents if agent.face_down]
    return [*agents, *hidden_sites(table), *planned_sites(table)]


@final
class Eyes:
    """One seat looking at a table; no seat is a spectator, who sees what both players see."""

    __slots__ = ("_face_down", "_placed", "seat", "table")

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self._placed: list[CardId] | None = None
        self._face_down: list[CardId] | None = None
        """Found out when somebody asks, which is seldom where only a card or two are looked at."""

    def owns(self, owner: int) -> bool:
        """Whether the cards of that player are this seat's own."""
        return self.seat is not None and self.seat == owner

    def knows(self, card: CardId) -> bool:
        """Whether the seat may know which card this is."""
        if self.owns(self.table.owners[card]):
            return self.table.cards[card].place != DECK
        return self.lies_open(card)

    def lies_open(self, card: CardId) -> bool:
        """Whether everybody may know which card this is."""
        place = self.table.cards[card].place
        if place == IN_PLAY:
            return not self._lies_face_down(card)
        if place == DECLARED:
            return not self._is_placed(card)
        if place == POOL:
            return self.table.cards[card].remembers != NONE  # set aside in the draft, for all to see [SET-15]
        return place in OPEN

    def _is_placed(self, card: CardId) -> bool:
        if self._placed is None:
            self._placed = being_placed(self.table)
        return card in self._placed

    def _lies_face_down(self, card: CardId) -> bool:
        if self._face_down is None:
            self._face_down = hidden_in_play(self.table)
        return card in self._face_down

    def card(self, card: CardId) -> CardView:
        """The card as the seat sees it."""
        return self.shown(card) if self.knows(card) else FACE_DOWN

    def cards(self, cards: tuple[CardId, ...]) -> tuple[CardView, ...]:
        """Several cards as the seat sees them."""
        return tuple([self.card(card) for card in cards])

    def shown(self, card: CardId) -> CardView:
        """A card that everybody has been shown, wherever it is now."""
        return CardView(card, self.table.printed[card].code)

    def perhaps(self, card: CardId) -> CardView | None:
        """A card that everybody has been shown, or nothing."""
        return None if card == NONE else self.shown(card)

    def declared(self, declaration: Declaration) -> CardView:
        """The card of a declaration: face-up for all, unless it is being placed face-down or lies so."""
        return self.aimed_at(declaration.card)

    def aimed_at(self, card: CardId) -> CardView:
        """What an action is aimed at: a card that all know, unless it lies face-down."""
        hidden = self._is_placed(card) or self._lies_face_down(card)
        return self.card(card) if hidden else self.shown(card)

    def sum(self, parts: list[Part]) -> NumberView:
        """A number with what it is made of; whatever changes a number lies open."""
        views = [PartView(self.perhaps(part.source), part.amount, part.rule) for part in parts]
        return NumberView(total(parts), tuple(views))
