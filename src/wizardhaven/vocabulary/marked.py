"""What a card's marks say of it, for whoever reads cards and not games."""

from __future__ import annotations

from wizardhaven.vocabulary.cards import Card, Character, Faction, FormOf, Region
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import SpecificTo
from wizardhaven.vocabulary.terms import Duplication, Keyword


def is_marked(card: Card, mark: Mark | Sort) -> bool:
    """Whether that is said of the card."""
    return not isinstance(card, Region) and any([said is mark for said in card.marks])


def is_unique(card: Card) -> bool:
    """Whether there can be only one of it in play; of characters and factions most are. [GLO-120]"""
    if isinstance(card, (Character, Faction)):
        return not is_marked(card, Mark.COMMON)
    return is_marked(card, Mark.UNIQUE)


def keywords_of(card: Card) -> tuple[Keyword, ...]:
    """The keywords on the card. [GLO-057]"""
    if isinstance(card, Region):
        return ()
    return tuple([said for said in card.marks if isinstance(said, Keyword)])


def has_keyword(card: Card, keyword: Keyword) -> bool:
    """Whether the card carries the keyword. [GLO-057]"""
    return not isinstance(card, Region) and any([said is keyword for said in card.marks])


def avatar_meant(card: Card) -> str | None:
    """The avatar to whom alone the card belongs. [DECK-05]"""
    for said in () if isinstance(card, Region) else card.marks:
        if isinstance(said, SpecificTo):
            return said.avatar
    return None


def form_of(card: Card) -> str | None:
    """Of whom the card is another form. [MAN-03]"""
    for said in () if isinstance(card, Region) else card.marks:
        if isinstance(said, FormOf):
            return said.name
    return None


def duplication_of(card: Card) -> Duplication | None:
    """Of what there may be only one copy of the card. [EVT-07]"""
    for said in () if isinstance(card, Region) else card.marks:
        if isinstance(said, Duplication):
            return said
    return None
