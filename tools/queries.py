"""Writes tests/catalogue/queries.json: queries to which library and page both keep, and what they find.

A new query is a new line with nothing but its words; the rest is written beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from wizardhaven.catalogue.search.complaints import BadQuery
from wizardhaven.catalogue.search.entry import entries
from wizardhaven.catalogue.search.search import search
from wizardhaven.decks.card_page import held_cards
from wizardhaven.text.language import Language

QUERIES: Final = Path(__file__).parent.parent / "tests" / "catalogue" / "queries.json"
MOST_CODES: Final = 25


class Complaint(msgspec.Struct):
    """Where something is not understood, and what is said about it."""

    place: int
    length: int
    en: str
    de: str
    fr: str


class Asked(msgspec.Struct, omit_defaults=True):
    """A query with what it finds: how many cards, some of them, and what is not understood.

    The cards stand in the order of their sets: that of the hits changes with each card that becomes playable.
    """

    line: str
    language: Language = Language.EN
    found: int = 0
    codes: str = ""
    complaints: list[Complaint] = []


def answered(asked: Asked) -> Asked:
    """The same query, and what it finds now."""
    found = search(asked.line, asked.language, held_cards())
    held = {entry.code for entry in found.cards}
    codes = " ".join([entry.code for entry in entries() if entry.code in held][:MOST_CODES])
    told = [_complaint(one) for one in found.complaints]
    return Asked(asked.line, asked.language, len(found.cards), codes, told)


def _complaint(one: BadQuery) -> Complaint:
    return Complaint(one.place, one.length, *[one.sentence(language) for language in Language])


def asked_for() -> list[Asked]:
    """Every query of the file."""
    return msgspec.json.decode(QUERIES.read_bytes(), type=list[Asked])


def hits(asked: Asked) -> list[str]:
    """What a query finds now, in its order."""
    return [entry.code for entry in search(asked.line, asked.language, held_cards()).cards]


def page() -> str:
    """The whole file: a query on each line."""
    lines = [msgspec.json.encode(answered(one)).decode() for one in asked_for()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    QUERIES.write_text(page(), encoding="utf-8")
