"""Finds the names of cards in a sentence that is ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from wizardhaven.catalogue.catalogue import name
from wizardhaven.protocol.shapes import Name, Text
from wizardhaven.text.language import Language

ARTICLE: Final = re.compile(r"(?:Le|La|Les) |L['’]")
"""What a French name may begin with, and lose behind "de" and "à"."""


def linked(text: str, codes: Iterable[str], language: Language) -> Text:
    """The sentence with every stretch marked that names one of these cards.

    Only whole words count, a longer name goes before a shorter one within it, and of cards that share a
    name the first given is meant. Apostrophes, spaces and a capital at the beginning may be of either sort.
    """
    wanted = tuple(codes)
    if not wanted:
        return Text(text)
    pattern, order = _pattern(wanted, language)
    found = [
        Name(match.start(), match.end(), order[match.lastindex - 1])
        for match in pattern.finditer(text)
        if match.lastindex is not None
    ]
    return Text(text, tuple(found))


@cache
def spoken(code: str, language: Language) -> str:
    """What a card is called in a language."""
    return name(code, language)


@lru_cache(maxsize=4096)
def _pattern(codes: tuple[str, ...], language: Language) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """Finds any of the names, each in a group of its own, and the codes in the order of the groups."""
    called: dict[str, str] = {}
    for code in codes:
        called.setdefault(spoken(code, language), code)
    longest = sorted(called, key=len, reverse=True)
    groups = "|".join([f"({_flexible(each, language)})" for each in longest])
    return re.compile(rf"(?<!\w)(?:{groups})(?!\w)"), tuple([called[each] for each in longest])


def _flexible(name: str, language: Language) -> str:
    article = ARTICLE.match(name) if language is Language.FR else None
    if article is None:
        return _either(name)
    return f"(?:{_either(article.group())})?{_either(name[article.end() :])}"


def _either(words: str) -> str:
    first = f"[{re.escape(words[0].upper())}{re.escape(words[0].lower())}]"
    rest = re.escape(words[1:]).replace("’", "'").replace("'", "['’]")
    return first + rest.replace("\\ ", "[ \N{NO-BREAK SPACE}]")
