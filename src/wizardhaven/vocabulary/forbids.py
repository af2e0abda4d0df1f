"""What is forbidden: one word for all that cannot be done."""

from dataclasses import dataclass
from typing import TypeGuard

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.such import ANYTHING, Such


@dataclass(frozen=True)
class Forbid:
    """Such may not do that, or have it done to them; what is so already comes to an end. [TIM-10, TIM-73]

    Perhaps only at, on the way through or by such places and ways; perhaps only if such a player does it, or
    while a condition holds. Perhaps one can be rid of that: somebody such of the company taps, or a card of
    that name is discarded from hand.
    """

    deed: Deed
    what: Such = ANYTHING
    where: Such | None = None
    by: Such = ANYTHING
    condition: Condition | None = None
    unless: Such | None = None


def forbids(word: object, deed: Deed) -> TypeGuard[Forbid]:
    """Whether it is that which a word forbids, to whomever."""
    return isinstance(word, Forbid) and word.deed is deed
