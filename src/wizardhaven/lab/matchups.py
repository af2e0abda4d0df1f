"""Everybody against everybody: the rate of each deck against each other one."""

from collections.abc import Mapping, Sequence

from wizardhaven.lab.figures import Rate
from wizardhaven.lab.game import GameRecord


def matchups(records: Sequence[GameRecord]) -> Mapping[str, Mapping[str, Rate]]:
    """A row for every deck, a column for every opponent; a game counts for both."""
    sums: dict[tuple[str, str], tuple[int, float]] = {}
    for one in [record for record in records if not record.broken]:
        for pair, won in (((one.deck, one.opponent), one.won), ((one.opponent, one.deck), 1 - one.won)):
            games, before = sums.get(pair, (0, 0.0))
            sums[pair] = (games + 1, before + won)
    names = sorted({name for pair in sums for name in pair})
    return {row: {column: Rate(*sums.get((row, column), (0, 0.0))) for column in names} for row in names}
