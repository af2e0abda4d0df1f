"""What holds as long as a card is in play, or as long as an effect lasts."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded, ReshufflesUsed
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, Keyword, Race, Skill
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


@dataclass(frozen=True)
class BarsSearching:
    """With so few cards in his play deck, or so few as a Fallen-wizard, a player cannot search it.

    Nor his discard pile; nothing lets him look at a part of either.
    """

    cards: int
    of_fallen: int


@dataclass(frozen=True)
class CountsAs:
    """The bearer counts as one of that race for everything. [GLO-082]

    Or, whatever hazards say of the card of that name, this one counts as it. [TIM-29]
    """

    what: Race | str


@dataclass(frozen=True)
class GrantsSkill:
    """The bearer has a skill."""

    skill: Skill


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
class HealingReachesAll:
    """What heals one character of the company, or at the site, heals all of them."""

    of: Subject = Subject.COMPANY


@dataclass(frozen=True)
class DoesNotUntap:
    """The card does not untap in the untap phase; the bearer, if he is meant, not at all. [GLO-121]

    Or only `once`: the next time he would become untapped he is tapped instead, and the card is discarded.
    """

    what: Subject = Subject.THIS_CARD
    once: bool = False


@dataclass(frozen=True)
class GivenUpInstead:
    """If an effect would discard an item that is not special from the bearer's company, it may go for it.

    Or it may go from hand in place of a card with that word that a company would have to discard; such a
    character of the company taps for it.
    """

    word: Keyword | None = None
    tapping: Such = ANYBODY


@dataclass(frozen=True)
class MakesOvert:
    """The company that the card is with is overt. [ORG-41]"""


@dataclass(frozen=True)
class StoringAtEndOfTurn:
    """Heroes, or minions, may store cards in the end-of-turn phase as in the organization phase. [ORG-53]"""

    alignment: Alignment = Alignment.HERO


@dataclass(frozen=True)
class DrivesOutForms:
    """As the card comes into play all other forms of the same being in play are discarded. [MAN-04]"""


Standing: TypeAlias = (
    Modify
    | OfCombat
    | OfFighting
    | OfPoints
    | OfFollowers
    | OfAllies
    | OnJourneys
    | OfHazards
    | OfLands
    | OfWizardhavens
    | OfAgents
    | TakesShape
    | BarsCards
    | KeepsItems
    | RemovesDiscarded
    | ReshufflesUsed
    | BarsSearching
    | DiscardsFromHand
    | CountsAs
    | GrantsSkill
    | EnablesUse
    | HealingReachesAll
    | DoesNotUntap
    | GivenUpInstead
    | MakesOvert
    | StoringAtEndOfTurn
    | DrivesOutForms
)
