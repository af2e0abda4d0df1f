"""The index of all cards: everything that the page needs to search them by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeVar

from msgspec import Struct

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Names, Printing, Version
from wizardhaven.catalogue.search.entry import Entry, entries, plain
from wizardhaven.catalogue.search.filters import HOLDS, LANDS, NUMBERS, PLACES, WORDS, having
from wizardhaven.decks.card_page import held_cards
from wizardhaven.decks.shelf import deck
from wizardhaven.protocol.faces.emblems import emblem
from wizardhaven.protocol.faces.faces import FaceKind, face_kind
from wizardhaven.protocol.faces.speech import race_name, skill_name
from wizardhaven.server.catalogue.in_deck import InDeck, in_deck
from wizardhaven.server.catalogue.kinds import printed_kind
from wizardhaven.server.catalogue.not_yet import EMBLEMS
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Race, Skill

Term = TypeVar("Term", Race, Skill)

BY_PRINTINGS: Final = ("set", "rarity", "code")
"""The filters whose values the page makes of the printings."""


class IndexedCard(Struct, frozen=True, omit_defaults=True):
    """A card as the page finds and lists it."""

    code: str
    names: Names
    """Where a language has none, it is the English one."""
    kind: FaceKind
    side: Version
    printings: tuple[tuple[str, str], ...]
    """Each with its code and how rare it is, the first one first."""
    has: dict[str, tuple[int, ...]]
    """For each filter the places of its values among all values of that filter."""
    numbers: dict[str, int]
    also: tuple[str, ...] = ()
    """Other names, which only its later printings have."""
    unique: bool = False
    playable: bool = False
    emblem: str = ""
    each: bool = False
    """Whether every character faces one strike."""
    path: str = ""
    draws: tuple[int, int] | None = None
    uncertain: tuple[str, ...] = ()
    in_deck: InDeck | None = None
    """None of a region."""


class IndexedDeck(Struct, frozen=True):
    """A deck that comes with the game."""

    name: str
    title: str
    cards: tuple[int, ...]
    """The places of its cards in the index."""


class CardIndex(Struct, frozen=True):
    """All cards, set after set, and what the filters are called and can be."""

    words: dict[str, tuple[str, ...]]
    """The filters with named values, each with all of them, folded."""
    numbers: tuple[str, ...]
    """The filters with numbers."""
    places: tuple[str, ...]
    """Those of the named ones whose values may be said in any language, since they are sites and regions."""
    lands: dict[str, str]
    """The letters of regions and what they stand for."""
    holds: dict[str, str]
    """The letters of sites and what they stand for."""
    labels: dict[str, dict[str, tuple[str, str, str]]]
    """What values of some filters are called in English, German and French."""
    cards: tuple[IndexedCard, ...]
    decks: tuple[IndexedDeck, ...]


@cache
def index() -> CardIndex:
    """The index of all cards there are."""
    return CardIndex(
        words={name: tuple(having(name)) for name in _words()} | dict.fromkeys(BY_PRINTINGS, ()),
        numbers=tuple(NUMBERS),
        places=PLACES,
        lands=dict(LANDS),
        holds=dict(HOLDS),
        labels={
            "race": {plain(race.value): _spoken(race, race_name) for race in Race},
            "skill": {plain(skill.value): _spoken(skill, skill_name) for skill in Skill},
        },
        cards=tuple([_indexed(entry) for entry in entries()]),
        decks=tuple([_deck(name, held) for name, held in held_cards().items()]),
    )


def _spoken(term: Term, called: Callable[[Term, Language], str]) -> tuple[str, str, str]:
    return called(term, Language.EN), called(term, Language.DE), called(term, Language.FR)


def _words() -> list[str]:
    return [name for name in WORDS if name not in BY_PRINTINGS]


@cache
def _place(name: str) -> Mapping[str, int]:
    return {value: place for place, value in enumerate(having(name))}


def _indexed(entry: Entry) -> IndexedCard:
    facts, card = entry.facts, entry.card
    numbers = {name: number(entry) for name, number in NUMBERS.items()}
    own = {plain(name) for name in card.names.every()}
    return IndexedCard(
        code=entry.code,
        names=_names(card.names),
        kind=_kind(card),
        side=card.version,
        printings=tuple([(printing.code, printing.rarity) for printing in entry.printings]),
        has={name: places for name in _words() if (places := _places(entry, name))},
        numbers={name: number for name, number in numbers.items() if number is not None},
        also=tuple([name for name in entry.names if name not in own]),
        unique=card.unique,
        playable=entry.is_playable,
        emblem=_emblem(card),
        each=facts.each,
        path=facts.path or "",
        draws=facts.draws,
        uncertain=facts.uncertain,
        in_deck=in_deck(card),
    )


def _names(names: Names) -> Names:
    others = [None if name == names.en else name for name in (names.de, names.fr, names.es)]
    return Names(names.en, *others)


def _places(entry: Entry, name: str) -> tuple[int, ...]:
    values = dict.fromkeys([plain(value) for value in WORDS[name](entry)])
    return tuple([_place(name)[value] for value in values if value])


def _deck(name: str, held: frozenset[str]) -> IndexedDeck:
    places = [place for place, entry in enumerate(entries()) if entry.code in held]
    return IndexedDeck(name, deck(name).title, tuple(places))


def _kind(printing: Printing) -> FaceKind:
    card = catalogue.cards().get(printing.code)
    return printed_kind(printing) if card is None else face_kind(card)


def _emblem(printing: Printing) -> str:
    card = catalogue.cards().get(printing.code)
    return EMBLEMS[printed_kind(printing)] if card is None else emblem(card)
