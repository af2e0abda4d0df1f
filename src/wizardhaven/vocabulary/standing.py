"""What holds as long as a card is in play, or as long as an effect lasts."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.bonuses import OfNumbers
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded, ReshufflesUsed
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, Keyword
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


@dataclass(frozen=True)
class EnablesUse:
    """The bearer is able to use things or magic of that sort, or of others as well; perhaps only by tapping.

    A card that lies on such a thing lets it be used, and no other. Perhaps a condition must hold; or it is
    the player's avatar who is able to.
    """

    keyword: Keyword
    by_tapping: bool = False
    condition: Condition | None = None
    also: tuple[Keyword, ...] = ()
    of_avatar: bool = False


@dataclass(frozen=True)
class GivenUpInstead:
    """If an effect would discard an item that is not special from the bearer's company, it may go for it.

    Or it may go from hand in place of a card with that word that a company would have to discard; such a
    character of the company taps for it.
    """

    word: Keyword | None = None
    tapping: Such = ANYBODY


@dataclass(frozen=True)
class StoringAtEndOfTurn:
    """Heroes, or minions, may store cards in the end-of-turn phase as in the organization phase. [ORG-53]"""

    alignment: Alignment = Alignment.HERO


@dataclass(frozen=True)
class DrivesOutForms:
    """As the card comes into play all other forms of the same being in play are discarded. [MAN-04]"""


Standing: TypeAlias = (
    OfNumbers
    | OfCombat
    | OfPoints
    | OfFollowers
    | OfAllies
    | OnJourneys
    | OfHazards
    | OfLands
    | OfWizardhavens
    | OfAgents
    | TakesShape
    | Forbid
    | CountsAs
    | KeepsItems
    | RemovesDiscarded
    | ReshufflesUsed
    | DiscardsFromHand
    | EnablesUse
    | GivenUpInstead
    | StoringAtEndOfTurn
    | DrivesOutForms
)
