"""The corruption check and the influence attempt at hand, as cards speak of them."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.values import Value


@final
class CheckAtHand(Value):
    """A corruption check that has been declared and not yet rolled. [COR-07]"""

    __slots__ = ("character", "modifier")

    def __init__(self, character: CardId, modifier: int) -> None:
        self.character = character
        self.modifier = modifier


@final
class Attempt(Value):
    """An attempt to influence a card of the opponent's. [INF-04]

    `shown` is the identical card the player revealed, or NONE; `modifier` what cards give it. An agent's
    attempt may be `sure` to succeed. [INF-08]
    """

    __slots__ = ("canceled", "character", "modifier", "seat", "shown", "sure", "target")

    def __init__(self, seat: int, character: CardId, target: CardId, shown: CardId = NONE) -> None:
        self.seat = seat
        self.character = character
        self.target = target
        self.shown = shown
        self.canceled = False
        self.modifier = 0
        self.sure = False

    def copy(self) -> Attempt:
        """A fresh leaf with the same contents."""
        fresh = Attempt(self.seat, self.character, self.target, self.shown)
        fresh.canceled = self.canceled
        fresh.modifier = self.modifier
        fresh.sure = self.sure
        return fresh
