"""Entries of the rulebook for whoever asks why not."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.errors import UnknownName
from wizardhaven.rulebook.entries import entry, rulebook
from wizardhaven.server.lobby import NotOpened, answer

MOST_FOUND: Final = 30
LONGEST_SEARCH: Final = 60


async def show_rule(request: Request) -> Response:
    """One entry, as far as it is for players."""
    try:
        found = entry(request.path_params["id"][:LONGEST_SEARCH])
    except UnknownName as error:
        return answer(NotOpened(str(error)), 404)
    return answer(
        {
            "id": found.id,
            "title": found.title,
            "chapter": found.chapter,
            "text": found.rule,
            "example": found.example,
            "see_also": found.see_also,
            "language": "en",
        }
    )


async def find_rules(request: Request) -> Response:
    """The entries with these words in their title or text; those with them in the title first."""
    words = request.query_params.get("search", "")[:LONGEST_SEARCH].casefold().split()
    titled: list[dict[str, str]] = []
    told: list[dict[str, str]] = []
    for one in rulebook().values() if words else ():
        title = f"{one.id} {one.title}".casefold()
        found = {"id": one.id, "title": one.title}
        if all([word in title for word in words]):
            titled.append(found)
        elif all([word in f"{title} {one.rule.casefold()}" for word in words]):
            told.append(found)
    return answer([*titled, *told][:MOST_FOUND])
