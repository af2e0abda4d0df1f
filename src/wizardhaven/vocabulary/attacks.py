"""How a creature or an automatic-attack attacks, and what comes of it."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.combat import FaceAttack
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.occasions import AttackResult
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import PlayerKind, Race, RegionType


@dataclass(frozen=True)
class TapsLesserMinds:
    """Whoever has faced a strike taps after it, if his mind is not above its prowess. [CMB-38]

    Not if the strike was cancelled.
    """


@dataclass(frozen=True)
class EachWounded:
    """Each such character wounded by the attack suffers this, at once or after the attack.

    Perhaps only if his body check comes to exactly his body. Or nobody is wounded: this happens `instead`.
    """

    then: Effect
    after_attack: bool = True
    condition: Condition | None = None
    who: Such | None = None
    if_check_equals_body: bool = False
    instead: bool = False


@dataclass(frozen=True)
class IfAttack:
    """If that has become of the attack, this happens, once."""

    result: AttackResult
    then: Effect


@dataclass(frozen=True)
class AttacksMovers:
    """Each company that moves through one of these regions faces an attack by the card. [TIM-79]

    While a condition holds more regions count, and perhaps a whole type of region. Or it is each company that
    moves to such a site or from one. Perhaps the attack is of another race than the card, others follow it,
    and the companies of some players are spared. Without a number of strikes the card's other words say it.
    """

    strikes: int
    prowess: int
    body: int | None
    regions: tuple[str, ...]
    more_if: Condition | None = None
    more_regions: tuple[str, ...] = ()
    more_type: RegionType | None = None
    race: Race | None = None
    then: tuple[FaceAttack, ...] = ()
    spares: tuple[PlayerKind, ...] = ()
    to_or_from: Such | None = None


@dataclass(frozen=True)
class AddsAutomaticAttack:
    """Such sites have one more automatic-attack, behind their own, unless a card is in play. [SITE-11]

    Or it is the site that the card lies on, in all its versions. Perhaps the companies of some players are
    spared. Without a number of strikes it is for the card's other words to say.
    """

    place: Such | None
    race: Race
    strikes: int
    prowess: int
    body: int | None = None
    unless_in_play: str | None = None
    spares: tuple[PlayerKind, ...] = ()


OfAttacks: TypeAlias = TapsLesserMinds | EachWounded | IfAttack | AttacksMovers | AddsAutomaticAttack
