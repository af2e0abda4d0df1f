"""What holds for marshalling points and stage points."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class Gathers:
    """Such factions that the player wins over while the card is in play lie under it and give more points.

    If one of them is discarded, so is this card.
    """

    factions: Such
    points: int = 1


@dataclass(frozen=True)
class Worth:
    """Such cards of the player's are worth so many points each, or their full points. [FW-46]

    A hazard says so of the opponent's cards; then, and where it is said, nothing makes them worth more.
    Perhaps only while a condition holds, or only when the game ends. Of hazards perhaps those that are
    defeated while the card is in play, and those for good. Or such cards of either player's are worth so many
    points more.
    """

    of: Such
    points: int | None = None
    condition: Condition | None = None
    regardless: bool = False
    at_end: bool = False
    for_good: bool = False
    of_opponent: bool = False
    more: int = 0


OfPoints: TypeAlias = Gathers | Worth
