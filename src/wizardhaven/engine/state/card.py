"""What is true of one card: where it is, how it stands, what it lies on."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.ids import (
    GENERAL,
    NO_CARD,
    NO_COMPANY,
    NONE,
    UNTAPPED,
    CardId,
    CompanyId,
    Place,
)
from wizardhaven.engine.state.values import Value


@final
class CardState(Value):
    """A leaf of the table: shared by clones, so a change works on a fresh copy and puts it back.

    `on` is the card it lies on, or the host it is off to the side with, `carried` the cards that lie on
    it (neither followers nor what is off to the side), `controller` who controls a character, `entered`
    the turn in which it came into play, `in_use` whether an item is in use, `never_stored` whether it may not
    be stored as long as it is in play, `worthless` whether it was stored, or an item played, where that
    gives no points. What a card `remembers` is for its own sort to say: what its player chose for it when it
    was played, the site or the size of the company that it was played on, where it was stored, the host of a
    rescue site, what a foe that is kept is worth, or for whose sake it is. [ITM-01, OFF-01, FW-47, FW-49,
    WIN-60]
    """

    __slots__ = (
        "carried",
        "company",
        "controller",
        "entered",
        "in_use",
        "never_stored",
        "on",
        "place",
        "remembers",
        "status",
        "worthless",
    )

    def __init__(self, place: Place) -> None:
        self.place = place
        self.status = UNTAPPED
        self.on: CardId = NO_CARD
        self.carried: tuple[CardId, ...] = ()
        self.company: CompanyId = NO_COMPANY
        self.controller: CardId = GENERAL
        self.entered = 0
        self.remembers = NONE
        self.in_use = False
        self.never_stored = False
        self.worthless = False

    @property
    def card_remembered(self) -> CardId:
        """What it remembers, where that is a card."""
        return CardId(self.remembers)

    def copy(self) -> CardState:
        """A fresh leaf with the same contents."""
        fresh = CardState(self.place)
        fresh.status = self.status
        fresh.on = self.on
        fresh.carried = self.carried
        fresh.company = self.company
        fresh.controller = self.controller
        fresh.entered = self.entered
        fresh.remembers = self.remembers
        fresh.in_use = self.in_use
        fresh.never_stored = self.never_stored
        fresh.worthless = self.worthless
        return fresh
