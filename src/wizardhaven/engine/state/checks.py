"""The roll and the influence attempt at hand, as cards speak of them."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import Added
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.terms import Check


def is_such(kind: Check, wanted: Check) -> bool:
    """Whether a roll of that kind is one that is spoken of; every influence check is an attempt. [GLO-053]"""
    return kind is (Check.INFLUENCE if wanted is Check.INFLUENCE_ATTEMPT else wanted)


@final
class CheckAtHand(Value):
    """A roll that has been declared and not yet made: who makes it and, where that is so, against what.

    `added` tells what the modifier is made of, `cause` which card has brought it about. [COR-07, INF-01]
    `doubled` is the source of corruption that counts twice, where a card lets the player choose one. One that
    is `sure` is passed whatever the dice show.
    `rewards` are the actions from which something follows if the check is successful. One that is made
    `without_direct` influence counts none of it.
    """

    __slots__ = (
        "added",
        "against",
        "canceled",
        "cause",
        "character",
        "doubled",
        "kind",
        "modifier",
        "rewards",
        "sure",
        "without_direct",
    )

    def __init__(self, kind: Check, character: CardId, against: CardId = NO_CARD) -> None:
        self.kind = kind
        self.character = character
        self.modifier = 0
        self.added: tuple[Added, ...] = ()
        self.against = against
        self.cause: CardId = NO_CARD
        self.doubled: CardId = NO_CARD
        self.canceled = False
        self.sure = False
        self.rewards: tuple[Declaration, ...] = ()
        self.without_direct = False

    def copy(self) -> CheckAtHand:
        """A fresh leaf with the same contents."""
        fresh = CheckAtHand(self.kind, self.character, self.against)
        fresh.modifier = self.modifier
        fresh.added = self.added
        fresh.cause = self.cause
        fresh.doubled = self.doubled
        fresh.canceled = self.canceled
        fresh.sure = self.sure
        fresh.rewards = self.rewards
        fresh.without_direct = self.without_direct
        return fresh

    def about(self) -> CardId:
        """Who checks, or what is being influenced."""
        return self.against if self.against != NONE else self.character


@final
class Promised(Value):
    """What will change a roll that a declared card has announced, and the card that does so. [TIM-25]

    Perhaps it makes it `sure`. Something may follow from that action if the roll is successful: then it is
    the `reward`.
    """

    __slots__ = ("by", "card", "character", "modifier", "reward", "rule", "sure")

    def __init__(
        self,
        card: CardId,
        character: CardId,
        modifier: int,
        by: CardId,
        rule: str = "",
        sure: bool = False,
        reward: Declaration | None = None,
    ) -> None:
        self.sure = sure
        self.reward = reward
        self.card = card
        self.character = character
        self.modifier = modifier
        self.by = by
        self.rule = rule


@final
class Attempt(Value):
    """An attempt to influence a card of the opponent's. [INF-04]

    `shown` is the identical card the player revealed, or NONE. [INF-08] An agent's attempt may be `sure` to
    succeed, may count `without_general` influence of the opponent's, and may send the card back `to_hand`.
    By the `road` from a haven a faction is tried that can be played elsewhere; if it succeeds the haven taps.
    """

    __slots__ = ("character", "road", "seat", "shown", "sure", "target", "to_hand", "without_general")

    def __init__(
        self,
        seat: int,
        character: CardId,
        target: CardId,
        shown: CardId = NO_CARD,
        sure: bool = False,
        without_general: bool = False,
        to_hand: bool = False,
        road: bool = False,
    ) -> None:
        self.seat = seat
        self.character = character
        self.target = target
        self.shown = shown
        self.sure = sure
        self.without_general = without_general
        self.to_hand = to_hand
        self.road = road
