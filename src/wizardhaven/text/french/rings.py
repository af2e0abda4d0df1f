"""What the test of a gold ring can bring, in French. [ITM-15]"""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import a, the
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.terms import SOURCES
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.terms import Keyword

LOWEST: Final = 2
HIGHEST: Final = 12
"""Two dice; a modified roll can lie beyond either end, and counts like the end."""


def ring_tests(results: Sequence[RingTestResult]) -> str:
    """All that a test of the ring can bring, in one sentence."""
    rings = [f"{special_ring(Keyword(each.ring))} ({rolls(each.results)})" for each in results]
    test = "si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt"
    return f"{test} : {', '.join(rings)}{_looked_for(results)}"


def _looked_for(results: Sequence[RingTestResult]) -> str:
    """Where else than in the hand a ring may be found."""
    found = [each for each in results if each.sources]
    if not found:
        return ""
    rings = any_of([special_ring(Keyword(each.ring)) for each in found])
    piles = all_of([f"dans votre {SOURCES[source].singular}" for source in found[0].sources])
    return f". Vous pouvez aussi chercher {rings} {piles} ; mélangez le deck de jeu où vous l'avez trouvé"


def from_a_test(ring: Keyword) -> str:
    """A special ring is played only if the test of a gold ring allows it."""
    return f"jouable seulement si la vérification d'un anneau d'or indique {special_ring(ring)}"


def rolls(results: Sequence[int]) -> str:
    """Which results will do: "7 ou moins", "10 ou plus", "tout résultat", "de 5 à 8"."""
    low, high = min(results), max(results)
    if len(results) != high - low + 1:
        return any_of([str(result) for result in sorted(results)])
    if low <= LOWEST and high >= HIGHEST:
        return "tout résultat"
    if high >= HIGHEST:
        return f"{low} ou plus"
    if low <= LOWEST:
        return f"{high} ou moins"
    return f"de {low} à {high}" if high > low else str(low)


def special_ring(ring: Keyword) -> str:
    article = the if ring is Keyword.THE_ONE_RING else a
    return article(KEYWORDS[ring])
