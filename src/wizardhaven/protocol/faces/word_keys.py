"""What tells one word from another where emblems and gists are looked up."""

from typing import TypeAlias

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import sort_of
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import parts
from wizardhaven.vocabulary.terms import Check, Movement, Stat

Key: TypeAlias = type[object] | Stat | Check | Deed | Sort | tuple[type[object], Deed]


def key_of(what: Effect | Ability) -> Key:
    """The word itself; or which number it changes, what it permits, forbids, makes something count as."""
    if isinstance(what, Modify):
        return what.what
    if isinstance(what, Forbid):
        if what.deed is Deed.PLAY and what.where is not None:
            return Forbid  # it is about a site
        return sort_of(what.what) or (Forbid, what.deed)
    if isinstance(what, Permit):
        return Movement if isinstance(what.where, Movement) else what.deed
    if isinstance(what, CountsAs):
        return CountsAs if what.what is Subject.PLAYER else type(parts(what.as_)[0])
    return type(what)
