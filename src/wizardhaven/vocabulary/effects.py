"""What happens: each effect is done once, in the order in which a card lists them. [TIM-49]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Side, Source


@dataclass(frozen=True)
class CancelAttack:
    """The attack at hand is cancelled."""


@dataclass(frozen=True)
class ChangeAttack:
    """The attack at hand has more or fewer strikes, more or less prowess or body.

    Strikes may only be taken away down to a minimum.
    """

    strikes: int = 0
    prowess: int = 0
    body: int = 0
    least_strikes: int = 0


@dataclass(frozen=True)
class HalveStrikes:
    """The number of strikes of the attack at hand is halved, rounded up."""


@dataclass(frozen=True)
class CancelStrike:
    """The strike at hand is cancelled."""


@dataclass(frozen=True)
class StrikeWithoutTapping:
    """The defender does not tap for this strike; if it wounds him his body is changed for the check."""

    body_if_wounded: int = 0


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
    """The card, in play or declared, is cancelled and discarded, or its lasting effect ends. [TIM-39]

    Perhaps only the effect that it has declared is cancelled, and a card in play stays.
    """

    what: Subject = Subject.TARGET
    effect_alone: bool = False


@dataclass(frozen=True)
class Discard:
    """The card is discarded."""

    what: Subject


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
class MakeWell:
    """The character is healed and untapped if he is wounded."""

    who: Subject


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

    A card of one of the sides will do, or a character where that is said. Twice, if he likes, while the
    condition holds.
    """

    sources: tuple[Source, ...]
    sides: tuple[Side, ...] = ()
    characters: bool = False
    keyword: Keyword | None = None
    to_hand: bool = False
    twice_if: Condition | None = None


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
    """Until the end of the turn something holds for the target, or the company concerned."""

    standing: Standing
    on: Subject = Subject.TARGET


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
class WinTheGame:
    """The player of the card wins at once; perhaps an item that the target bears is destroyed. [WIN-04]"""

    destroying: Keyword | None = None


Effect: TypeAlias = (
    CancelAttack
    | ChangeAttack
    | HalveStrikes
    | CancelStrike
    | StrikeWithoutTapping
    | ModifyCheck
    | CancelCheck
    | CancelCard
    | Discard
    | DiscardItems
    | ReturnToHand
    | ReturnHazardEvents
    | Untap
    | MakeWell
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
    | WinTheGame
)
