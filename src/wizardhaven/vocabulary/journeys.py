"""What comes of site paths: who rests after a journey, and which sites are tapped for theirs."""

from dataclasses import dataclass

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import PlayerKind


@dataclass(frozen=True)
class RestAfterJourney:
    """Right after its movement/hazard phase each company at the site may restore a character. [MOV-42]

    He untaps, or is healed and then tapped. Or everybody of a company that has moved to such a place is
    healed and untapped.
    """

    everybody_at: Such | None = None


@dataclass(frozen=True)
class TapsSites:
    """Each site in play with one of these ways in its site path is tapped, unless it is its player's haven.

    Perhaps only while a condition holds; those of some players are spared. [SET-04]
    """

    path: Condition
    condition: Condition | None = None
    spares: tuple[PlayerKind, ...] = ()
