"""What is agreed before a game: its length and the reading of old rules. [SET-01]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from wizardhaven.errors import WizardhavenError


class GameLength(Enum):
    """How many play decks long a game is. [WIN-10]"""

    STARTER = "starter"
    SHORT = "short"
    LONG = "long"
    CAMPAIGN = "campaign"


class HalfLimit(Enum):
    """How "no more than half from one source" is read. [WIN-47, WIN-50]"""

    CURRENT = "current"  # half of what remains: as much as the other positive sources together
    LITERAL_ROUND_UP = "literal-round-up"  # half of the total as it was, rounded up
    LITERAL_HALF_OR_LESS = "literal-half-or-less"  # half of the total as it was, rounded down


class OptionalRule(Enum):
    """What may be agreed beyond the rules that always hold."""

    WIZARD_MAY_FALL = "wizard-may-fall"  # [COR-16]
    FALLEN_WIZARD_DUELS = "fallen-wizard-duels"  # [CVC-03]
    STARTER_MOVEMENT_ONLY = "starter-movement-only"  # [AGT-31]


@dataclass(frozen=True)
class Thresholds:
    """When the end may be called and when it comes by itself. [SET-02]"""

    points: int
    exhaustions_with_points: int
    exhaustions: int
    sideboard: int


THRESHOLDS: dict[GameLength, Thresholds] = {
    GameLength.STARTER: Thresholds(20, 0, 1, 30),
    GameLength.SHORT: Thresholds(25, 1, 2, 30),
    GameLength.LONG: Thresholds(30, 2, 3, 35),
    GameLength.CAMPAIGN: Thresholds(40, 3, 4, 40),
}


@dataclass(frozen=True)
class Settings:
    """The options of a game; everything not chosen is the current tournament reading."""

    length: GameLength = GameLength.SHORT
    half_limit: str = HalfLimit.CURRENT.value
    most_turns: int = 0
    wizard_may_fall: bool = False
    fallen_wizard_duels: bool = False
    starter_movement_only: bool = False

    def __post_init__(self) -> None:
        known = [reading.value for reading in HalfLimit]
        if self.half_limit not in known:
            raise WizardhavenError(f"half_limit is {self.half_limit!r}; it can be one of {', '.join(known)}")
        if not 0 <= self.most_turns <= 1000:
            raise WizardhavenError(f"most_turns is {self.most_turns}; it goes from 0 (no limit) to 1000")

    def thresholds(self) -> Thresholds:
        """The numbers of this length."""
        return THRESHOLDS[self.length]

    def rules(self) -> tuple[OptionalRule, ...]:
        """The optional rules that are agreed."""
        held = {
            OptionalRule.WIZARD_MAY_FALL: self.wizard_may_fall,
            OptionalRule.FALLEN_WIZARD_DUELS: self.fallen_wizard_duels,
            OptionalRule.STARTER_MOVEMENT_ONLY: self.starter_movement_only,
        }
        return tuple([rule for rule, holds in held.items() if holds])


def agreed(length: GameLength, rules: Sequence[OptionalRule] = ()) -> Settings:
    """A game of that length with those optional rules."""
    return Settings(
        length,
        wizard_may_fall=OptionalRule.WIZARD_MAY_FALL in rules,
        fallen_wizard_duels=OptionalRule.FALLEN_WIZARD_DUELS in rules,
        starter_movement_only=OptionalRule.STARTER_MOVEMENT_ONLY in rules,
    )
