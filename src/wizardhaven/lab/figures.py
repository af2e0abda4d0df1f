"""What many games are worth: rates with their intervals, sums and shares."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from wizardhaven.lab.game import GameRecord

NORMAL: Final = 1.959964
"""So many standard deviations hold 95 of 100."""
TOO_FEW: Final = 12
"""With fewer games nothing is said about a card."""


@dataclass(frozen=True)
class Rate:
    """A share of games, and between which shares the true one lies in 95 of 100 cases."""

    games: int
    won: float

    @property
    def share(self) -> float:
        """The share that was won; a half if there was no game."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which stays between 0 and 1."""
        if not self.games:
            return 0.0, 1.0
        square = NORMAL * NORMAL
        middle = (self.share + square / (2 * self.games)) / (1 + square / self.games)
        spread = self.share * (1 - self.share) / self.games + square / (4 * self.games * self.games)
        wide = NORMAL * sqrt(spread) / (1 + square / self.games)
        return max(middle - wide, 0.0), min(middle + wide, 1.0)

    @property
    def is_telling(self) -> bool:
        """Whether the interval leaves one half."""
        low, high = self.interval
        return low > 0.5 or high < 0.5


@dataclass(frozen=True)
class CardFigures:
    """In how many games a card was drawn, played and stuck in the hand, and how the deck fared then."""

    code: str
    drawn: int
    played: int
    stuck: int
    when_played: Rate
    when_not: Rate

    @property
    def is_decisive(self) -> bool:
        """Whether the intervals of the games with it and without it lie apart."""
        enough = min(self.when_played.games, self.when_not.games) >= TOO_FEW
        with_it, without = self.when_played.interval, self.when_not.interval
        return enough and (with_it[0] > without[1] or without[0] > with_it[1])


@dataclass(frozen=True)
class LabFigures:
    """All that the lab says of a deck."""

    rate: Rate
    opponents: dict[str, Rate]
    points: dict[str, float]
    their_points: dict[str, float]
    totals: tuple[float, float]
    turns: float
    endings: dict[str, int]
    cards: tuple[CardFigures, ...]
    hurt_by: dict[str, int]
    by_turn: tuple[tuple[float, float], ...]
    """The points of both when a turn begins, as long as half of the games last."""
    broken: tuple[GameRecord, ...]


def figures(records: Sequence[GameRecord]) -> LabFigures:
    """The sums of all games that were played to their end."""
    games = [record for record in records if not record.broken]
    opponents = sorted({record.opponent for record in games})
    return LabFigures(
        rate=rate(games),
        opponents={name: rate([one for one in games if one.opponent == name]) for name in opponents},
        points=_mean([one.points for one in games]),
        their_points=_mean([one.their_points for one in games]),
        totals=(_average([one.totals[0] for one in games]), _average([one.totals[1] for one in games])),
        turns=_average([one.turns for one in games]),
        endings=dict(Counter([one.ending for one in games]).most_common()),
        cards=tuple(_cards(games)),
        hurt_by=dict(sum([Counter(one.hurt_by) for one in games], Counter()).most_common()),
        by_turn=_by_turn(games),
        broken=tuple([record for record in records if record.broken]),
    )


def rate(games: Sequence[GameRecord]) -> Rate:
    """How many of some games were won; a tie is half a game."""
    return Rate(len(games), sum([one.won for one in games]))


def _cards(games: Sequence[GameRecord]) -> list[CardFigures]:
    codes = sorted({code for one in games for code in (*one.drawn, *one.played)})
    return [_card(code, games) for code in codes]


def _card(code: str, games: Sequence[GameRecord]) -> CardFigures:
    drawn = [one for one in games if code in one.drawn or code in one.played]
    with_it = [one for one in drawn if code in one.played]
    without = [one for one in drawn if code not in one.played]
    stuck = len([one for one in games if code in one.stuck])
    return CardFigures(code, len(drawn), len(with_it), stuck, rate(with_it), rate(without))


def _by_turn(games: Sequence[GameRecord]) -> tuple[tuple[float, float], ...]:
    lengths = sorted([len(one.by_turn) for one in games])
    told = lengths[len(lengths) // 2] if lengths else 0
    means: list[tuple[float, float]] = []
    for turn in range(told):
        lasting = [one.by_turn[turn] for one in games if len(one.by_turn) > turn]
        means.append((_average([own for own, _ in lasting]), _average([their for _, their in lasting])))
    return tuple(means)


def _mean(points: Sequence[dict[str, int]]) -> dict[str, float]:
    sources = dict.fromkeys([source for one in points for source in one])
    return {source: _average([one.get(source, 0) for one in points]) for source in sources}


def _average(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
