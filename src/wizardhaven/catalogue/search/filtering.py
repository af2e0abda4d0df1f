"""One filter of a query read: its name, its sign and its values; what is not understood is complained of."""

import re
from collections.abc import Collection
from typing import Final

from wizardhaven.catalogue.folding import nearest
from wizardhaven.catalogue.search.complaints import BadQuery, Trouble
from wizardhaven.catalogue.search.entry import plain
from wizardhaven.catalogue.search.filters import HOLDS, NUMBERS, WORDS, values
from wizardhaven.catalogue.search.query import Comparison, Every, Has, Number, Query, Says
from wizardhaven.catalogue.search.tokens import QUOTED, QUOTES, Piece

SPAN: Final = re.compile(r"(?P<from>-?[0-9]{1,4})(?:\.\.(?P<to>-?[0-9]{1,4}))?")
BETWEEN_COMMAS: Final = re.compile(rf"(?:{QUOTED}|[^,])+")
TEXT: Final = "text"
DECK: Final = "deck"
FILTERS: Final = (*WORDS, TEXT, DECK, *NUMBERS)


def filtered(piece: Piece, decks: Collection[str], complaints: list[BadQuery]) -> Query | None:
    """What a filter says to somebody who has such decks; None if nothing of it is understood."""
    name = piece.filter.lower()
    if name not in FILTERS:
        near = tuple([f"{word}:" for word in nearest(name, FILTERS)])
        said = f"{piece.filter}:"
        complaints.append(BadQuery(Trouble.NO_FILTER, piece.place, len(said), said, nearest=near))
        return None
    if not piece.text.strip(QUOTES + ","):
        said = piece.filter + piece.sign
        complaints.append(BadQuery(Trouble.SAYS_NOTHING, piece.place, piece.length, said))
        return None
    if name in NUMBERS:
        return _number(name, piece, complaints)
    if piece.sign not in ":=":
        complaints.append(BadQuery(Trouble.NOT_COMPARED, piece.place, piece.length, piece.filter, name))
        return None
    if name == TEXT:
        texts = [plain(match[0]) for match in BETWEEN_COMMAS.finditer(piece.text)]
        return Says(frozenset([text for text in texts if text]))
    return _named(name, piece, decks, complaints)


def _number(name: str, piece: Piece, complaints: list[BadQuery]) -> Query | None:
    place = piece.place + len(piece.filter) + len(piece.sign)
    span = SPAN.fullmatch(piece.text)
    if span is None or (span["to"] is not None and piece.sign not in ":="):
        complaints.append(BadQuery(Trouble.NO_NUMBER, place, len(piece.text), piece.text, name, name))
        return None
    if span["to"] is None:
        sign = "=" if piece.sign == ":" else piece.sign
        return Number(name, Comparison(sign), int(span["from"]))
    least = Number(name, Comparison.AT_LEAST, int(span["from"]))
    return Every((least, Number(name, Comparison.AT_MOST, int(span["to"]))))


def _named(name: str, piece: Piece, decks: Collection[str], complaints: list[BadQuery]) -> Query | None:
    known = {deck: deck for deck in decks} if name == DECK else values(name)
    place = piece.place + len(piece.filter) + len(piece.sign)
    found: set[str] = set()
    for match in BETWEEN_COMMAS.finditer(piece.text):
        value = match[0].strip(QUOTES)
        means = known.get(_letter(name, value))
        if means is not None:
            found.add(means)
        elif value:
            near = tuple(nearest(plain(value), known))
            at = place + match.start()
            complaints.append(BadQuery(Trouble.NO_VALUE, at, len(match[0]), value, name, nearest=near))
    return Has(name, frozenset(found)) if found else None


def _letter(name: str, value: str) -> str:
    """A single capital is the sign of a site, a small letter that of a region."""
    if name in ("keyed", "at") and value in HOLDS:
        return plain(HOLDS[value])
    return plain(value)
