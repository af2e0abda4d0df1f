"""The roll and the influence attempt at hand, as cards speak of them."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.terms import Check


@final
class CheckAtHand(Value):
    """A roll that has been declared and not yet made: who makes it and, where that is so, against what.

    [COR-07, INF-01]
    """

    __slots__ = ("against", "canceled", "character", "kind", "modifier")

    def __init__(self, kind: Check, character: CardId, modifier: int = 0, against: CardId = NONE) -> None:
        self.kind = kind
        self.character = character
        self.modifier = modifier
        self.against = against
        self.canceled = False


@final
class Promised(Value):
    """What will change a roll that a declared card has announced. [TIM-25]"""

    __slots__ = ("card", "character", "modifier")

    def __init__(self, card: CardId, character: CardId, modifier: int) -> None:
        self.card = card
        self.character = character
        self.modifier = modifier


@final
class Attempt(Value):
    """An attempt to influence a card of the opponent's. [INF-04]

    `shown` is the identical card the player revealed, or NONE. An agent's attempt may be `sure` to
    succeed. [INF-08]
    """

    __slots__ = ("character", "seat", "shown", "sure", "target")

    def __init__(self, seat: int, character: CardId, target: CardId, shown: CardId = NONE) -> None:
        self.seat = seat
        self.character = character
        self.target = target
        self.shown = shown
        self.sure = False
