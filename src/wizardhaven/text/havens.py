"""Whose havens the card speaks of that is being said: those of a minion card are Darkhavens. [SET-05]

A haven may be named in any phrase of a card's text, in an article or in a condition of a condition. So what
whole cards say is said inside `speaking_for`, and the word for a haven is asked for where it stands.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from wizardhaven.vocabulary.cards import Card, Creature, Event, Region
from wizardhaven.vocabulary.terms import Alignment, Side

_DARK: Final = ContextVar("dark", default=False)


def means_darkhavens(card: Card) -> bool:
    """Whether the card is for minions alone; a hazard speaks of everybody's havens."""
    if isinstance(card, Creature | Region) or (isinstance(card, Event) and card.side is Side.HAZARD):
        return False
    return card.alignment in {Alignment.MINION, Alignment.BALROG}


@contextmanager
def speaking_for(card: Card) -> Iterator[None]:
    """While this lasts, the havens that are spoken of are those that the card means."""
    before = _DARK.set(means_darkhavens(card))
    try:
        yield
    finally:
        _DARK.reset(before)


def of_the_dark() -> bool:
    """Whether the havens that are spoken of now are Darkhavens."""
    return _DARK.get()
