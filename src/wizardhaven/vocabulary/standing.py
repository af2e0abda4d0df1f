"""What holds as long as a card is in play, or as long as an effect lasts."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.hazards import Cancels
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, ReshufflesUsed
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Keyword
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


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
    | OfCombat
    | OfFighting
    | OfAllies
    | OnJourneys
    | Cancels
    | OfLands
    | OfWizardhavens
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
