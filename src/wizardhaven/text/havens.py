"""Whose havens the card speaks of that is being said: those of a minion card are Darkhavens. [SET-05]

A hazard, and what serves heroes and minions alike, speaks of both. A haven may be named in any phrase of a
card's text, in an article or in a condition of a condition. So what whole cards say is said inside
`speaking_for`, and the word for a haven is asked for where it stands.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from enum import Enum
from typing import Final

from wizardhaven.text.traits import traits_of
from wizardhaven.vocabulary.asked_for import among, races_in
from wizardhaven.vocabulary.cards import Card, Creature, Event, Region
from wizardhaven.vocabulary.conditions import Condition, Is, Unless
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A, aimed_at
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, Side


class Havens(Enum):
    """Whose havens are meant. [SET-04, SET-05, SET-06]"""

    HEROES = "Haven"
    MINIONS = "Darkhaven"
    EVERYBODYS = "Haven/Darkhaven"


_OF: Final = {
    Alignment.MINION: Havens.MINIONS,
    Alignment.BALROG: Havens.MINIONS,
    Alignment.DUAL: Havens.EVERYBODYS,
}
_SPOKEN_OF: Final = ContextVar("havens", default=Havens.HEROES)


def havens_for(alignment: Alignment | None) -> Havens:
    """Whose havens the resources and sites of that side speak of."""
    return Havens.HEROES if alignment is None else _OF.get(alignment, Havens.HEROES)


def havens_of(card: Card) -> Havens:
    """Whose havens the card means; a hazard those of everybody, unless it threatens no minions."""
    if isinstance(card, Region):
        return Havens.HEROES
    if isinstance(card, Creature):
        return Havens.EVERYBODYS
    if isinstance(card, Event) and card.side is Side.HAZARD:
        return Havens.HEROES if _spares_minions(card) else Havens.EVERYBODYS
    return havens_for(card.alignment)


def _spares_minions(hazard: Event) -> bool:
    """Whether it is played on Wizards alone, or never against a Ringwraith: they have no Darkhavens."""
    return bool(hazard.uses) and all([_is_for_heroes(use) for use in hazard.uses])


def _is_for_heroes(use: Use) -> bool:
    if isinstance(use.target, A) and aimed_at(use.target) is Sort.CHARACTER:
        if races_in(use.target.what) == (Race.WIZARD,):
            return True
    return any([_bars_ringwraiths(each) for each in use.requires])


def _bars_ringwraiths(required: Condition) -> bool:
    match required:
        case Unless(Is(Subject.OPPONENT) as barred):
            return PlayerKind.RINGWRAITH in among(traits_of(barred), PlayerKind)
        case Is(Subject.OPPONENT):
            meant = among(traits_of(required), PlayerKind)
            return bool(meant) and PlayerKind.RINGWRAITH not in meant
        case _:
            return False


@contextmanager
def speaking_of(whose: Havens) -> Iterator[None]:
    """While this lasts, the havens that are spoken of are these."""
    before = _SPOKEN_OF.set(whose)
    try:
        yield
    finally:
        _SPOKEN_OF.reset(before)


def speaking_for(card: Card) -> AbstractContextManager[None]:
    """While this lasts, the havens that are spoken of are those that the card means."""
    return speaking_of(havens_of(card))


def spoken_of() -> Havens:
    """Whose havens are spoken of now."""
    return _SPOKEN_OF.get()
