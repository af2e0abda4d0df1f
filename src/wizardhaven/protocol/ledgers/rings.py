"""The special rings that the test of a gold ring allows, in words. [ITM-15]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.french import counting as french_counting
from wizardhaven.text.french import rings as french
from wizardhaven.text.german import counting as german_counting
from wizardhaven.text.german import rings as german
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Keyword


def ring_kinds(kinds: Sequence[str], language: Language) -> str:
    """One of these kinds of rings."""
    match language:
        case Language.EN:
            return listed([with_article(kind) for kind in kinds], "or")
        case Language.DE:
            return german_counting.any_of([german.special_ring(Keyword(kind)) for kind in kinds])
        case Language.FR:
            return french_counting.any_of([french.special_ring(Keyword(kind)) for kind in kinds])
        case _:
            assert_never(language)
