"""What happens: each effect is done once, in the order in which a card lists them. [TIM-49]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.agents import ByAgents
from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.card_effects import DrawCards, Put, ToCards
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import FromPiles
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Race, RegionType, State


@dataclass(frozen=True)
class ModifyCheck:
    """The roll that is meant is modified, perhaps by no more than a maximum. Or it is passed in any case.

    Something may follow if the influence check is successful.
    """

    amount: int | Number = 0
    maximum: int | None = None
    passing: bool = False
    then: DrawCards | None = None


@dataclass(frozen=True)
class CancelCard:
    """The card, in play or declared, or only its effect, is cancelled, or a lasting effect ends. [TIM-39]

    Of a roll it is what would come of it.
    """

    what: Subject = Subject.TARGET
    only_effect: bool = False


@dataclass(frozen=True)
class Tap:
    """The card is tapped; where it is the site, one more minor item may be played afterwards. [SITE-33]

    Or a tapped card is inverted: the next of its stages. Perhaps only if no other copy has come that far. Of
    a company it is one untapped character, whichever its player likes, if there is one.
    """

    what: Subject
    inverting: bool = False
    first_copy: bool = False


@dataclass(frozen=True)
class Untap:
    """The card is untapped if it is tapped; of a company, every tapped character who is not wounded."""

    what: Subject


@dataclass(frozen=True)
class Become:
    """The character is healed and untapped if he is wounded, or is wounded without a body check, or lost.

    Of a company everybody in it is healed and untapped who is wounded.
    """

    who: Subject
    state: State


@dataclass(frozen=True)
class CorruptionCheck:
    """The character makes a corruption check, as often as the number says, or everybody in the company does.

    Or everybody at the site of the company, or each such character in play does, whosever he is.
    Or one for each item that others in his company bear, less its corruption points. Something may follow
    if he succeeds; something else than his loss may follow if he fails, or he is discarded at worst.
    """

    by: Subject
    modifier: int = 0
    times: Number | None = None
    for_others_items: bool = False
    then: Effect | None = None
    failing: Put | None = None
    never_eliminates: bool = False
    each: Such | None = None


@dataclass(frozen=True)
class TestRing:
    """The gold ring is tested, perhaps with a modified roll, or with the one of two that is chosen. [ITM-15]

    Or without a roll: any kind of ring that such a test could show may be played, but The One Ring. Or `any`
    ring but that one, in place of the gold ring, which otherwise stays.
    """

    ring: Subject = Subject.TARGET
    modifier: int = 0
    twice: bool = False
    without_roll: bool = False
    any_ring: bool = False


@dataclass(frozen=True)
class RollFor:
    """The player of the target, of the user, or of this card rolls and adds numbers for it.

    Below a number, or above another, something happens; and perhaps something worse below a third, and
    something less bad between that and a fourth. The number to exceed may depend on who attacks, or it is the
    character's mind and so much more. The roll may be a check that cards speak of. Or each player
    makes one for each faction that he has in play; and perhaps the same happens if the dice alone show no
    more than a number. Perhaps an item of a class must first be discarded from the company for it. Other
    numbers may be taken off, as they are for the one who controls the target. Or the number to exceed is the
    prowess of the attack at hand.
    """

    then: tuple[Effect, ...]
    plus: tuple[Number, ...] = ()
    below: int | None = None
    above: tuple[tuple[tuple[Race, ...], int], ...] = ()
    failing: tuple[int, Effect] | None = None
    kind: Check | None = None
    by: Subject = Subject.TARGET
    each_faction: bool = False
    or_dice_at_most: int = 0
    for_item: ItemClass | None = None
    minus: tuple[Number, ...] = ()
    between: tuple[int, Effect] | None = None
    above_mind: int | None = None
    above_attack: bool = False


@dataclass(frozen=True)
class ForTheTurn:
    """Until the end of the turn something holds for the target, or the company concerned.

    Perhaps it holds even until the player's next untap phase, or through his organization phase, or as long
    as a long-event would. [EVT-08] More may go with a first one.
    """

    standing: Standing
    on: Subject = Subject.TARGET
    until_untap: bool = False
    also: tuple[Standing, ...] = ()
    as_long_event: bool = False
    through_organization: bool = False


@dataclass(frozen=True)
class ReturnToSiteOfOrigin:
    """The company, or one character alone, goes back to where it came from; its phase is over. [MOV-45]

    Unless the company has one of these, each with at least so much prowess.
    """

    who: Subject = Subject.COMPANY
    unless: tuple[tuple[Such, int], ...] = ()


@dataclass(frozen=True)
class ReplaceNewSite:
    """The card's player replaces the new site of the company by another one of his location deck. [MOV-13]

    Perhaps one in the same region or an adjacent one, or one with such a region in its site path, or one in
    some regions. Or it is the site where his own company is; in its site phase it then does nothing more.
    """

    nearby: bool = False
    through: RegionType | None = None
    within: tuple[str, ...] = ()
    present: bool = False


@dataclass(frozen=True)
class GuessCard:
    """The player names a card and his opponent shows his hand; if it is in it, something happens."""

    then: tuple[Effect, ...]


@dataclass(frozen=True)
class If:
    """Something happens only if all of this holds when its turn comes."""

    conditions: tuple[Condition, ...]
    then: tuple[Effect, ...]


@dataclass(frozen=True)
class EndTheGame:
    """The player of the card wins at once; perhaps an item that the target bears is destroyed. [WIN-04]

    Or the end is called for the player whose turn it is, if he may have it called. [WIN-21]
    """

    destroying: Keyword | None = None
    called: bool = False


Effect: TypeAlias = (
    Modify
    | Fights
    | InCombat
    | SendCreature
    | ToCards
    | ByAgents
    | FromPiles
    | ModifyCheck
    | CancelCard
    | Tap
    | Untap
    | Become
    | CorruptionCheck
    | TestRing
    | RollFor
    | ForTheTurn
    | ReturnToSiteOfOrigin
    | ReplaceNewSite
    | GuessCard
    | If
    | EndTheGame
)
