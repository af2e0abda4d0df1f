"""Whose havens the card speaks of that is being said: those of a minion card are Darkhavens. [SET-05]

A haven may be named in any phrase of a card's text, in an article or in a condition of a condition. So what
whole cards say is said inside `speaking_for`, and the word for a haven is asked for where it stands.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import Final

from wizardhaven.vocabulary.cards import Card, Creature, Event, Region
from wizardhaven.vocabulary.terms import Alignment, Side

DARK: Final = (Alignment.MINION, Alignment.BALROG)
"""Whose havens are Darkhavens. [SET-05, SET-06]"""
_DARK: Final = ContextVar("dark", default=False)


def means_darkhavens(card: Card) -> bool:
    """Whether the card is for minions alone; a hazard speaks of everybody's havens."""
    if isinstance(card, Creature | Region) or (isinstance(card, Event) and card.side is Side.HAZARD):
        return False
    return card.alignment in DARK


@contextmanager
def speaking_of(dark: bool) -> Iterator[None]:
    """While this lasts, the havens that are spoken of are Darkhavens, or are not."""
    before = _DARK.set(dark)
    try:
        yield
    finally:
        _DARK.reset(before)


def speaking_for(card: Card) -> AbstractContextManager[None]:
    """While this lasts, the havens that are spoken of are those that the card means."""
    return speaking_of(means_darkhavens(card))


def of_the_dark() -> bool:
    """Whether the havens that are spoken of now are Darkhavens."""
    return _DARK.get()
