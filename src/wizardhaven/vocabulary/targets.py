"""What a card is played on, or an ability used on: what its player chooses."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.vocabulary.asked_for import sort_of
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    Race,
    RegionType,
    Skill,
)


@dataclass(frozen=True)
class ACharacter:
    """A target: one such character, perhaps only of the company of the card's bearer or user.

    Perhaps only one whose company a creature is attacking; perhaps one at the same site, of either player,
    other than the one whose card it is. Perhaps one of several by name.
    """

    who: Such = ANYBODY
    whose: Whose = Whose.OWN
    in_company: bool = False
    facing_creature: bool = False
    at_same_site: bool = False
    named: tuple[str, ...] = ()


@dataclass(frozen=True)
class ACompany:
    """A target: one company, perhaps only a hero or a minion one, or one with such a character. [MOV-40]

    Perhaps one that is moving with a region of some type in its site path.
    """

    whose: Whose = Whose.OWN
    alignment: Alignment | None = None
    containing: Such | None = None
    moving_through: RegionType | None = None


@dataclass(frozen=True)
class A:
    """A target: a card in play of some sort, and whose it is. [TIM-21]

    An event, an item, an ally, a faction or an agent hazard; the sort is always said. An item of the player's
    own is one in the company of the user, or of the card; a faction of the company's is one of its player's.
    An agent that lies face-down is turned up for it [TIM-27, AGT-41], unless only such a one is meant.

    Or a creature that could attack the company now: in the player's discard pile, in play as a
    permanent-event, or one that the opponent has discarded, wherever he has it now and whatever it is keyed
    to. [TIM-24]
    """

    what: Such
    whose: Whose = Whose.OWN


@dataclass(frozen=True)
class ADeclaredCard:
    """A target: a card declared earlier in this chain that needs a skill, or a lasting effect of one.

    If no skill is said, a hazard declared against the company or something associated with it, perhaps only
    one that threatens this. Or against any company that moves to a site in some regions. Or any hazard for
    which an agent has been tapped. Or whatever would cancel the attack that the player's company with such a
    character makes on another company. [CVC-05]
    """

    needing: Skill | None = None
    or_lasting_effect: bool = False
    danger: Danger | None = None
    moving_to: tuple[str, ...] = ()
    tapping_agent: bool = False
    canceling_attack_of: Such | None = None


A_DECLARED_HAZARD: Final = ADeclaredCard()


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
class ASite:
    """A target: the site the company moves to, or stays at; or that of any company that may be helped.

    Perhaps together with an Under-deeps site whose surface site lies near its own. [UND-02]
    """

    place: Such = ANY_SITE
    of_any_company: bool = False
    and_one_below: bool = False


@dataclass(frozen=True)
class AnAutomaticAttack:
    """A target: one of the automatic-attacks at the company's site, if it is such a place."""

    place: Such


@dataclass(frozen=True)
class ARegion:
    """A target: a region of some type in the site path of the company at hand, whoever uses the card."""

    region_type: RegionType


@dataclass(frozen=True)
class ACreatureType:
    """A target: a sort of creature that the player names, other than some."""

    other_than: tuple[Race, ...] = ()


Target: TypeAlias = (
    A
    | ACharacter
    | ACompany
    | ADeclaredCard
    | TheAttack
    | TheStrike
    | TheRoll
    | ASite
    | AnAutomaticAttack
    | ARegion
    | ACreatureType
)


def aimed_at(target: Target | None) -> Sort | None:
    """The sort of card in play that is aimed at, if it is one."""
    return sort_of(target.what) if isinstance(target, A) else None
