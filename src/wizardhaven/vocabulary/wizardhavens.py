"""What holds at a Fallen-wizard's Wizardhavens, and which versions of sites he uses. [FW-36, FW-59]"""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.terms import Alignment


@dataclass(frozen=True)
class Protected:
    """The Wizardhaven, or the one that the card lies on, is protected. [FW-40]"""


@dataclass(frozen=True)
class NobodyElsesWizardhaven:
    """No other Fallen-wizard may use the site as a Wizardhaven."""


@dataclass(frozen=True)
class NoPointsForOpponent:
    """The opponent plays no card that gives marshalling points at any version of the site."""


@dataclass(frozen=True)
class LeavesWithSite:
    """The card leaves play with its site; nothing else discards it."""


@dataclass(frozen=True)
class BothAlignments:
    """The site is a hero site and a minion site at once for the resources played there. [FW-67]"""


@dataclass(frozen=True)
class HasAttacksOf:
    """The site has the automatic-attacks of its card of that side, too, with more prowess. [SITE-11]

    Those of the minion card are detainment attacks against hero companies, those of the hero card against
    overt ones.
    """

    version: Alignment
    prowess: int = 0


@dataclass(frozen=True)
class LeadsBelow:
    """The site and the Under-deeps site that was chosen are adjacent, with that number. [UND-02]"""

    number: int


OfWizardhavens: TypeAlias = (
    Protected
    | NobodyElsesWizardhaven
    | NoPointsForOpponent
    | LeavesWithSite
    | BothAlignments
    | HasAttacksOf
    | LeadsBelow
)
