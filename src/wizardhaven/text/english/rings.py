"""What the test of a gold ring can bring, in English. [ITM-15]"""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.abilities import RingTestResult

LOWEST: Final = 2
HIGHEST: Final = 12
"""Two dice; a modified roll can lie beyond either end, and counts like the end."""


def ring_tests(results: Sequence[RingTestResult], scene: Scene) -> str:
    """All that a test of the ring can bring, in one sentence."""
    rings = [f"{with_article(each.ring)} ({rolls(each.results)})" for each in results]
    test = f"When {scene.card} is tested, discard it; by the result one of these may be played"
    return f"{test}: {', '.join(rings)}.{_looked_for(results)}"


def _looked_for(results: Sequence[RingTestResult]) -> str:
    """Where else than in the hand a ring may be found."""
    found = [each for each in results if each.sources]
    if not found:
        return ""
    rings = listed([with_article(each.ring) for each in found], "or")
    piles = listed([source.value for source in found[0].sources], "and")
    return f" You may also look for {rings} in your {piles}; shuffle a play deck in which you found it."


def rolls(results: Sequence[int]) -> str:
    """Which results will do: "7 or less", "10 or more", "any result", "5 to 8"."""
    low, high = min(results), max(results)
    if len(results) != high - low + 1:
        return listed([str(result) for result in sorted(results)], "or")
    if low <= LOWEST and high >= HIGHEST:
        return "any result"
    if high >= HIGHEST:
        return f"{low} or more"
    if low <= LOWEST:
        return f"{high} or less"
    return f"{low} to {high}" if high > low else str(low)
