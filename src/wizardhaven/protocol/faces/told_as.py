"""What tells one word from another where very few words must do: itself, or what it changes."""

from typing import TypeAlias

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Become, Effect
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Check, Pile, Stat, Turned

Told: TypeAlias = type[object] | Stat | Check | Turned | Way | Whose


def told_as(what: Effect | Ability) -> Told:
    """A number is told by which it is, a move by its way, a look by whose cards are seen.

    Untapping is told as itself, all else by its word.
    """
    if isinstance(what, Modify):
        return what.what
    if isinstance(what, Put):
        return way_of(what)
    if isinstance(what, Look) and what.count is not None:
        taken = what.pile is Pile.TOP and what.then is not None
        return Whose.OWN if taken else what.whose
    if isinstance(what, Become) and isinstance(what.state, Turned):
        return what.state
    return type(what)
