"""What sites and regions count as, and what may be played at them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.terms import PlayerKind


@dataclass(frozen=True)
class TapsSites:
    """Each site in play with one of these ways in its site path is tapped, unless it is its player's haven.

    Only while a condition holds; those of some players are spared. [SET-04]
    """

    path: Condition
    condition: Condition
    spares: tuple[PlayerKind, ...] = ()


OfLands: TypeAlias = TapsSites
