"""How long a person takes to pass, so that a pass that is made for him takes as long."""

from __future__ import annotations

from collections import defaultdict, deque
from random import Random
from typing import Final

from wizardhaven.protocol.windows import WindowKind

REMEMBERED: Final = 24
FEWEST: Final = 4
"""From fewer passes nobody's manner is known."""
UNKNOWN: Final = (0.4, 1.6)
"""Seconds that somebody takes whose manner is not known yet."""
MOST: Final = 6.0
"""Seconds: nobody is kept waiting longer. Who really thinks longer tells that he could do something."""
ROUGHLY: Final = (0.85, 1.15)
"""No pause is the same as another to the millisecond: that would tell that it was copied."""


class Pace:
    """A person's own passes, by the class of the window at which everybody saw him think.

    Neither throws nor plans are among them: they take another time than a pass.
    """

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._passes: defaultdict[WindowKind | None, deque[float]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )

    def passed(self, window: WindowKind | None, seconds: float) -> None:
        """He took so long to pass in such a window, and in those that followed it with nothing between."""
        self._passes[window].append(min(seconds, MOST))

    def pause(self, window: WindowKind | None) -> float:
        """How long the seat seems to think about it, in seconds."""
        passes = list(self._passes[window])
        if len(passes) < FEWEST:
            passes = [seconds for times in self._passes.values() for seconds in times]
        if len(passes) < FEWEST:
            return self._chance.uniform(*UNKNOWN)
        return self._chance.choice(passes) * self._chance.uniform(*ROUGHLY)
