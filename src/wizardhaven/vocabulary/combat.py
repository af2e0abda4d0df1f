"""What happens in attacks and strikes, and what holds in them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Pile, Race


@dataclass(frozen=True)
class MayChangeAttacks:
    """As an attack of one of these races on the opponent begins, the player may have it changed. [CMB-11]"""

    races: tuple[Race, ...]
    change: tuple[Modify | Fights, ...]


@dataclass(frozen=True)
class Face:
    """The company at once faces these attacks, one after another.

    Or ones like all the automatic-attacks at its new site, or the automatic-attacks of its site themselves
    once more; perhaps with more prowess. Perhaps only the bearer or the target faces the attack. Or each
    character faces one strike that is no attack and cannot be cancelled.
    """

    what: tuple[Attack, ...] | Subject
    who: Subject = Subject.COMPANY
    prowess: int = 0


@dataclass(frozen=True)
class AllyAttacks:
    """The target, an ally, attacks the one who controls it: one strike of its normal prowess and a roll.

    Against characters of that side it is a detainment attack. [CMB-55] The ally is discarded unless its
    attack is defeated.
    """

    detaining: Alignment | None = None


@dataclass(frozen=True)
class HuntCreatures:
    """The opponent turns up card after card of a pile of his until so many of them were creatures.

    Each creature at once attacks the company of the player's avatar; a play deck is shuffled afterwards.
    """

    source: Pile
    creatures: int


InCombat: TypeAlias = Face | AllyAttacks | HuntCreatures
