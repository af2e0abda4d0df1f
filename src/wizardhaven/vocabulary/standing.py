"""What holds as long as a card is in play, or as long as an effect lasts."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.attacks import Guards, HasAttacksOf
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.combat import MayChangeAttacks
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney, TapsSites
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, ReshufflesUsed
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.shapes import BecomesAlly, TakesShape
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Keyword
from wizardhaven.vocabulary.under_deeps import Adjacent


@dataclass(frozen=True)
class GivenUpInstead:
    """If an effect would discard an item that is not special from the bearer's company, it may go for it.

    Or it may go from hand in place of a card with that word that a company would have to discard; such a
    character of the company taps for it.
    """

    word: Keyword | None = None
    tapping: Such = ANYBODY


Standing: TypeAlias = (
    Modify
    | MayChangeAttacks
    | OfFighting
    | BecomesAlly
    | RestAfterJourney
    | Cancels
    | TapsSites
    | HasAttacksOf
    | Guards
    | Adjacent
    | Permit
    | TakesShape
    | Forbid
    | CountsAs
    | Keeps
    | ReshufflesUsed
    | DiscardsFromHand
    | GivenUpInstead
    | Rule
)
