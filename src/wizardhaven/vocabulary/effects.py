"""What happens: each effect is done once, in the order in which a card lists them. [TIM-49]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.standing import Bonus, Standing
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Race, Side, Source, State


@dataclass(frozen=True)
class CancelAttack:
    """The attack at hand is cancelled."""


@dataclass(frozen=True)
class ChangeAttack:
    """The attack at hand has more or fewer strikes (perhaps half of them, rounded up), prowess or body.

    Strikes may be taken away only down to a minimum.
    """

    strikes: int = 0
    prowess: int = 0
    body: int = 0
    least_strikes: int = 0
    halving: bool = False


@dataclass(frozen=True)
class FaceSeveralStrikes:
    """If his player gives the user a strike of the attack at hand, he may give him more of them. [CMB-15]

    With each further strike he has more or less prowess and body.
    """

    prowess: int = 0
    body: int = 0


@dataclass(frozen=True)
class CancelStrike:
    """The strike at hand is cancelled, or made ineffectual. [CMB-29, CMB-35]"""

    ineffectual: bool = False


@dataclass(frozen=True)
class ChangeDefender:
    """Whoever faces the strike at hand has more or less prowess or body for it, or does not tap for it.

    Against a whole attack it is each such character who faces it.
    """

    prowess: int = 0
    body: int = 0
    without_tapping: bool = False
    each: Characters | None = None


@dataclass(frozen=True)
class ModifyCheck:
    """The roll that is meant is modified, perhaps by no more than a maximum."""

    amount: int | Number
    maximum: int | None = None


@dataclass(frozen=True)
class CancelCheck:
    """The roll that is meant is cancelled: nothing comes of it."""


@dataclass(frozen=True)
class CancelCard:
    """The card, in play or declared, is cancelled and discarded, or its lasting effect ends. [TIM-39]"""

    what: Subject = Subject.TARGET


@dataclass(frozen=True)
class Discard:
    """The card is discarded, or its player discards a creature of some races from his hand instead."""

    what: Subject
    or_creature: tuple[Race, ...] = ()


@dataclass(frozen=True)
class DiscardItems:
    """The character discards every item he bears that is not a special one.

    Or the company discards a single item, whichever its player likes.
    """

    of: Subject
    only_one: bool = False


@dataclass(frozen=True)
class ReturnToHand:
    """The character goes back to hand; perhaps one of his items may pass to a companion first."""

    who: Subject
    passing_one_item: bool = False


@dataclass(frozen=True)
class ReturnHazardEvents:
    """All hazard permanent-events on characters of the company go back to the opponent's hand."""


@dataclass(frozen=True)
class Untap:
    """The card is untapped if it is tapped."""

    what: Subject


@dataclass(frozen=True)
class Become:
    """The character is healed and untapped if he is wounded, or is wounded without a body check."""

    who: Subject
    state: State


@dataclass(frozen=True)
class CorruptionCheck:
    """The character makes a corruption check, as often as the number says, or everybody in the company does.

    Something may follow if he succeeds.
    """

    by: Subject
    modifier: int = 0
    times: Number | None = None
    then: CancelStrike | WinTheGame | None = None


@dataclass(frozen=True)
class BodyCheck:
    """Each character of the company makes a body check; whoever fails it is only tapped.

    Orcs and Trolls are discarded where their own cards say so. [CMB-50]
    """

    modifier: int = 0


@dataclass(frozen=True)
class TestRing:
    """The gold ring is tested. [ITM-15]"""

    ring: Subject = Subject.TARGET


@dataclass(frozen=True)
class Fetch:
    """The player takes a card of his from one of these places into his play deck or his hand.

    A card of one of the sides will do, or a character where that is said, or a creature, perhaps of some
    races. Each player may do so, if that is said. Twice, if he likes, while the condition holds; or several
    cards, if he likes and all conditions for it hold.
    """

    sources: tuple[Source, ...]
    sides: tuple[Side, ...] = ()
    characters: bool = False
    keyword: Keyword | None = None
    to_hand: bool = False
    twice_if: Condition | None = None
    count: int = 1
    only_if: tuple[Condition, ...] = ()
    creatures: bool = False
    races: tuple[Race, ...] = ()
    each_player: bool = False


@dataclass(frozen=True)
class RollBelow:
    """The target's player rolls and adds a number; below the threshold, something happens."""

    threshold: int
    plus: Number
    then: ReturnToHand | Discard


@dataclass(frozen=True)
class DiscardEnvironments:
    """All environment cards of that side in play are discarded and all such effects are cancelled."""

    side: Side


@dataclass(frozen=True)
class ForTheTurn:
    """Until the end of the turn something holds for the target, or the company concerned.

    Perhaps it holds even until the player's next untap phase. More numbers may go with a first one.
    """

    standing: Standing
    on: Subject = Subject.TARGET
    until_untap: bool = False
    also: tuple[Bonus, ...] = ()


@dataclass(frozen=True)
class FaceAutomaticAttacksNow:
    """The company at once faces attacks that are like all the automatic-attacks at its new site."""


@dataclass(frozen=True)
class ReturnToSiteOfOrigin:
    """The company goes back to where it came from, and its movement/hazard phase is over. [MOV-45]"""


@dataclass(frozen=True)
class LetPlayItem:
    """Another character of the company may play an item that the site allows, tapped or not.

    The site does not tap for it.
    """

    item_classes: tuple[ItemClass, ...]


@dataclass(frozen=True)
class JoinAttackedCompany:
    """He discards his allies and joins the attacked company; he must face a strike of that creature.

    After the attack he taps and makes a corruption check.
    """


@dataclass(frozen=True)
class AgentAttacks:
    """The agent attacks the company, perhaps with more prowess or choosing the defenders. [AGT-52]"""

    prowess: int = 0
    attacker_chooses: bool = False


@dataclass(frozen=True)
class AgentInfluences:
    """The agent may try to influence a faction, an ally or a character of the opponent's. [INF-17]

    The attempt is modified, for a diplomat perhaps by another number; by more, or sure to succeed, if the
    card tried belongs to a home site of the agent. [INF-19]
    """

    modifier: int = 0
    of_diplomat: int | None = None
    of_home: int = 0
    sure_of_home: bool = False
    factions: bool = True
    allies: bool = True
    characters: bool = True


@dataclass(frozen=True)
class WinTheGame:
    """The player of the card wins at once; perhaps an item that the target bears is destroyed. [WIN-04]"""

    destroying: Keyword | None = None


Effect: TypeAlias = (
    CancelAttack
    | ChangeAttack
    | FaceSeveralStrikes
    | CancelStrike
    | ChangeDefender
    | ModifyCheck
    | CancelCheck
    | CancelCard
    | Discard
    | DiscardItems
    | ReturnToHand
    | ReturnHazardEvents
    | Untap
    | Become
    | CorruptionCheck
    | BodyCheck
    | TestRing
    | Fetch
    | RollBelow
    | DiscardEnvironments
    | ForTheTurn
    | FaceAutomaticAttacksNow
    | ReturnToSiteOfOrigin
    | LetPlayItem
    | JoinAttackedCompany
    | AgentAttacks
    | AgentInfluences
    | WinTheGame
)
