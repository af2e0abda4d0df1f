"""Which traits are asked for where something is forbidden, or counts as something else.

What nobody asks for would be read by nobody: a card that says it is refused as soon as it is read.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Beside,
    HomeAt,
    KeyedTo,
    Named,
    Needing,
    Not,
    Such,
    With,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Danger,
    Keyword,
    Length,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Skill,
)

Known: TypeAlias = tuple[type | Such, ...]

FORBIDDEN: Final[dict[Deed, Known]] = {
    Deed.ACT: (Mark.MOVING, With),
    Deed.AFFECT: (Danger, Keyword),
    Deed.ATTACK: (Alignment, Sort.AUTOMATIC_ATTACK),
    Deed.BRING: (AtLeast, Sort.AVATAR),
    Deed.COME_AS_STRANGER: (Subject.THIS_CARD, Sort.AVATAR, Race),
    Deed.FAIL_BODY_CHECK: (Subject.BEARER,),
    Deed.HAVE_FOLLOWERS: (),
    Deed.JOIN: (Sort.CHARACTER, Sort.ALLY, Race.RINGWRAITH),
    Deed.LEAVE_PLAY: (Subject.THIS_CARD, Subject.SITE, Length.LONG),
    Deed.LIE_ON_COMPANY: (With,),
    Deed.LIE_ON_GUARD: (),
    Deed.MOVE: (Subject.COMPANY, Sort.COMPANY, Sort.AGENT, Race.RINGWRAITH),
    Deed.PLAY: (Sort.CREATURE, Mark.PLAYABLE_HERE, AtLeast, Keyword, KeyedTo, Named, Needing, Race),
    Deed.PLAY_ANOTHER: (Mark.UNIQUE, Race),
    Deed.RETURN_FROM_GUARD: (),
    Deed.SEARCH: (),
    Deed.STORE: (Subject.THIS_CARD,),
    Deed.STRAY: (Named, Sort.ALLY),
    Deed.UNTAP: (Subject.THIS_CARD, Subject.BEARER, Subject.SITE),
    Deed.UNTAP_ONCE: (Subject.BEARER,),
    Deed.USE: (Keyword, Skill),
    Deed.USE_AS_HAVEN: (),
}
"""Who or what may be meant by each deed that is forbidden."""

PLAYERS: Final[Known] = (Subject.OPPONENT, PlayerKind, AtLeast, AtMost)
"""By which players something may not be done."""

COUNTS: Final[Known] = (
    Alignment,
    Beside,
    HomeAt,
    Mark.DETAINMENT,
    Mark.LEADER,
    Mark.OVERT,
    Mark.HOARD,
    Mark.IN_PLAY,
    Mark.PROTECTED,
    Named,
    Race,
    RegionType,
    SiteType,
    Skill,
    Subject.COMPANY,
    Subject.SITE,
)
"""As what something may count."""

COUNTING: Final[Known] = (
    Beside,
    Mark.ANY_VERSION,
    Named,
    RegionType,
    SiteType,
    Sort.AUTOMATIC_ATTACK,
    Sort.CHARACTER,
    Subject,
)
"""What may count as something else."""


def is_known(word: Forbid | CountsAs) -> bool:
    """Whether somebody asks for all that the word says."""
    if isinstance(word, CountsAs):
        return _are_known(word.as_, COUNTS) and _are_known(word.what, COUNTING)
    return _are_known(word.what, FORBIDDEN[word.deed]) and _are_known(word.by, PLAYERS)


def _are_known(such: Such, known: Known) -> bool:
    for trait in _leaves(such):
        if not any([trait is one or (isinstance(one, type) and isinstance(trait, one)) for one in known]):
            return False
    return True


def _leaves(such: Such) -> list[Such]:
    """The traits of a selector that are not put together from others."""
    if isinstance(such, (AllOf, AnyOf)):
        return [leaf for trait in such.traits for leaf in _leaves(trait)]
    return _leaves(such.trait) if isinstance(such, Not) else [such]
