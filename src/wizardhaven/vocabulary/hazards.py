"""What holds for the hazards that are played on a company."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.targets import A_DECLARED_HAZARD, ADeclaredCard
from wizardhaven.vocabulary.terms import Alignment


@dataclass(frozen=True)
class AttacksAreCanceled:
    """Every attack against a company of the player's at the site is cancelled as soon as it begins.

    Perhaps only against a company of that side. Or every attack of hazard creatures on the company; or only
    all those of the next one that is not unique.
    """

    of_creatures: bool = False
    next_common: bool = False
    against: Alignment | None = None


@dataclass(frozen=True)
class CancelsEffectsOf:
    """What the events of these names do is cancelled, whosever they are. [TIM-39]

    Perhaps the card leaves play at the end of a turn in which it has cancelled one of them.
    """

    names: tuple[str, ...]
    once: bool = False


@dataclass(frozen=True)
class MayCancelHazardsByTapping:
    """While a condition holds, any character of the company may tap to cancel a hazard aimed at it."""

    condition: Condition
    hazard: ADeclaredCard = A_DECLARED_HAZARD


OfHazards: TypeAlias = AttacksAreCanceled | CancelsEffectsOf | MayCancelHazardsByTapping
