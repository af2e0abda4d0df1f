"""What a card forbids, sorted by who asks for it."""

from __future__ import annotations

from wizardhaven.vocabulary.asked_for import among, names_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.terms import Movement


def bars_cards(forbidden: Forbid) -> bool:
    """Whether cards of some sort cannot be played, or not be used somewhere, whosever they are. [TIM-10]"""
    if forbidden.deed is Deed.USE:
        return True
    return forbidden.deed is Deed.PLAY and forbidden.where is None and not names_in(forbidden.what)


def names_barred(all_forbidden: tuple[Forbid, ...]) -> tuple[str, ...]:
    """The names of which no card can be played or stay in play. [TIM-73]"""
    playing = [one.what for one in all_forbidden if one.deed is Deed.PLAY]
    return tuple([name for what in playing for name in names_in(what)])


def ways_barred(all_forbidden: tuple[Forbid, ...]) -> tuple[Movement, ...]:
    """The kinds of movement that the company cannot use. [ORG-61]"""
    moving = [one.where for one in all_forbidden if one.deed is Deed.MOVE and one.where is not None]
    return tuple([way for where in moving for way in among(where, Movement)])
