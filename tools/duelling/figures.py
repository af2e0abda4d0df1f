"""What a duel has shown: the share of games won, and how sure that is."""

from __future__ import annotations

import math

SURE = 1.96
"""So many standard errors to either side hold in nineteen cases of twenty."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which two shares the true one lies, by Wilson; a draw is half a game won."""
    share = won / games
    spread = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    middle, scale = share + SURE**2 / (2 * games), 1 + SURE**2 / games
    return (middle - spread) / scale, (middle + spread) / scale


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """The mean, and how far to either side of it the true one may lie."""
    mean = sum(numbers) / len(numbers)
    squares = sum([(number - mean) ** 2 for number in numbers])
    return mean, SURE * math.sqrt(squares / max(len(numbers) - 1, 1) / len(numbers))
