"""What cards are worth to a Fallen-wizard: one point each, unless a card says otherwise. [FW-43 to FW-46]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.holdings import is_holding
from wizardhaven.engine.queries.holds import Context, holds
from wizardhaven.engine.queries.in_play import company_of
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.standing import Worth
from wizardhaven.vocabulary.terms import PlayerKind


@final
class Valuation:
    """How a player's cards are valued: what raises them above one point, and the most that hazards leave."""

    __slots__ = ("fallen", "lowered", "raised", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.fallen = table.kinds[seat] is PlayerKind.FALLEN_WIZARD
        self.raised: list[tuple[CardId, Worth]] = []
        self.lowered: list[tuple[CardId, Worth]] = []
        if self.fallen:
            self.raised = _in_force(table, seat, by=seat)
            self.lowered = _in_force(table, seat, by=1 - seat)

    def value(self, card: CardId, normal: int) -> int:
        """What a card is worth that normally gives so many points. [FW-43, FW-44]"""
        if not self.fallen or normal < 1 or self.table.printed[card].stage:
            return normal
        best = 1
        for _, worth in self.raised:
            if is_holding(self.table, self.seat, card, normal, worth.of):
                best = max(best, normal if worth.points is None else worth.points)
        for _, worth in self.lowered:
            if is_holding(self.table, self.seat, card, normal, worth.of):
                best = min(best, normal if worth.points is None else worth.points)
        return best


def _in_force(table: Table, seat: int, by: int) -> list[tuple[CardId, Worth]]:
    """What the cards in play of one player say of the worth of this player's cards."""
    found: list[tuple[CardId, Worth]] = []
    for card in table.pile(by, IN_PLAY):
        printed = table.printed[card]
        if printed.worths and printed.hazard == (by != seat):
            for worth in printed.worths:
                context = Context(seat, card, company_of(table, card))
                if worth.condition is None or holds(table, worth.condition, context):
                    found.append((card, worth))
    return found
