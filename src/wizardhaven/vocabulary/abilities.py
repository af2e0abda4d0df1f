"""How the text of a card takes hold: what always holds, what happens by itself, what its player may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.foes import OfFoes
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Phase, Pile


@dataclass(frozen=True)
class May:
    """An ability its player may use while the card is in play.

    What lets somebody be rid of a hazard he bears is used by his player, in his organization phase. [COR-21]
    """

    use: Use


@dataclass(frozen=True)
class When:
    """A passive condition: what happens by itself on an occasion. [TIM-69]

    To whom it happens is said in each case: to this card, its bearer, his company, its site, its player, the
    opponent or anybody, or to whom the attack at hand befalls; perhaps only of some sort: a phase, a type of
    region, such a card, such a result. Perhaps only if a condition holds on the occasion, and perhaps only
    once though there are several copies, or several are wounded. Or it happens `instead`: nobody is wounded.
    """

    occasion: Occasion
    then: Effect
    about: Subject
    of: Such | Phase | AttackResult | None = None
    condition: Condition | None = None
    once: bool = False
    instead: bool = False


@dataclass(frozen=True)
class DiscardWhile:
    """The card is discarded as soon as the condition holds. [TIM-73]"""

    condition: Condition


@dataclass(frozen=True)
class StorableAt:
    """May be stored at these sites, perhaps for another number of points than in play.

    What each further copy is worth that its player has stored may be another number still.

    Something may hold for everybody as long as it is stored. Perhaps it can be stored only while a condition
    holds. Without a place, it is stored whenever the item it lies on is.
    """

    places: tuple[Such, ...] = ()
    points: int | None = None
    condition: Condition | None = None
    holding: tuple[Modify, ...] = ()
    further: int | None = None


@dataclass(frozen=True)
class LiesOnAvatar:
    """The card lies on its player's avatar as soon as he is in play, and on nothing until then. [FW-34]"""


@dataclass(frozen=True)
class DrivesOffAllies:
    """A roll by such a bearer discards each common minion ally of a company he fights. [CVC-06]"""

    above_mind: int
    bearer: Such


@dataclass(frozen=True)
class RingTestResult:
    """A test of the gold ring with one of these results lets a ring of that kind be played. [ITM-15]

    Perhaps it may also be looked for in some places.
    """

    ring: str
    results: tuple[int, ...]
    sources: tuple[Pile, ...] = ()


Passive: TypeAlias = When | DiscardWhile


def goes_with(before: Ability, when: When) -> bool:
    """Whether it is said in one breath with the ability before it: the same occasion, and the same holds."""
    if when.occasion is Occasion.CARD_STORED:
        return isinstance(before, StorableAt) or (
            isinstance(before, When) and before.occasion is when.occasion
        )
    if not isinstance(before, When) or before.occasion is not when.occasion:
        return False
    if when.occasion is Occasion.COMPANY_MOVES:
        return isinstance(when.then, Face) and before.then == when.then
    return when.occasion is Occasion.COMPANY_ORGANIZES and before.condition == when.condition


OfCards: TypeAlias = May | LiesOnAvatar | DrivesOffAllies | StorableAt | RingTestResult

Ability: TypeAlias = Standing | Passive | OfCards | OfFoes | TakesPrisoners
