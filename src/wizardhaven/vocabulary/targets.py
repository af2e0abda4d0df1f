"""What a card is played on, or an ability used on: what its player chooses."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.vocabulary.asked_for import mentions, part_of, sort_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, At, Having, Needing, On, Such, With, all_of, parts
from wizardhaven.vocabulary.terms import (
    Check,
    Race,
    RegionType,
    Side,
)


@dataclass(frozen=True)
class A:
    """A target: somebody or something in play of some sort, and whose it is; the sort is said. [TIM-21]

    A character may have to be with the user, or else with the card, at the same site, or in a company that
    a creature attacks. A company may have to be a hero or a minion one, with somebody, or moving through a
    sort of region. [MOV-40] A site or an automatic-attack of the company's is where it moves to or stays; a
    site of the player's own is that of any company that may be helped, perhaps together with an Under-deeps
    site whose surface site lies near it. [UND-02] A region is one of the site path of the company at hand.

    An item of the player's own is one in the company of the user, or of the card; a faction of the company's
    is one of its player's. An agent that lies face-down is turned up for it [TIM-27, AGT-41], unless only
    such a one is meant.

    Whatever has been declared earlier in this chain has no sort: a hazard against the company or something
    associated with it, perhaps only one that threatens this, or against any company on its way to some
    regions; what somebody is needed for, perhaps what lasts of it as well; or what would cancel the attack
    that the player's company with such a character makes on another company. [CVC-05]

    Or a creature that could attack the company now: in the player's discard pile, in play as a
    permanent-event, or one that the opponent has discarded, wherever he has it now and whatever it is keyed
    to. [TIM-24]
    """

    what: Such
    whose: Whose = Whose.OWN


@dataclass(frozen=True)
class TheAttack:
    """A target: the attack the company is facing, if it is such a one.

    Perhaps one on another company than the one that the card belongs to, on any that moves to a site in some
    regions, or on the company of such a character. Or one that the player's company with such a character
    makes on another company. [CVC-05]
    """

    such: Such = Sort.ATTACK
    on: Such | None = None
    by: Such | None = None


@dataclass(frozen=True)
class TheStrike:
    """A target: the strike being resolved, if it is one of such an attack, and such a character faces it.

    Where it says on whom, the defender may be any one of those: this card, its bearer, or somebody else of
    the company.
    """

    of: Such = Sort.ATTACK
    on: tuple[Subject, ...] = ()
    who: Such = ANYBODY


@dataclass(frozen=True)
class TheRoll:
    """A target: a roll of one of these sorts that has been declared, by the user or by such a character.

    Perhaps one by an agent of the player's [INF-18], by another of the company or by anybody at the site; or
    the opponent's, against one of the player's cards. Perhaps only one against some, such as factions, or
    against a character, an ally or an item in the user's company.
    """

    kinds: tuple[Check, ...]
    by: Such | Subject = ANYBODY
    against: tuple[Such, ...] | Subject = ()


@dataclass(frozen=True)
class ACreatureType:
    """A target: a sort of creature that the player names, other than some."""

    other_than: tuple[Race, ...] = ()


Target: TypeAlias = A | TheAttack | TheStrike | TheRoll | ACreatureType


A_HAZARD: Final = A(all_of(Side.HAZARD, Mark.DECLARED))
"""A hazard that has been declared against the company of whoever answers it."""


def aimed_at(target: Target | None) -> Sort | None:
    """The sort of card or thing in play that is aimed at, if it is one."""
    return sort_of(target.what) if isinstance(target, A) else None


def rest_of(target: A) -> Such:
    """Which of that sort are meant, apart from where to look for them; the sort itself if any will do."""
    left = [part for part in parts(target.what) if not isinstance(part, Sort) and not _says_where(part)]
    if not left:
        return target.what if isinstance(target.what, Sort) else parts(target.what)[0]
    return left[0] if len(left) == 1 else AllOf(tuple(left))


def _says_where(part: Such) -> bool:
    """Whether it says where to look: with the user, at the site, in an attack, together with another."""
    if isinstance(part, With):
        return isinstance(part.whom, Subject) or part.whom is Mark.UNDER_DEEPS
    if isinstance(part, At):
        return isinstance(part.site, Subject)
    return isinstance(part, Having) and part.what is Sort.CREATURE


def is_in_company(target: Target | None) -> bool:
    """Whether only those in the company of the user, or of the card, are meant."""
    if not isinstance(target, A):
        return False
    return any([isinstance(part, With) and isinstance(part.whom, Subject) for part in parts(target.what)])


def is_at_same_site(target: A) -> bool:
    """Whether those at the same site are meant, of either player."""
    return any([isinstance(part, At) and isinstance(part.site, Subject) for part in parts(target.what)])


def is_attacked(target: A) -> bool:
    """Whether only those are meant whose company a creature is attacking."""
    return any([isinstance(part, Having) and part.what is Sort.CREATURE for part in parts(target.what)])


def is_with_one_below(target: A) -> bool:
    """Whether a site of the Under-deeps is chosen together with it."""
    return any([isinstance(part, With) and part.whom is Mark.UNDER_DEEPS for part in parts(target.what)])


def region_aimed_at(target: Target | None) -> RegionType | None:
    """The type of region that is aimed at, if one is."""
    return target.what if isinstance(target, A) and isinstance(target.what, RegionType) else None


def is_declared(target: Target | None) -> bool:
    """Whether something that has been declared is meant, whatever card it is."""
    return isinstance(target, A) and sort_of(target.what) is None and mentions(target.what, Mark.DECLARED)


def needed_for(target: Target | None) -> Such | None:
    """Who must have been needed for what is meant, if that is said."""
    needing = part_of(target.what, Needing) if isinstance(target, A) else None
    return needing.whom if needing is not None else None


def attacker_in(target: Target | None) -> Such | None:
    """With whom a company must be that makes the attack which would be canceled, if that is said. [CVC-05]"""
    against = part_of(target.what, On) if isinstance(target, A) and is_declared(target) else None
    attacker = part_of(against.whom, With) if against is not None else None
    return attacker.whom if attacker is not None else None


def attack_saved(target: Target | None) -> Such | None:
    """Which attack what is meant would cancel, if it is any such one, whoever faces it."""
    against = part_of(target.what, On) if isinstance(target, A) and is_declared(target) else None
    return against.whom if against is not None and part_of(against.whom, With) is None else None


def lasts_too(target: Target | None) -> bool:
    """Whether what lasts of a card that was declared is meant as well."""
    return isinstance(target, A) and is_declared(target) and mentions(target.what, Mark.IN_PLAY)
