"""The roll and the influence attempt at hand, as everybody sees them. [COR-02, INF-01, INF-09]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import (
    check_parts,
    corruption_points,
    faction_parts,
    influence_sum,
    value_to_exceed,
)
from wizardhaven.engine.values import IN_PLAY, NONE, POINTS, Attempt, CheckAtHand, Value, parts_of
from wizardhaven.view.cards import CardView, NumberView
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import Check


@final
class CheckView(Value):
    """A corruption check, influence check or the like: roll and modifier together must exceed a number."""

    __slots__ = ("character", "kind", "modifier", "to_exceed")

    def __init__(self, kind: Check, character: CardView, modifier: NumberView, to_exceed: int) -> None:
        self.kind = kind
        self.character = character
        self.modifier = modifier
        self.to_exceed = to_exceed


@final
class AttemptView(Value):
    """An attempt on a card of the opponent's; its numbers are told while the target is there.

    The influencing player's roll less his opponent's, and `modifier`, must exceed `to_exceed`.
    """

    __slots__ = ("canceled", "character", "modifier", "seat", "shown", "target", "to_exceed")

    def __init__(
        self, seat: PlayerSeat, character: CardView, target: CardView, shown: CardView | None
    ) -> None:
        self.seat = seat
        self.character = character
        self.target = target
        self.shown = shown
        self.canceled = False
        self.modifier: int | None = None
        self.to_exceed: int | None = None


def check_view(eyes: Eyes, check: CheckAtHand) -> CheckView | None:
    """The check that has been declared and not yet rolled; an attempt on a card in play has its own view."""
    table = eyes.table
    if check.kind is Check.INFLUENCE:
        faction = table.printed[check.against].faction if check.against != NONE else None
        if faction is None or table.attempt is not None:
            return None
        influence = eyes.sum(faction_parts(table, check.character, check.against))
        return CheckView(check.kind, eyes.shown(check.character), influence, faction.influence_number)
    if check.kind is Check.REMOVAL:
        removing = table.printed[check.against].removing
        assert removing is not None
        assert isinstance(removing.above, int)
        given = eyes.sum(parts_of(check.added))
        return CheckView(check.kind, eyes.shown(check.character), given, removing.above)
    parts = check_parts(table, check.character, Check.CORRUPTION, cause=check.cause)
    parts.extend(parts_of(check.added))
    points = corruption_points(table, check.character)
    return CheckView(check.kind, eyes.shown(check.character), eyes.sum(parts), points)


def attempt_view(eyes: Eyes, attempt: Attempt) -> AttemptView:
    """The attempt that is being made; the card shown with it has been seen by all. [INF-08]"""
    table = eyes.table
    view = AttemptView(
        attempt.seat, eyes.shown(attempt.character), eyes.shown(attempt.target), eyes.perhaps(attempt.shown)
    )
    view.canceled = table.check is not None and table.check.canceled
    if table.cards[attempt.target].place in (IN_PLAY, POINTS):
        view.modifier = influence_sum(table, attempt)
        view.to_exceed = value_to_exceed(table, attempt)
    return view
