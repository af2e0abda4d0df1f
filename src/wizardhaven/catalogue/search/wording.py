"""What every card says in a language, folded, as far as it can be played."""

from collections.abc import Mapping
from functools import cache

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.search.entry import plain
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text


@cache
def wording(language: Language) -> Mapping[str, str]:
    """Our own sentences about each card, under its code."""
    return {code: plain(" ".join(card_text(card, language))) for code, card in cards().items()}
