"""What cards are worth to a Fallen-wizard: one point each, unless a card says otherwise. [FW-43 to FW-49]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.cards.in_play import company_of, kills_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.holdings import is_holding
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, POINTS, STORED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.worth import Valued


@final
class Judged:
    """What a card is worth to its player, what it would normally give, and which card or rule says so."""

    __slots__ = ("card", "normal", "points", "rule", "source")

    def __init__(self, card: CardId, normal: int, points: int, rule: str = "") -> None:
        self.card = card
        self.normal = normal
        self.points = points
        self.rule = rule
        self.source: CardId = NO_CARD

    def change(self, points: int, source: CardId) -> None:
        """Another card says what it is worth."""
        self.points = points
        self.source = source
        self.rule = ""

    def count_against(self) -> None:
        """Its points are taken off instead. [PRS-14]"""
        self.points = -self.points

    def void(self, rule: str) -> None:
        """A rule says that it is worth nothing."""
        self.points = 0
        self.rule = rule

    def halve(self) -> None:
        """Only half its points count, rounded up."""
        self.points = (self.points + 1) // 2


@final
class Valuation:
    """How a player's cards are valued: what raises them above one point, and what leaves less of them."""

    __slots__ = ("lowered", "modest", "raised", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.modest = table.kinds[seat].others_are_worth_one
        self.raised: list[tuple[CardId, Valued]] = []
        self.lowered: list[tuple[CardId, Valued]] = []
        if self.modest:
            self._collect(seat)
            self._collect(1 - seat)

    def _collect(self, by: int) -> None:
        """What one player's cards in play say of it: stage cards, the avatar and hazards do. [FW-46]"""
        for card in self.table.pile(by, IN_PLAY):
            printed = self.table.printed[card]
            if not (printed.hazard or printed.stage or printed.avatar):
                continue  # hero and minion events change nothing [FW-45]
            for worth in printed.worths:
                if worth.of_opponent != (by != self.seat):
                    continue
                if not worth.more and self._is_in_force(card, worth):
                    if worth.regardless or worth.of_opponent:
                        self.lowered.append((card, worth))
                    else:
                        self.raised.append((card, worth))

    def _is_in_force(self, card: CardId, worth: Valued) -> bool:
        if worth.at_end and not self.table.council:
            return False
        context = Context(self.table.owners[card], card, company_of(self.table, card))
        return worth.condition is None or holds(self.table, worth.condition, context)

    def judge(self, card: CardId, normal: int) -> Judged:
        """What a card is worth that normally gives so many points, and what says so. [FW-43, FW-44]"""
        if normal > 0 and self._is_denied(card):
            denied = Judged(card, normal, normal)
            denied.change(0, card)
            return denied
        if not self.modest or normal < 1:
            return Judged(card, normal, normal)
        judged = self._at_first(card, normal)
        if judged.rule == "FW-47":
            return judged
        for source, worth in self.raised:
            points = normal if worth.points is None else worth.points
            if points > judged.points and self._is_meant(card, normal, worth, source):
                judged.change(points, source)
        for source, worth in self.lowered:
            points = normal if worth.points is None else worth.points
            if worth.for_good and not self._fell_since(card, source):
                continue
            if points < judged.points and self._is_meant(card, normal, worth, source):
                judged.change(points, source)
        return judged

    def _is_denied(self, card: CardId) -> bool:
        """Whether the card itself says that such a player has nothing for it, whatever else is in play."""
        item = self.table.printed[card].item
        return item is not None and self.table.kinds[self.seat].player in item.no_points_for

    def _at_first(self, card: CardId, normal: int) -> Judged:
        """What it is worth before any card speaks of it."""
        state = self.table.cards[card]
        printed = self.table.printed[card]
        if state.place == STORED and state.worthless:
            return Judged(card, normal, 0, "FW-47")
        if printed.stage:
            return Judged(card, normal, normal, "FW-43")
        if printed.starred:
            judged = Judged(card, normal, 0, "FW-49")
            if state.place == POINTS and state.remembers != NONE:  # the card for whose sake it was kept
                judged.change(normal, state.card_remembered)
            return judged
        return Judged(card, normal, 1, "FW-44")

    def _is_meant(self, card: CardId, normal: int, worth: Valued, source: CardId) -> bool:
        return is_holding(self.table, self.seat, card, normal, worth.of, source)

    def _fell_since(self, card: CardId, source: CardId) -> bool:
        """Whether a foe was defeated while that card was in play, which remembers how many fell before."""
        kills = kills_of(self.table, self.seat)
        return card in kills and kills.index(card) >= self.table.cards[source].remembers

    def keeps(self, foe: CardId) -> tuple[bool, CardId]:
        """Whether a defeated foe with an asterisk is kept for points, and for whose sake for good. [FW-49]"""
        kept = False
        for source, worth in self.raised:
            if self._is_meant(foe, self.table.printed[foe].points, worth, source):
                kept = True
                if worth.for_good:
                    return True, source
        return kept, NO_CARD


def gives_nothing_stored(table: Table, seat: int, at_haven: bool) -> bool:
    """Whether what the player stores there gives him no points. [FW-47]"""
    return table.kinds[seat].stores_only_at_havens and not at_haven
