"""Marshalling points by source, plain and as the council would count them now. [WIN-36 to WIN-54]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.marshalling import plain_total
from wizardhaven.engine.queries.reckoning import Sum
from wizardhaven.engine.queries.verdict import reckoning
from wizardhaven.engine.state.table import Table
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.terms import Points


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


def points_views(table: Table) -> tuple[PointsView, PointsView]:
    """Both players' points."""
    sums = reckoning(table, duplicates=(0, 0)).sums
    return _points_view(table, 0, sums[0]), _points_view(table, 1, sums[1])


def _points_view(table: Table, seat: int, reckoned: Sum) -> PointsView:
    sources = [
        SourceView(
            source,
            reckoned.counted.by_source[source],
            reckoned.doubled.by_source[source],
            reckoned.limited.by_source[source],
        )
        for source in Points
    ]
    return PointsView(tuple(sources), plain_total(table, seat), reckoned.penalty, reckoned.final)
