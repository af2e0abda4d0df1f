"""Whose number a card changes, taken apart: the engine sorts by it, and every language asks for it."""

from __future__ import annotations

from typing import Final

from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify, changes_attacks
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Not, On, Such, With, choices, parts
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, PlayerKind, Stat

OF_CHARACTERS: Final = (
    Stat.PROWESS,
    Stat.BODY,
    Stat.DIRECT_INFLUENCE,
    Stat.CORRUPTION_POINTS,
    Stat.MIND,
    Stat.GENERAL_INFLUENCE,
)


OF_FIGHTS: Final = (Subject.THIS_CARD, Subject.FOE, Subject.ATTACK, Subject.STRIKE)
"""Whose numbers are those of an attack or a strike, and not of characters."""


def is_of_characters(change: Modify) -> bool:
    """Whether it is a number of characters or of what they bear: not of an attack, a company or a player."""
    if change.what is Stat.MARSHALLING_POINTS:
        return change.of is Subject.THIS_CARD or _is_of_card_on(change.of)
    if change.what is Stat.STAGE_POINTS:
        return isinstance(change.by, ByStagePoints)
    if is_of_items(change):
        return False
    if change.of in OF_FIGHTS or change.how is How.TIMES or changes_attacks(change):
        return False
    return change.what in OF_CHARACTERS


def is_of_items(change: Modify) -> bool:
    """Whether it is about the corruption points of such items, whoever bears them."""
    if change.what is not Stat.CORRUPTION_POINTS or isinstance(change.of, Subject):
        return False
    return any([isinstance(such, (Keyword, ItemClass)) or such is Sort.RING for such in choices(change.of)])


def is_of_foes(change: Modify) -> bool:
    """Whether it is a number of those who fight against the bearer."""
    return change.of is Subject.FOE


def is_of_rolls(change: Modify) -> bool:
    """Whether it is added to a sort of roll by those who are meant: not by those whom an attack wounds."""
    if not isinstance(change.what, Check) or change.how is not How.ADD:
        return False
    return change.of not in OF_FIGHTS and not changes_attacks(change)


def is_of_no_effect(change: Modify) -> bool:
    """Whether it says that cards of some name have no effect on a sort of roll."""
    return isinstance(change.what, Check) and change.how is How.SET


def scope(change: Modify) -> Subject:
    """Whose number it is: the bearer's, of each in his company, of everybody; or of what the text names."""
    of = change.of
    if isinstance(of, Subject):
        return of
    for part in parts(of):
        if part is Subject.BEARER or part is Subject.THIS_CARD:
            return Subject.BEARER  # who bears a card has what it is worth
        if part is Mark.ANY_VERSION:
            return Subject.SITE
        if isinstance(part, With) and (part.whom is Subject.COMPANY or part.whom is Subject.PLAYER):
            return part.whom
    return Subject.EVERYBODY


def who(change: Modify) -> Such | None:
    """Which of them are meant, if not all; of a card of its own number, who must bear it."""
    of = change.of
    if isinstance(of, Subject):
        return None
    rest = [part for part in parts(of) if not _says_whose(part) and not _spared_by(part)]
    if len(rest) > 1:
        return AllOf(tuple(rest))
    for one in rest:
        return one.whom if isinstance(one, On) and _is_of_card_on(of) else one
    return None


def is_of_others(change: Modify) -> bool:
    """Whether the bearer himself is not meant."""
    return not isinstance(change.of, Subject) and any([_is_not_bearer(part) for part in parts(change.of)])


def spared(of: Such | Subject) -> tuple[PlayerKind, ...]:
    """The players whose companies and characters are not meant."""
    if isinstance(of, Subject):
        return ()
    return tuple([kind for part in parts(of) for kind in _spared_by(part)])


def leaders(change: Modify) -> Such | None:
    """Whose followers are meant, if it is followers."""
    if not isinstance(change.of, Subject):
        for part in parts(change.of):
            if isinstance(part, On):
                return part.whom
    return None


def foes(change: Modify) -> tuple[Such, ...]:
    """Against whom it counts, one after the other; nobody, if it counts against all."""
    return choices(change.against) if change.against is not None else ()


def _is_of_card_on(of: Such) -> bool:
    """Whether it is a number of the card itself, if such a one bears it."""
    return any([part is Subject.THIS_CARD for part in parts(of)])


def _says_whose(part: Such) -> bool:
    return (
        isinstance(part, Subject) or part is Mark.ANY_VERSION or _is_of_somebody(part) or _is_not_bearer(part)
    )


def _is_of_somebody(part: Such) -> bool:
    return isinstance(part, With) and isinstance(part.whom, Subject)


def _is_not_bearer(part: Such) -> bool:
    return isinstance(part, Not) and part.trait is Subject.BEARER


def _spared_by(part: Such) -> list[PlayerKind]:
    if not isinstance(part, Not):
        return []
    return [kind for kind in choices(part.trait) if isinstance(kind, PlayerKind)]
