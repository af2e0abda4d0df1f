"""What tells one word from another where very few words must do: itself, or what it changes."""

from enum import Enum
from typing import Final, TypeAlias

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import sort_of
from wizardhaven.vocabulary.canceling import ATTACKS, STRIKES, Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Effect, Influence, Roll, Send
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Keeps, Look
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import parts
from wizardhaven.vocabulary.terms import Check, Movement, Pile, Stat, Turned

Told: TypeAlias = (
    type[object]
    | Stat
    | Check
    | Turned
    | Way
    | Whose
    | Canceled
    | Deed
    | Manner
    | Sort
    | Own
    | tuple[type[object], Enum]
)

OF_THEIR_OWN: Final = (Check.BODY, Check.CORRUPTION, Check.RING_TEST)
"""Rolls that are told by what they are."""


def told_as(what: Effect | Ability) -> Told:
    """A number is told by which it is, a move by its way, a deed by itself, a look by whose cards are seen.

    What is cancelled, rolled or sent back is told as that; untapping as itself, all else by its word.
    """
    if isinstance(what, Modify):
        return what.what
    if isinstance(what, Fights):
        return what.manner
    if isinstance(what, Forbid):
        if what.deed is Deed.PLAY and what.where is not None:
            return Forbid  # it is about a site
        return sort_of(what.what) or (Forbid, what.deed)
    if isinstance(what, Permit):
        return Movement if isinstance(what.where, Movement) else what.deed
    if isinstance(what, CountsAs):
        return CountsAs if what.what is Subject.PLAYER else type(parts(what.as_)[0])
    if isinstance(what, Rule):
        return what.own
    if isinstance(what, Put):
        return way_of(what)
    if isinstance(what, Look) and isinstance(what.then, Deed):
        return Look, what.then
    if isinstance(what, Look) and what.count is not None:
        taken = what.pile is Pile.TOP and what.then is not None
        return Whose.OWN if taken else what.whose
    if isinstance(what, Keeps) and what.where is None:
        return Keeps, Sort.FACTION
    if isinstance(what, Become) and isinstance(what.state, Turned):
        return what.state
    if isinstance(what, Cancel):
        if what.what in ATTACKS:
            return Canceled.ATTACK
        return Canceled.STRIKE if what.what in STRIKES else Canceled.CARD
    if isinstance(what, Roll) and what.kind in OF_THEIR_OWN:
        return Roll, what.kind
    if isinstance(what, Influence) and what.by is Sort.CHARACTER:
        return Influence, Sort.CHARACTER
    if isinstance(what, Send) and what.to is Subject.ORIGIN:
        return Send, Subject.ORIGIN
    return type(what)
