"""What is agreed before a game: its length, whose rules are followed, how old ones are read. [SET-01]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from wizardhaven.errors import WizardhavenError


class GameLength(Enum):
    """How many play decks long a game is. [WIN-10]"""

    __hash__ = object.__hash__  # it is looked up again and again, and Enum's own is slower

    STARTER = "starter"
    SHORT = "short"
    LONG = "long"
    CAMPAIGN = "campaign"


class HalfLimit(Enum):
    """How "no more than half from one source" is read. [WIN-47, WIN-50]"""

    CURRENT = "current"  # half of what remains: as much as the other positive sources together
    LITERAL_ROUND_UP = "literal-round-up"  # half of the total as it was, rounded up
    LITERAL_HALF_OR_LESS = "literal-half-or-less"  # half of the total as it was, rounded down


class Edition(Enum):
    """Whose text is followed; the current tournament rules unless somebody wishes otherwise."""

    CURRENT = "CoE"
    THE_WIZARDS_LIMITED = "METW-L"
    THE_WIZARDS_UNLIMITED = "METW-U"
    THE_LIDLESS_EYE = "MELE"
    THE_CHALLENGE_DECKS = "MECH"


class Level(Enum):
    """The printed rulebooks teach the game in two levels; only the second modifies the totals."""

    STARTER = "starter"
    STANDARD = "standard"


ONE_LEVEL: Final = (Edition.CURRENT, Edition.THE_CHALLENGE_DECKS)
"""Editions that are not taught in two levels and know nothing of owning only a starter deck."""


class OptionalRule(Enum):
    """What may be agreed beyond the rules that always hold."""

    WIZARD_MAY_FALL = "wizard-may-fall"  # [COR-16]
    FALLEN_WIZARD_DUELS = "fallen-wizard-duels"  # [CVC-03]
    STARTER_MOVEMENT_ONLY = "starter-movement-only"  # [AGT-31]
    STARTER_RULES = "starter-rules"  # of a printed edition [WIN-71, WIN-76]
    ONLY_STARTER_DECKS = "only-starter-decks"  # [WIN-16]
    TOURNAMENT = "tournament"  # [WIN-02, WIN-74]
    ROLL_FOR_A_TIE = "roll-for-a-tie"  # [WIN-35, WIN-56]


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


POINTS_WITH_STARTER_DECKS: Final = 18
"""What is enough to call a 1-deck game where somebody owns only a starter deck. [WIN-16]"""


@dataclass(frozen=True)
class Settings:
    """The options of a game; everything not chosen is the current tournament reading."""

    length: GameLength = GameLength.SHORT
    half_limit: str = HalfLimit.CURRENT.value
    most_turns: int = 0
    wizard_may_fall: bool = False
    fallen_wizard_duels: bool = False
    starter_movement_only: bool = False
    edition: Edition = Edition.CURRENT
    level: Level = Level.STANDARD
    only_starter_decks: bool = False
    tournament: bool = False
    roll_for_a_tie: bool = False

    def __post_init__(self) -> None:
        known = [reading.value for reading in HalfLimit]
        if self.half_limit not in known:
            raise WizardhavenError(f"half_limit is {self.half_limit!r}; it can be one of {', '.join(known)}")
        if not 0 <= self.most_turns <= 1000:
            raise WizardhavenError(f"most_turns is {self.most_turns}; it goes from 0 (no limit) to 1000")

    @property
    def is_current(self) -> bool:
        """Whether today's rules are followed."""
        return self.edition is Edition.CURRENT

    def thresholds(self) -> Thresholds:
        """The numbers of this length; a printed edition makes a concession to starter decks. [WIN-16]"""
        numbers = THRESHOLDS[self.length]
        conceded = self.only_starter_decks and self.edition not in ONE_LEVEL
        if conceded and self.length is GameLength.STARTER:
            return replace(numbers, points=POINTS_WITH_STARTER_DECKS)
        return numbers

    def rules(self) -> tuple[OptionalRule, ...]:
        """The optional rules that are agreed."""
        held = {
            OptionalRule.WIZARD_MAY_FALL: self.wizard_may_fall,
            OptionalRule.FALLEN_WIZARD_DUELS: self.fallen_wizard_duels,
            OptionalRule.STARTER_MOVEMENT_ONLY: self.starter_movement_only,
            OptionalRule.STARTER_RULES: self.level is Level.STARTER,
            OptionalRule.ONLY_STARTER_DECKS: self.only_starter_decks,
            OptionalRule.TOURNAMENT: self.tournament,
            OptionalRule.ROLL_FOR_A_TIE: self.roll_for_a_tie,
        }
        return tuple([rule for rule, holds in held.items() if holds])


def knows_starter_rules(edition: Edition, level: Level) -> bool:
    """Whether the game is played by the starter rules of an edition that has them. [WIN-71, WIN-76]"""
    return level is Level.STARTER and edition not in ONE_LEVEL


def decides_by_elimination(edition: Edition, tournament: bool) -> bool:
    """Whether an eliminated avatar loses the game instead of five points. [WIN-02, WIN-34]"""
    if edition is Edition.THE_CHALLENGE_DECKS:
        return not tournament
    return edition is not Edition.CURRENT


def usual_half_limit(edition: Edition) -> HalfLimit:
    """The reading an edition's own worked examples follow, and its text where it has none. [WIN-50]"""
    return HalfLimit.LITERAL_ROUND_UP if edition is Edition.THE_WIZARDS_LIMITED else HalfLimit.CURRENT


def agreed(
    length: GameLength, rules: Sequence[OptionalRule] = (), edition: Edition = Edition.CURRENT
) -> Settings:
    """A game of that length with those optional rules, by that edition as it is usually read."""
    return Settings(
        length,
        usual_half_limit(edition).value,
        wizard_may_fall=OptionalRule.WIZARD_MAY_FALL in rules,
        fallen_wizard_duels=OptionalRule.FALLEN_WIZARD_DUELS in rules,
        starter_movement_only=OptionalRule.STARTER_MOVEMENT_ONLY in rules,
        edition=edition,
        level=Level.STARTER if OptionalRule.STARTER_RULES in rules else Level.STANDARD,
        only_starter_decks=OptionalRule.ONLY_STARTER_DECKS in rules,
        tournament=OptionalRule.TOURNAMENT in rules,
        roll_for_a_tie=OptionalRule.ROLL_FOR_A_TIE in rules,
    )
