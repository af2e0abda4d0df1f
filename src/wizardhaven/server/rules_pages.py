"""Entries of the rulebook for whoever asks why not, in his language where they are written in it."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.errors import UnknownName
from wizardhaven.rulebook.entries import entry, rulebook
from wizardhaven.server.answering import NotOpened, answer, language_of
from wizardhaven.text.language import Language

MOST_FOUND: Final = 30
LONGEST_SEARCH: Final = 60
MOST_WORDS: Final = 8


class FoundRule(Struct, frozen=True):
    """One entry among those that were searched for."""

    id: str
    title: str
    language: Language


class RuleEntry(Struct, frozen=True):
    """One entry, as far as it is for players, and the language it is in."""

    id: str
    title: str
    chapter: str
    text: str
    example: str
    differs: str
    see_also: tuple[str, ...]
    language: Language


async def show_rule(request: Request) -> Response:
    """One entry; in English where there is no other."""
    try:
        found = entry(request.path_params["id"][:LONGEST_SEARCH], language_of(request.scope))
    except UnknownName as error:
        return answer(NotOpened(str(error)), 404)
    return answer(
        RuleEntry(
            id=found.id,
            title=found.title,
            chapter=found.chapter,
            text=found.rule,
            example=found.example,
            differs=found.differs,
            see_also=found.see_also,
            language=found.language,
        )
    )


async def find_rules(request: Request) -> Response:
    """The entries with these words in their title or text; those with them in the title first.

    Every entry is also found by its English words: most of the rulebook has no others.
    """
    words = request.query_params.get("search", "")[:LONGEST_SEARCH].casefold().split()[:MOST_WORDS]
    titled: list[FoundRule] = []
    told: list[FoundRule] = []
    for found, title, text in _searched(language_of(request.scope)) if words else ():
        if all([word in title for word in words]):
            titled.append(found)
        elif all([word in text for word in words]):
            told.append(found)
    return answer([*titled, *told][:MOST_FOUND])


@cache
def _searched(language: Language) -> tuple[tuple[FoundRule, str, str], ...]:
    """Every entry with its title and all its words, as they are searched."""
    originals = rulebook()
    searched: list[tuple[FoundRule, str, str]] = []
    for one in rulebook(language).values():
        original = originals[one.id]
        title = f"{one.id} {one.title} {original.title}".casefold()
        text = f"{title} {one.rule} {original.rule}".casefold()
        searched.append((FoundRule(one.id, one.title, one.language), title, text))
    return tuple(searched)
