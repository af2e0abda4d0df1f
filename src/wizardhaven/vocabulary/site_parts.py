"""What is printed on a site: what attacks there, how it is reached, what may be played at it."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.such import KeyedTo, Such, parts
from wizardhaven.vocabulary.terms import Pile, RegionType, SiteType


@dataclass(frozen=True)
class AttackOf:
    """An automatic-attack by such a card: a creature that the opponent may put down from his hand. [SITE-12]

    Or a hazard that is in play as a permanent-event but could be a creature: the hazard player says which. If
    there is one it must attack, and it is discarded afterwards, whatever has become of the attack. [SITE-11]
    """

    what: Such
    source: Pile


def keys_of(attack: AttackOf) -> tuple[SiteType | RegionType, ...]:
    """To what a creature from hand can normally be keyed."""
    keys = [key for part in parts(attack.what) if isinstance(part, KeyedTo) for key in part.where]
    return tuple([key for key in keys if isinstance(key, (SiteType, RegionType))])


SiteAttack: TypeAlias = Attack | AttackOf


@dataclass(frozen=True)
class HavenPath:
    """The site path printed on a Haven for the way from another Haven. [MOV-10]"""

    from_haven: str
    path: tuple[RegionType, ...]
