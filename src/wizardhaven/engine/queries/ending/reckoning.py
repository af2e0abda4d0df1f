"""The sum of the final reckoning, step by step, today and in the older editions. [WIN-36 to WIN-56]"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from wizardhaven.engine.state.settings import (
    THRESHOLDS,
    Edition,
    HalfLimit,
    Level,
    Settings,
    decides_by_elimination,
    knows_starter_rules,
)
from wizardhaven.vocabulary.terms import Points

SOURCES: Final = tuple(Points)


DOUBLED_SOURCES: Final = (Points.CHARACTER, Points.ITEM, Points.FACTION, Points.ALLY)


AVATAR_PENALTY: Final = -5


LENGTHS: Final = {numbers.exhaustions: length for length, numbers in THRESHOLDS.items()}
"""By the number of decks that a game lasts."""


class Decision(Enum):
    """What has decided the game. [WIN-02, WIN-35, WIN-55, WIN-56]"""

    MOST_POINTS = "most points"
    TIE = "tie"
    TIE_WON_BY_BOTH = "tie won by both"
    AVATAR_ELIMINATED = "avatar eliminated"
    BOTH_AVATARS_ELIMINATED = "both avatars eliminated"


@final
class Procedure:
    """An edition's way to find the winner."""

    __slots__ = ("edition", "half_limit", "level", "tournament")

    def __init__(self, edition: Edition, level: Level, half_limit: HalfLimit, tournament: bool) -> None:
        self.edition = edition
        self.level = level
        self.half_limit = half_limit
        self.tournament = tournament

    @property
    def modifies_totals(self) -> bool:
        """Whether there are doubling, half limit and duplicates; the starter rules know none of them."""
        return not knows_starter_rules(self.edition, self.level)

    @property
    def elimination_decides(self) -> bool:
        """Whether an eliminated avatar loses the game instead of five points. [WIN-02, WIN-34]"""
        return decides_by_elimination(self.edition, self.tournament)


@final
class Tally:
    """Points by source; a source that is not named has none. [WIN-36]"""

    __slots__ = ("by_source",)

    def __init__(self, by_source: dict[Points, int]) -> None:
        self.by_source: Final = {source: by_source.get(source, 0) for source in SOURCES}

    @property
    def total(self) -> int:
        return sum(self.by_source.values())

    def positive_points_besides(self, source: Points) -> int:
        return sum([points for other, points in self.by_source.items() if other is not source and points > 0])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.by_source == other.by_source

    def __hash__(self) -> int:
        return hash(tuple(self.by_source.values()))

    def __repr__(self) -> str:
        return (
            f"Tally({', '.join([f'{s.value} {points}' for s, points in self.by_source.items() if points])})"
        )


@final
class Standing:
    """What a player brings to the reckoning once the corruption checks are made."""

    __slots__ = ("avatar_eliminated", "duplicates", "tally")

    def __init__(self, tally: Tally, duplicates: int, avatar_eliminated: bool) -> None:
        self.tally = tally
        self.duplicates = duplicates  # of this player's cards, shown by the opponent
        self.avatar_eliminated = avatar_eliminated


@final
class Sum:
    """One player's sum, with the result of every step. [WIN-36, WIN-45, WIN-47, WIN-53, WIN-54]"""

    __slots__ = ("after_duplicates", "counted", "doubled", "duplicates", "final", "limited", "penalty")

    def __init__(self, counted: Tally, doubled: Tally, limited: Tally, duplicates: int, penalty: int) -> None:
        self.counted = counted
        self.doubled = doubled
        self.limited = limited
        self.duplicates = duplicates
        self.after_duplicates = limited.total - duplicates
        self.penalty = penalty
        self.final = self.after_duplicates + penalty


@final
class Reckoning:
    """Both sums, and who has won by what: the places of the winners, none if there is no winner."""

    __slots__ = ("decision", "sums", "winners")

    def __init__(self, sums: tuple[Sum, Sum], decision: Decision, winners: tuple[int, ...]) -> None:
        self.sums = sums
        self.decision = decision
        self.winners = winners


def points_to_call(edition: Edition, decks: int, only_starter_decks: bool) -> int:
    """The points with which a player may call after one exhaustion fewer than usual. [WIN-12 to WIN-16]"""
    game = Settings(LENGTHS[decks], edition=edition, only_starter_decks=only_starter_decks)
    return game.thresholds().points


def points_towards_call(standing: Standing) -> int:
    """The plain total, less the loss of an avatar; nothing else is applied before the reckoning. [WIN-23]"""
    return standing.tally.total + (AVATAR_PENALTY if standing.avatar_eliminated else 0)


def reckon(first: Standing, second: Standing, procedure: Procedure) -> Reckoning:
    """Both players' sums and what they decide."""
    sums = (_sum(first, second, procedure), _sum(second, first, procedure))
    if procedure.elimination_decides and (first.avatar_eliminated or second.avatar_eliminated):
        return _decided_by_elimination(sums, first, second)
    return _decided_by_points(sums, procedure)


def doubled(tally: Tally, opponent: Tally) -> Tally:
    """Points count twice in a source in which the opponent has none. [WIN-45, WIN-46]"""
    twice = [s for s in DOUBLED_SOURCES if opponent.by_source[s] <= 0 and tally.by_source[s] > 0]
    return Tally({s: points * 2 if s in twice else points for s, points in tally.by_source.items()})


def limited(tally: Tally, reading: HalfLimit) -> Tally:
    """No source gives more than half; sources below zero stay as they are. [WIN-47 to WIN-49]"""
    return Tally({s: min(points, most_from(tally, s, reading)) for s, points in tally.by_source.items()})


def most_from(tally: Tally, source: Points, reading: HalfLimit) -> int:
    """The most that may come from one source. [WIN-47, WIN-50]"""
    total = max(tally.total, 0)
    match reading:
        case HalfLimit.CURRENT:
            return tally.positive_points_besides(source)
        case HalfLimit.LITERAL_ROUND_UP:
            return (total + 1) // 2
        case HalfLimit.LITERAL_HALF_OR_LESS:
            return total // 2


def _sum(own: Standing, opponent: Standing, procedure: Procedure) -> Sum:
    costs_points = own.avatar_eliminated and not procedure.elimination_decides
    penalty = AVATAR_PENALTY if costs_points else 0
    if not procedure.modifies_totals:
        return Sum(own.tally, own.tally, own.tally, duplicates=0, penalty=penalty)
    after_doubling = doubled(own.tally, opponent.tally)
    after_limit = limited(after_doubling, procedure.half_limit)
    return Sum(own.tally, after_doubling, after_limit, own.duplicates, penalty)


def _decided_by_elimination(sums: tuple[Sum, Sum], first: Standing, second: Standing) -> Reckoning:
    if first.avatar_eliminated and second.avatar_eliminated:
        return Reckoning(sums, Decision.BOTH_AVATARS_ELIMINATED, ())
    return Reckoning(sums, Decision.AVATAR_ELIMINATED, (1,) if first.avatar_eliminated else (0,))


def _decided_by_points(sums: tuple[Sum, Sum], procedure: Procedure) -> Reckoning:
    first, second = sums[0].final, sums[1].final
    if first != second:
        return Reckoning(sums, Decision.MOST_POINTS, (0,) if first > second else (1,))
    if procedure.edition is Edition.THE_WIZARDS_UNLIMITED:
        return Reckoning(sums, Decision.TIE_WON_BY_BOTH, (0, 1))
    return Reckoning(sums, Decision.TIE, ())
