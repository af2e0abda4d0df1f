"""What more points of a source would be worth at the council: variety counts. [WIN-45 to WIN-49]"""

from __future__ import annotations

from typing import Final

from wizardhaven.bots.planner.sight import Sight
from wizardhaven.engine.questions import Tally, doubled, limited
from wizardhaven.engine.values import HalfLimit
from wizardhaven.vocabulary.terms import Points

MOST: Final = 3
"""By so much a point counts more than once at most: the opponent has turns left, too."""


def council_worth(sight: Sight, source: Points, points: int) -> float:
    """Between what points are plainly and what they would bring if the council were now."""
    if points <= 0:
        return float(points)
    known = sight.gains.get((source, points))
    if known is None:
        known = _gain(sight, source, points)
        sight.gains[source, points] = known
    return (points + min(known, MOST * points)) / 2


def _gain(sight: Sight, source: Points, points: int) -> int:
    """By how much the total would rise."""
    own = {seen.source: seen.points for seen in sight.own.marshalling_points.sources}
    opponent = Tally({seen.source: seen.points for seen in sight.opponent.marshalling_points.sources})
    before = limited(doubled(Tally(own), opponent), HalfLimit.CURRENT).total
    more = dict(own)
    more[source] = own.get(source, 0) + points
    return limited(doubled(Tally(more), opponent), HalfLimit.CURRENT).total - before
