"""What holds for the hazards that are played on a company."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.targets import A_HAZARD, A
from wizardhaven.vocabulary.terms import Alignment, Danger


@dataclass(frozen=True)
class NoCreatures:
    """No such creature may be played on the company, perhaps only while a condition holds."""

    of: Such = Sort.CREATURE
    condition: Condition | None = None


@dataclass(frozen=True)
class Cancels:
    """Every attack against a company of the player's at the site is cancelled as soon as it begins.

    Perhaps only against a company of that side. Or every attack of such hazard creatures on the company, or
    only all those of the next so many of them. Or what events of these names do is cancelled, whosever
    they are; [TIM-39] if only so many are, the card leaves play at the end of a turn in which it has done so.
    """

    what: Such
    against: Alignment | None = None
    at_most: int | None = None


@dataclass(frozen=True)
class OpenToCreatures:
    """Any such creature may be played on the company, or at the site that says so. [MOV-27]

    Or at the site of the agent on whom it lies for the turn. Perhaps those that are played by this do not
    count against the hazard limit.
    """

    of: Such
    free: bool = False


@dataclass(frozen=True)
class ShieldedFrom:
    """Hazard effects of these sorts do nothing to the company; what discards a character never does."""

    dangers: tuple[Danger, ...]


@dataclass(frozen=True)
class FreeCreatures:
    """Such creatures, or those of the named sort, do not count against the company's hazard limit."""

    of: Such | None = None


@dataclass(frozen=True)
class MayCancelHazardsByTapping:
    """While a condition holds, any character of the company may tap to cancel a hazard aimed at it."""

    condition: Condition
    hazard: A = A_HAZARD


@dataclass(frozen=True)
class OnGuardCards:
    """Cards on-guard that are not revealed are discarded, in place of going back to hand. [SITE-48]

    Or none stays on-guard at all: each goes back to its owner's hand as soon as it lies there.
    """

    to_hand: bool = False


OfHazards: TypeAlias = (
    NoCreatures
    | Cancels
    | OpenToCreatures
    | ShieldedFrom
    | FreeCreatures
    | MayCancelHazardsByTapping
    | OnGuardCards
)
