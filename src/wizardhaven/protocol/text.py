"""Finds the names of cards in a sentence that is ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from wizardhaven.catalogue.catalogue import name
from wizardhaven.protocol.shapes import Name, Text
from wizardhaven.text.language import Language

ARTICLE: Final = re.compile(r"(?:Le|La|Les) |L['’]")
"""What a French name may begin with, and lose behind "de" and "à"."""
REMEMBERED: Final = 4096
"""So many sentences are looked through only once."""


class _Sought(NamedTuple):
    """A card that a sentence may name."""

    code: str
    name: str
    pattern: re.Pattern[str]


_Place: TypeAlias = tuple[str, re.Match[str]]
"""A card's code, and where its name stands."""


def linked(text: str, codes: Iterable[str], language: Language) -> Text:
    """The sentence with every stretch marked that names one of these cards.

    Only whole words count, a longer name goes before a shorter one within it, and of cards that share a
    name the first given is meant. Apostrophes, spaces and a capital at the beginning may be of either sort.
    """
    return _linked(text, tuple(codes), language)


@lru_cache(maxsize=REMEMBERED)
def _linked(text: str, codes: tuple[str, ...], language: Language) -> Text:
    """Most sentences are told again with the next question."""
    sought: dict[str, _Sought] = {}
    for code in codes:
        one = _sought(code, language)
        sought.setdefault(one.name, one)
    longest = sorted(sought.values(), key=_length, reverse=True)
    places = [(one.code, one.pattern.search(text)) for one in longest]
    ahead = [(code, place) for code, place in places if place is not None]
    found: list[Name] = []
    while ahead:
        code, first = min(ahead, key=_start)
        found.append(Name(first.start(), first.end(), code))
        ahead = _behind(first.end(), text, ahead)
    return Text(text, tuple(found))


def _start(place: _Place) -> int:
    return place[1].start()


def _behind(end: int, text: str, places: list[_Place]) -> list[_Place]:
    """The next place of each name behind what has been marked already."""
    found: list[_Place] = []
    for code, place in places:
        later = place if place.start() >= end else place.re.search(text, end)
        if later is not None:
            found.append((code, later))
    return found


@cache
def spoken(code: str, language: Language) -> str:
    """What a card is called in a language."""
    return name(code, language)


@cache
def _sought(code: str, language: Language) -> _Sought:
    """A card's name, and what finds it where it stands by itself."""
    called = spoken(code, language)
    return _Sought(code, called, re.compile(rf"(?<!\w)(?:{_flexible(called, language)})(?!\w)"))


def _length(one: _Sought) -> int:
    return len(one.name)


def _flexible(name: str, language: Language) -> str:
    if language is Language.DE and name.startswith("Der "):
        return f"(?:[Dd](?:er|en|em|es) )?{_either(name[4:])}s?(?!-)"
    article = ARTICLE.match(name) if language is Language.FR else None
    if article is None:
        return _either(name)
    return f"(?:{_either(article.group())})?{_either(name[article.end() :])}"


def _either(words: str) -> str:
    first = f"[{re.escape(words[0].upper())}{re.escape(words[0].lower())}]"
    rest = re.escape(words[1:]).replace("’", "'").replace("'", "['’]")
    return first + rest.replace("\\ ", "[ \N{NO-BREAK SPACE}]")
