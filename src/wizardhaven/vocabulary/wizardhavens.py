"""What holds at a Fallen-wizard's Wizardhavens, and which versions of sites he uses. [FW-36, FW-59]"""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.terms import Alignment
from wizardhaven.vocabulary.under_deeps import Adjacent


@dataclass(frozen=True)
class HasAttacksOf:
    """The site has the automatic-attacks of its card of that side, too, with more prowess. [SITE-11]

    Those of the minion card are detainment attacks against hero companies, those of the hero card against
    overt ones.
    """

    version: Alignment
    prowess: int = 0


OfWizardhavens: TypeAlias = HasAttacksOf | Adjacent
