"""A query read: words and filters, `or`, `-` and brackets; what is not understood is left out."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from wizardhaven.catalogue.search.complaints import BadQuery, Trouble
from wizardhaven.catalogue.search.entry import plain
from wizardhaven.catalogue.search.filtering import filtered
from wizardhaven.catalogue.search.query import Every, No, Phrase, Query, Some, Word
from wizardhaven.catalogue.search.tokens import LONGEST, Piece, pieces

DEEPEST: Final = 20
PAST_ALL: Final = LONGEST + 1
"""So many pieces no query has: nothing more of it is read."""


@dataclass(frozen=True)
class Read:
    """What a line says, and what of it was not understood."""

    query: Query
    complaints: tuple[BadQuery, ...]


def parsed(text: str, decks: Collection[str] = ()) -> Read:
    """What a line says to somebody who has decks of these names, folded."""
    reading = _Reading(decks)
    reading.pieces = pieces(text, reading.complaints)
    query = reading.whole()
    return Read(query, tuple(sorted(reading.complaints, key=lambda complaint: complaint.place)))


@dataclass
class _Reading:
    """The pieces of a query, how far they have been read, and what was wrong with them."""

    decks: Collection[str]
    pieces: list[Piece] = field(default_factory=list)
    read: int = 0
    complaints: list[BadQuery] = field(default_factory=list)

    @property
    def next(self) -> Piece | None:
        return self.pieces[self.read] if self.read < len(self.pieces) else None

    def whole(self) -> Query:
        """All of it; a bracket that closes nothing is passed over."""
        parts = [self._either(0)]
        while self.next is not None:
            self._complain(Trouble.LONELY_BRACKET, self.next.place, 1)
            self.read += 1
            parts.append(self._either(0))
        return _every([part for part in parts if part is not None])

    def _complain(self, trouble: Trouble, place: int, length: int, *said: object) -> None:
        self.complaints.append(BadQuery(trouble, place, length, *said))

    def _either(self, depth: int) -> Query | None:
        parts = [self._both(depth)]
        while self.next is not None and self.next.sort == "or":
            between, before = self.next, self.read
            self.read += 1
            parts.append(self._both(depth))
            if self.read == before + 1 or self._begins(before):
                self._complain(Trouble.LONELY_OR, between.place, 2)
        found = [part for part in parts if part is not None]
        if not found:
            return None
        return found[0] if len(found) == 1 else Some(tuple(found))

    def _begins(self, read: int) -> bool:
        """Whether nothing stands before a piece that could be one of two."""
        return read == 0 or self.pieces[read - 1].sort in ("open", "or")

    def _both(self, depth: int) -> Query | None:
        parts: list[Query | None] = []
        while self.next is not None and self.next.sort not in ("or", "close"):
            parts.append(self._one(depth))
        found = [part for part in parts if part is not None]
        return _every(found) if found else None

    def _one(self, depth: int) -> Query | None:
        piece = self.next
        assert piece is not None
        self.read += 1
        if depth >= DEEPEST:
            self._complain(Trouble.TOO_DEEP, piece.place, 1, DEEPEST)
            self.read = PAST_ALL
            return None
        match piece.sort:
            case "no":
                return self._denied(piece, depth)
            case "open":
                return self._bracket(piece, depth)
            case "filter":
                return filtered(piece, self.decks, self.complaints)
            case "phrase":
                return Phrase(plain(piece.text)) if plain(piece.text) else None
            case _:
                words: list[Query] = [Word(part) for part in plain(piece.text).split()]
                return _every(words) if words else None

    def _denied(self, sign: Piece, depth: int) -> Query | None:
        if self.next is None or self.next.sort in ("or", "close"):
            self._complain(Trouble.NOTHING_DENIED, sign.place, len(sign.text), sign.text)
            return None
        what = self._one(depth + 1)
        return None if what is None else No(what)

    def _bracket(self, opened: Piece, depth: int) -> Query | None:
        query = self._either(depth + 1)
        if self.next is not None:
            self.read += 1
        elif self.read < PAST_ALL:
            self._complain(Trouble.OPEN_BRACKET, opened.place, 1)
        return query


def _every(parts: list[Query]) -> Query:
    return parts[0] if len(parts) == 1 else Every(tuple(parts))
