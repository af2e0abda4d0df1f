"""What attacks besides what sites have themselves."""

from dataclasses import dataclass

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment


@dataclass(frozen=True)
class Guards:
    """Such sites have one more automatic-attack, behind their own. [SITE-11]

    Or it is the site that the card lies on, in all its versions. For the turn it is a company, which faces
    the attack at the beginning of its movement/hazard phase.
    """

    attack: Attack
    where: Such | None = None


@dataclass(frozen=True)
class HasAttacksOf:
    """The site has the automatic-attacks of its card of that side, too, with more prowess. [SITE-11]

    Those of the minion card are detainment attacks against hero companies, those of the hero card against
    overt ones.
    """

    version: Alignment
    prowess: int = 0
