"""A deck as the page and the server send it to each other: rows of cards, each in a section."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Final

from msgspec import Meta, Struct

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.reading import MOST_CARDS
from wizardhaven.decks.section import Section, cards_in
from wizardhaven.errors import UnknownName
from wizardhaven.server.words import Declined, No
from wizardhaven.vocabulary.terms import PlayerKind

LONGEST_TITLE: Final = 200
LONGEST_CODE: Final = 10
MOST_ROWS: Final = 1000
MOST_COPIES: Final = 99


class SheetRow(Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies of a card, by its code, in a section."""

    section: Section
    card: Annotated[str, Meta(max_length=LONGEST_CODE)]
    count: Annotated[int, Meta(ge=1, le=MOST_COPIES)]


class DeckSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, row by row."""

    title: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    player: PlayerKind
    avatar: str | None
    rows: Annotated[tuple[SheetRow, ...], Meta(max_length=MOST_ROWS)]


def deck_of(sheet: DeckSheet) -> Deck:
    """The deck that is meant; refused if a code is none, or if it is far too large."""
    if sum([row.count for row in sheet.rows]) > MOST_CARDS:
        raise Declined(No.TOO_LARGE_A_DECK)
    held: dict[Section, list[str]] = {section: [] for section in Section}
    for row in sheet.rows:
        held[row.section] += [known(row.card)] * row.count
    avatar = None if sheet.avatar is None else known(sheet.avatar)
    title = "".join([letter for letter in sheet.title if letter.isprintable()]).strip() or "?"
    return Deck(title, sheet.player, avatar, *[tuple(held[section]) for section in Section])


def known(code: str) -> str:
    """The card with that code; that of its first printing."""
    card = by_code().get(code)
    if card is None:
        raise UnknownName(f"No card has the code {code[:LONGEST_CODE]}.")
    return card.card


def sheet_of(deck: Deck) -> DeckSheet:
    """A deck, as the page takes it."""
    rows = [
        SheetRow(section, code, len(list(copies)))
        for section in Section
        for code, copies in groupby(cards_in(deck, section))
    ]
    return DeckSheet(deck.title, deck.player, deck.avatar, tuple(rows))
