"""Finds the names of cards in a sentence that is ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from wizardhaven.catalogue.catalogue import name
from wizardhaven.protocol.shapes import Name, Text
from wizardhaven.text.language import Language


def linked(text: str, codes: Iterable[str], language: Language) -> Text:
    """The sentence with every stretch marked that names one of these cards.

    Only whole words count, a longer name goes before a shorter one within it, and of cards that share a
    name the first given is meant.
    """
    called: dict[str, str] = {}
    for code in codes:
        called.setdefault(spoken(code, language), code)
    if not called:
        return Text(text)
    longest = sorted(called, key=len, reverse=True)
    pattern = "|".join([re.escape(name) for name in longest])
    found = re.finditer(rf"(?<!\w)(?:{pattern})(?!\w)", text)
    return Text(text, tuple([Name(match.start(), match.end(), called[match.group()]) for match in found]))


@cache
def spoken(code: str, language: Language) -> str:
    """What a card is called in a language."""
    return name(code, language)
