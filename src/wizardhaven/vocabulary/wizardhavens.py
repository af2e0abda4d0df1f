"""What holds at a Fallen-wizard's Wizardhavens, and which versions of sites he uses. [FW-36, FW-59]"""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Alignment, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent


@dataclass(frozen=True)
class UsesMinionSites:
    """A Fallen-wizard player uses minion site cards for hero sites of some types. [FW-59]

    The card's player does, or that of its bearer, or every such player; perhaps only one with so many stage
    points. Or it is about the site on which the card lies and no other.
    """

    types: tuple[SiteType, ...] = ()
    whose: Whose = Whose.OWN
    stage_points: int = 0
    only_here: bool = False


@dataclass(frozen=True)
class HasAttacksOf:
    """The site has the automatic-attacks of its card of that side, too, with more prowess. [SITE-11]

    Those of the minion card are detainment attacks against hero companies, those of the hero card against
    overt ones.
    """

    version: Alignment
    prowess: int = 0


OfWizardhavens: TypeAlias = UsesMinionSites | HasAttacksOf | Adjacent
