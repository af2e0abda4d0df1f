"""Conditions about somebody the text has named ask only for what their doors know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    ANYTHING,
    Able,
    AllOf,
    Allowing,
    AnyOf,
    At,
    AtLeast,
    AtMost,
    Beside,
    BoundFor,
    Having,
    KeyedTo,
    Named,
    Normally,
    Not,
    Within,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Movement,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
    Turned,
)

OF_PLAYERS: Final = (
    *PlayerKind,
    Mark.AHEAD,
    Mark.REVEALED,
    Stat.STAGE_POINTS,
    Tally.STAGE_CARDS,
    Tally.WIZARDHAVENS,
    Tally.PLAY_DECK,
    Named,
    Having,
)
OF_COMPANIES: Final = (
    *Alignment,
    *(Mark.OVERT, Mark.STARTING, Mark.MOVING, *Movement),
    *(Tally.SIZE, Tally.CHARACTERS, Tally.HEADS, BoundFor, Having),
)
OF_CARDS: Final = (*Turned, Tally.BENEATH, Mark.IN_PLAY, Mark.NEW, Mark.AMONG_POINTS)
OF_SITES: Final = (
    *(
        *SiteType,
        *Turned,
        *Alignment,
        Mark.UNDER_DEEPS,
        Mark.INFORMATION,
        Mark.HOARD,
        Mark.LAIR,
        Mark.SURFACE,
    ),
    *(Named, Within, Having, Beside, Allowing),
)
OF_BEARERS: Final = (
    *(
        *Race,
        *Skill,
        Sort.CHARACTER,
        Sort.AVATAR,
        Mark.OUTDONE,
        Mark.STRIKING,
        Mark.TAPPING,
        Stat.MIND,
        Able,
        At,
        Having,
        Named,
        Normally,
    ),
    *(Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE),
)
AMONG: Final[dict[Subject | None, tuple[object, ...]]] = {
    None: (Named, At, Beside, Mark.BESIDE_THIS, *Alignment),
    Subject.PATH: (*RegionType, Beside, Named, Subject.NEW_SITE),
    Subject.NEW_SITE: (*RegionType,),
}
"""What is counted in play and in site paths; of characters and of what a player has other tests tell."""
KNOWN: Final[dict[Subject, tuple[object, ...]]] = {
    Subject.PLAYER: OF_PLAYERS,
    Subject.OPPONENT: OF_PLAYERS,
    Subject.ACTIVE_PLAYER: OF_PLAYERS,
    Subject.BEARER: OF_BEARERS,
    Subject.COMPANY: OF_COMPANIES,
    Subject.THIS_CARD: OF_CARDS,
    Subject.SITE: OF_SITES,
    Subject.NEW_SITE: OF_SITES,
    Subject.ORIGIN: OF_SITES,
}
FACED: Final = (*Race, Named, Sort.CREATURE, KeyedTo)
DONE: Final[dict[Past, tuple[object, ...]]] = {
    Past.FACED: FACED,
    Past.JUST_FACED: (*Race, Sort.CREATURE, Sort.AUTOMATIC_ATTACK),
    Past.JUST_BEATEN: (*Race, Sort.CREATURE),
    Past.BEATEN: (Sort.AGENT,),
    Past.PLAYED: (Named, Sort.FACTION, Mark.UNIQUE, Alignment.HERO),
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


def test_nothing_is_counted_that_nobody_can_count() -> None:
    strange = {
        (name, word.among, trait)
        for name, word in of_all_cards()
        if isinstance(word, There) and word.among in AMONG
        for trait in asked(word.what)
        if trait not in AMONG[word.among]
    }

    assert strange == set()
    assert {word.among for _, word in of_all_cards() if isinstance(word, There)} == {
        *AMONG,
        Subject.PLAYER,
        Subject.OPPONENT,
        Subject.COMPANY,
    }


def test_nothing_is_a_number_that_nobody_can_count() -> None:
    counted = {
        Subject.PATH: (*RegionType,),
        Subject.EVERYBODY: (Named, Subject.THIS_CARD, Keyword.SPAWN),
        Subject.ATTACK: (Named,),
    }
    strange = {
        (name, word.among, trait)
        for name, word in of_all_cards()
        if isinstance(word, Count) and word.among in counted
        for trait in asked(word.what)
        if trait not in counted[word.among]
    }

    assert strange == set()
    assert {word.among for _, word in of_all_cards() if isinstance(word, Count)} == {
        *counted,
        *(Subject.PLAYER, Subject.COMPANY, Subject.USER),
    }


def test_only_what_a_use_requires_asks_who_is_ahead() -> None:
    """How many points there are is asked on a higher floor than all other conditions."""
    required = [one for _, word in of_all_cards() if isinstance(word, Use) for one in word.requires]
    everywhere = [word for _, word in of_all_cards() if isinstance(word, Is) and word.such is Mark.AHEAD]

    assert len(everywhere) == len([one for one in required if one in everywhere]) > 0


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
