"""What is printed on a site: what attacks there, how it is reached, what may be played at it."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.sites import EventAsAttack
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType


@dataclass(frozen=True)
class AutomaticAttack:
    """An attack that a company faces whenever it enters the site. [GLO-008]

    The attack of somebody who is abroad, or who is gone for good, is not there. [SITE-16] Nor is one that
    somebody in play keeps away.
    """

    race: Race
    strikes: int
    prowess: int
    body: int | None = None
    manifestation_of: str | None = None
    unless_in_play: str | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class CreatureFromHand:
    """An automatic-attack by a creature that the opponent may put down from his hand. [SITE-12]

    It can normally be keyed to sites of one of the types, or to a single region of one; perhaps it may be
    unique.
    """

    keyed_to: tuple[SiteType | RegionType, ...]
    unique_too: bool = False


SiteAttack: TypeAlias = AutomaticAttack | CreatureFromHand | EventAsAttack


@dataclass(frozen=True)
class HavenPath:
    """The site path printed on a Haven for the way from another Haven. [MOV-10]"""

    from_haven: str
    path: tuple[RegionType, ...]
