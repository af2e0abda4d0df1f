"""A remedy: a few changes of a deck that mend a fault together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from wizardhaven.decks.deck import Deck
from wizardhaven.decks.section import Section, cards_in, with_cards


@dataclass(frozen=True)
class Add:
    """So many copies of a card come into a section."""

    count: int
    card: str
    section: Section


@dataclass(frozen=True)
class Remove:
    """So many copies of a card leave a section, the last ones first."""

    count: int
    card: str
    section: Section


@dataclass(frozen=True)
class Move:
    """So many copies of a card go from one section to another."""

    count: int
    card: str
    section: Section
    to: Section


@dataclass(frozen=True)
class Replace:
    """So many copies of a card give way to another card, in the same places."""

    count: int
    card: str
    section: Section
    by: str


@dataclass(frozen=True)
class Declare:
    """The player declares an avatar."""

    avatar: str


Edit: TypeAlias = Add | Remove | Move | Replace | Declare


@dataclass(frozen=True)
class Remedy:
    """What is to be done, in this order."""

    edits: tuple[Edit, ...]


def applied(deck: Deck, remedy: Remedy) -> Deck:
    """The deck after a remedy; what it speaks of and is not there changes nothing."""
    for edit in remedy.edits:
        deck = _edited(deck, edit)
    return deck


def _edited(deck: Deck, edit: Edit) -> Deck:
    match edit:
        case Add(count, card, section):
            return with_cards(deck, section, cards_in(deck, section) + (card,) * count)
        case Remove(count, card, section):
            return with_cards(deck, section, _without(cards_in(deck, section), card, count))
        case Move(count, card, section, to):
            moved = min(count, cards_in(deck, section).count(card))
            less = with_cards(deck, section, _without(cards_in(deck, section), card, count))
            return with_cards(less, to, cards_in(less, to) + (card,) * moved)
        case Replace(count, card, section, by):
            return with_cards(deck, section, _with_others(cards_in(deck, section), card, count, by))
        case Declare(avatar):
            return replace(deck, avatar=avatar)


def _without(cards: Sequence[str], card: str, count: int) -> tuple[str, ...]:
    places = [place for place, code in enumerate(cards) if code == card][-count:]
    return tuple([code for place, code in enumerate(cards) if place not in places])


def _with_others(cards: Sequence[str], card: str, count: int, by: str) -> tuple[str, ...]:
    places = [place for place, code in enumerate(cards) if code == card][-count:]
    return tuple([by if place in places else code for place, code in enumerate(cards)])
