"""What is true of one card: where it is, how it stands, what it lies on."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.ids import GENERAL, NONE, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.values import Value


@final
class CardState(Value):
    """A leaf of the table: shared by clones, so a change works on a fresh copy and puts it back.

    `on` is the card it lies on, or the host it is off to the side with, `carried` the cards that lie on
    it (neither followers nor what is off to the side), `controller` who controls a character, `entered`
    the turn in which it came into play, `chosen` what its player chose for it when it was played, or the
    host from which a rescue site was borrowed, or the card for whose sake a foe was kept, `in_use` whether an
    item is in use, `worthless` whether storing it gives nothing: in play it may never be stored, stored it
    gives no points. [ITM-01, OFF-01, FW-47, FW-49]
    """

    __slots__ = (
        "carried",
        "chosen",
        "company",
        "controller",
        "entered",
        "in_use",
        "on",
        "place",
        "status",
        "worthless",
    )

    def __init__(self, place: int) -> None:
        self.place = place
        self.status = UNTAPPED
        self.on: CardId = NONE
        self.carried: tuple[CardId, ...] = ()
        self.company: CompanyId = NONE
        self.controller: CardId = GENERAL
        self.entered = 0
        self.chosen = NONE
        self.in_use = False
        self.worthless = False

    def copy(self) -> CardState:
        """A fresh leaf with the same contents."""
        fresh = CardState(self.place)
        fresh.status = self.status
        fresh.on = self.on
        fresh.carried = self.carried
        fresh.company = self.company
        fresh.controller = self.controller
        fresh.entered = self.entered
        fresh.chosen = self.chosen
        fresh.in_use = self.in_use
        fresh.worthless = self.worthless
        return fresh
