"""Conditions about somebody the text has named ask only for what their doors know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.conditions import Happened, Is, Past
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, AnyOf, AtLeast, AtMost, Having, Named, Not, Within
from wizardhaven.vocabulary.terms import PlayerKind, Race, SiteType, Stat, Turned

OF_PLAYERS: Final = (
    *PlayerKind,
    Mark.REVEALED,
    Stat.STAGE_POINTS,
    Tally.STAGE_CARDS,
    Tally.WIZARDHAVENS,
    Tally.PLAY_DECK,
    Named,
    Having,
)
OF_COMPANIES: Final = (Mark.OVERT, Mark.STARTING, Tally.SIZE, Tally.CHARACTERS, Tally.HEADS, Having)
OF_CARDS: Final = (*Turned, Tally.BENEATH, Mark.IN_PLAY, Mark.AMONG_POINTS)
OF_SITES: Final = (*SiteType, Mark.UNDER_DEEPS, Named, Within)
KNOWN: Final[dict[Subject, tuple[object, ...]]] = {
    Subject.PLAYER: OF_PLAYERS,
    Subject.OPPONENT: OF_PLAYERS,
    Subject.ACTIVE_PLAYER: OF_PLAYERS,
    Subject.COMPANY: OF_COMPANIES,
    Subject.THIS_CARD: OF_CARDS,
    Subject.NEW_SITE: OF_SITES,
    Subject.ORIGIN: OF_SITES,
}
FACED: Final = (*Race, Named)
DONE: Final[dict[Past, tuple[object, ...]]] = {
    Past.FACED: FACED,
    Past.JUST_FACED: tuple(Race),
    Past.BEATEN: (Sort.AGENT,),
    Past.PLAYED: (Named,),
    Past.UNDER: (Named,),
}
"""With what a company may have done something; nothing else that happens is of a sort."""


def words_in(value: object) -> Iterator[object]:
    """The value and all words inside it."""
    yield value
    if isinstance(value, tuple):
        for each in value:
            yield from words_in(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from words_in(getattr(value, field.name))


def asked(such: object) -> Iterator[object]:
    """The traits that are asked for: members themselves, what is counted, and of other traits the sort."""
    if isinstance(such, AllOf | AnyOf):
        for trait in such.traits:
            yield from asked(trait)
    elif isinstance(such, Not):
        yield from asked(such.trait)
    elif isinstance(such, AtLeast | AtMost):
        yield such.stat
    else:
        yield type(such) if is_dataclass(such) else such


def of_all_cards() -> list[tuple[str, object]]:
    return [(card.name, word) for card in catalogue.cards().values() for word in words_in(card)]


def test_nothing_is_asked_of_anybody_that_his_door_does_not_know() -> None:
    strange = {
        (name, word.who, trait)
        for name, word in of_all_cards()
        if isinstance(word, Is)
        for trait in asked(word.such)
        if trait not in KNOWN[word.who]
    }

    assert strange == set()


def test_what_has_happened_is_of_a_sort_that_is_remembered() -> None:
    strange = {
        (name, word.what, trait)
        for name, word in of_all_cards()
        if isinstance(word, Happened)
        for trait in asked(word.of)
        if trait not in DONE.get(word.what, ())
    }

    assert strange == set()


def test_every_such_thing_that_happens_is_asked_with_its_sort() -> None:
    bare = {
        (name, word.what)
        for name, word in of_all_cards()
        if isinstance(word, Happened) and (word.of is ANYTHING) == (word.what in DONE)
    }

    assert bare == set()
