"""How a card is used: when, by whom, on what, at what cost; and what a creature is keyed to."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.effects import Effect, Tap
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.targets import Target
from wizardhaven.vocabulary.terms import Moment


@dataclass(frozen=True)
class HazardLimitCost:
    """Counts so much against the hazard limit. [MOV-17]"""

    amount: int


Cost: TypeAlias = Tap | Put | HazardLimitCost
"""What is paid: an effect that must be possible, and happens as the use is declared. [TIM-16, TIM-17]

Of cards in play it is something of the company's or, by name, of the player's; what is discarded itself does
nothing of what it says. From hand it is shown only where that is said. [GLO-032]
"""


@dataclass(frozen=True)
class Use:
    """One way to use a card: when, by which character, on what target, at what cost, to what effect.

    Several uses of one card are alternatives: one of them is chosen when it is declared. [TIM-09] Some can be
    made only once each turn, and of several on one card perhaps only one, once. In some of them a card is a
    short-event that is none otherwise.
    """

    effects: tuple[Effect, ...] = ()
    when: Moment = Moment.ANY_TIME
    user: Such | None = None
    target: Target | None = None
    costs: tuple[Cost, ...] = ()
    requires: tuple[Condition, ...] = ()
    once_each_turn: bool = False
    as_short_event: bool = False
    one_of_several: bool = False


@dataclass(frozen=True)
class Key:
    """What a creature is keyed to, while a condition holds. [MOV-28]

    To a type of region, which the site path must have so many times; to regions, which the company must
    move through; to a type of site; or to any other sites that are such. [MOV-29, MOV-30] Of a site's type, a
    site path that must have something is that site's own.
    """

    to: Such
    count: int = 1
    condition: Condition | None = None
