"""What the test of a gold ring can bring, in German. [ITM-15]"""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.grammar import Case, Gender, a, the
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.terms import SOURCES
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.terms import Keyword, Pile

LOWEST: Final = 2
HIGHEST: Final = 12
"""Two dice; a modified roll can lie beyond either end, and counts like the end."""


def ring_tests(results: Sequence[RingTestResult]) -> str:
    """All that a test of the ring can bring, in one sentence."""
    rings = [f"{special_ring(Keyword(each.ring))} ({rolls(each.results)})" for each in results]
    test = "wird dieser Ring geprüft, wird er abgeworfen, und je nach Ergebnis darf sofort gespielt werden"
    return f"{test}: {', '.join(rings)}{_looked_for(results)}"


def _looked_for(results: Sequence[RingTestResult]) -> str:
    """Where else than in the hand a ring may be found."""
    found = [each for each in results if each.sources]
    if not found:
        return ""
    rings = any_of([special_ring(Keyword(each.ring)) for each in found])
    piles = all_of([f"in {_your(source)}" for source in found[0].sources])
    return f". Dafür darf auch {piles} {rings} gesucht werden (danach wird das Spieldeck gemischt)"


def _your(source: Pile) -> str:
    """The player's pile, in the dative."""
    word = SOURCES[source]
    return f"{'deiner' if word.gender is Gender.FEMININE else 'deinem'} {word.after_ein.dative}"


def from_a_test(ring: Keyword) -> str:
    """A special ring is played only if the test of a gold ring allows it."""
    return f"nur spielbar, wenn die Prüfung eines Goldenen Rings {_allowed(ring)} ergibt"


def rolls(results: Sequence[int]) -> str:
    """Which results will do: "höchstens 7", "mindestens 10", "jedes Ergebnis", "5 bis 8"."""
    low, high = min(results), max(results)
    if len(results) != high - low + 1:
        return any_of([str(result) for result in sorted(results)])
    if low <= LOWEST and high >= HIGHEST:
        return "jedes Ergebnis"
    if high >= HIGHEST:
        return f"mindestens {low}"
    if low <= LOWEST:
        return f"höchstens {high}"
    return f"{low} bis {high}" if high > low else str(low)


def special_ring(ring: Keyword) -> str:
    article = the if ring is Keyword.THE_ONE_RING else a
    return article(KEYWORDS[ring], Case.NOMINATIVE)


def _allowed(ring: Keyword) -> str:
    article = the if ring is Keyword.THE_ONE_RING else a
    return article(KEYWORDS[ring], Case.ACCUSATIVE)
