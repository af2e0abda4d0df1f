"""What holds for marshalling points and stage points."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class Gathers:
    """Such factions that the player wins over while the card is in play lie under it and give more points.

    If one of them is discarded, so is this card.
    """

    factions: Such
    points: int = 1


OfPoints: TypeAlias = Gathers
