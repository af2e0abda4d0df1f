"""Marshalling points by source, plain and as the council would count them now. [WIN-36 to WIN-54]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias, final

from wizardhaven.engine.questions import (
    SOURCES,
    Judged,
    Procedure,
    Standing,
    Sum,
    Tally,
    added_up,
    points_towards_call,
    reckon,
    scored,
)
from wizardhaven.engine.values import Edition, HalfLimit, Level, Table, Value
from wizardhaven.view.cards import CardView
from wizardhaven.view.eyes import Eyes
from wizardhaven.vocabulary.terms import Points

Counted: TypeAlias = tuple[tuple[Points, int], ...]
Worths: TypeAlias = list[tuple[Points, Judged]]
"""What the cards of one player are worth to him, each with the source of its points."""
REMEMBERED: Final = 1024
"""So many scores are reckoned only once."""


@final
class SourceView(Value):
    """One of the six sources: its plain points, doubled where the opponent has none, and what counts."""

    __slots__ = ("counted", "doubled", "points", "source")

    def __init__(self, source: Points, points: int, doubled: int, counted: int) -> None:
        self.source = source
        self.points = points
        self.doubled = doubled
        self.counted = counted


@final
class WorthView(Value):
    """What a card is worth to its player; to a Fallen-wizard, also by which card or rule. [FW-43 to FW-49]"""

    __slots__ = ("by", "card", "normal", "points", "rule", "source")

    def __init__(self, card: CardView, source: Points, judged: Judged, by: CardView | None) -> None:
        self.card = card
        self.source = source
        self.normal: int = judged.normal
        self.points: int = judged.points
        self.by = by
        self.rule: str = judged.rule


def worth_views(eyes: Eyes, worths: Worths) -> tuple[WorthView, ...]:
    """What a player's cards are worth to him, card by card."""
    counting = [(source, judged) for source, judged in worths if judged.normal != 0]
    return tuple(
        [
            WorthView(eyes.shown(judged.card), source, judged, eyes.perhaps(judged.source))
            for source, judged in counting
        ]
    )


@final
class PointsView(Value):
    """A player's points; duplicates are left out, since they are in the other player's hand. [WIN-52]"""

    __slots__ = ("at_council", "avatar_penalty", "plain", "sources")

    def __init__(
        self, sources: tuple[SourceView, ...], plain: int, avatar_penalty: int, at_council: int
    ) -> None:
        self.sources = sources
        self.plain = plain
        self.avatar_penalty = avatar_penalty
        self.at_council = at_council


def worths_of(table: Table) -> tuple[Worths, Worths]:
    """What the cards of both players are worth."""
    return scored(table, 0), scored(table, 1)


def points_views(table: Table, worths: Sequence[Worths]) -> tuple[PointsView, PointsView]:
    """Both players' points by what their cards are worth; for the same points that is reckoned once."""
    counted = [tuple(added_up(one).items()) for one in worths]
    lost, settings = table.eliminated_avatars, table.settings
    rules = settings.edition, settings.level, settings.half_limit, settings.tournament
    return _reckoned(counted[0], counted[1], lost, *rules)


@lru_cache(maxsize=REMEMBERED)
def _reckoned(
    first: Counted,
    second: Counted,
    lost: tuple[bool, bool],
    edition: Edition,
    level: Level,
    half_limit: str,
    tournament: bool,
) -> tuple[PointsView, PointsView]:
    """What both have in each source, as far as their avatars are lost, by these rules."""
    standings = [Standing(Tally(dict(one)), 0, lost[seat]) for seat, one in enumerate((first, second))]
    procedure = Procedure(edition, level, HalfLimit(half_limit), tournament)
    sums = reckon(standings[0], standings[1], procedure).sums
    return _points_view(lost[0], sums[0]), _points_view(lost[1], sums[1])


def _points_view(lost: bool, reckoned: Sum) -> PointsView:
    sources = [
        SourceView(
            source,
            reckoned.counted.by_source[source],
            reckoned.doubled.by_source[source],
            reckoned.limited.by_source[source],
        )
        for source in SOURCES
    ]
    plain = points_towards_call(Standing(reckoned.counted, 0, lost))
    return PointsView(tuple(sources), plain, reckoned.penalty, reckoned.final)
