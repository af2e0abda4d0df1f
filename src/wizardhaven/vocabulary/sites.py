"""What only sites say: of those who come there, and of those who are there."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Race


@dataclass(frozen=True)
class TapsOnArrival:
    """An overt company, or a covert one, taps a character when the site is revealed as its new site.

    [MOV-06]
    """

    overt: bool


@dataclass(frozen=True)
class EventAsAttack:
    """An automatic-attack by a hazard that is in play as a permanent-event but could be a creature. [SITE-11]

    Such a one, by name or race; the hazard player says which. If there is one it must attack, and it is
    discarded afterwards, whatever has become of the attack.
    """

    what: Such


@dataclass(frozen=True)
class CreaturesAttackNormally:
    """Creatures keyed to the site are never detainment attacks, but for those of some races. [CMB-55]"""

    but: tuple[Race, ...] = ()


@dataclass(frozen=True)
class CreaturesDetain:
    """Creatures keyed to the site are detainment attacks. [CMB-55]"""


OfSites: TypeAlias = TapsOnArrival | CreaturesAttackNormally | CreaturesDetain
