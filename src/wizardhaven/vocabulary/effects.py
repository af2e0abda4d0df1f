"""What happens: each effect is done once, in the order in which a card lists them. [TIM-49]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.standing import Bonus, Standing
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Race,
    RegionType,
    Side,
    Source,
    State,
)


@dataclass(frozen=True)
class CancelAttack:
    """The attack at hand is cancelled, perhaps with all that its creature has still to come.

    Or with all other automatic-attacks of the site against the company.
    """

    and_further: bool = False
    and_others_here: bool = False


@dataclass(frozen=True)
class ChangeAttack:
    """The attack at hand has more or fewer strikes (perhaps half of them, rounded up), prowess or body.

    Strikes may be taken away only down to a minimum. Or all its strikes, and those of all that its creature
    has still to come, fail without a roll; body checks against it may then be modified. [CMB-33]
    """

    strikes: int = 0
    prowess: int = 0
    body: int = 0
    least_strikes: int = 0
    halving: bool = False
    failing: bool = False
    body_checks: int = 0


@dataclass(frozen=True)
class CancelStrike:
    """The strike at hand is cancelled, or made ineffectual. [CMB-29, CMB-35]"""

    ineffectual: bool = False


@dataclass(frozen=True)
class ChangeDefender:
    """Whoever faces the strike at hand has more or less prowess or body for it, or does not tap for it.

    Against a whole attack it is each such character who faces it; or the user may face several of its
    strikes, if his player gives him one, and is changed with each further one; or the target is `spared`:
    he is assigned no strike of it. [CMB-15] He may roll twice against the strike and use the better roll.
    """

    prowess: int = 0
    body: int = 0
    without_tapping: bool = False
    each: Characters | None = None
    several: bool = False
    spared: bool = False
    rolls_twice: bool = False


@dataclass(frozen=True)
class ModifyCheck:
    """The roll that is meant is modified, perhaps by no more than a maximum."""

    amount: int | Number
    maximum: int | None = None


@dataclass(frozen=True)
class CancelCard:
    """The card, in play or declared, or only its effect, is cancelled, or a lasting effect ends. [TIM-39]

    Of a roll it is what would come of it.
    """

    what: Subject = Subject.TARGET
    only_effect: bool = False


@dataclass(frozen=True)
class Discard:
    """The card is discarded, or its player discards a creature of some races from his hand instead.

    Or the card is removed from play for good. [GLO-087]
    """

    what: Subject
    or_creature: tuple[Race, ...] = ()
    for_good: bool = False


@dataclass(frozen=True)
class DiscardOnGuard:
    """The card that lies on-guard with the company is discarded. [MOV-36]"""


@dataclass(frozen=True)
class DiscardItems:
    """The character discards every item he bears that is not a special one.

    Or the company discards a single item, whichever its player likes.
    """

    of: Subject
    only_one: bool = False


@dataclass(frozen=True)
class ReturnToHand:
    """The character or faction goes back to hand; perhaps one of his items may pass to a companion first."""

    who: Subject
    passing_one_item: bool = False


@dataclass(frozen=True)
class RemoveHazardEvents:
    """All hazard permanent-events on the character, or on characters of the company, are discarded.

    Or they go back to the opponent's hand; or each only if a roll exceeds the number that its own text
    asks for, or the given one if it asks for none.
    """

    of: Subject = Subject.COMPANY
    to_hand: bool = False
    rolling_above: int | None = None


@dataclass(frozen=True)
class Tap:
    """The card is tapped; where it is the site, one more minor item may be played afterwards. [SITE-33]"""

    what: Subject


@dataclass(frozen=True)
class Untap:
    """The card is untapped if it is tapped; of a company, every tapped character who is not wounded."""

    what: Subject


@dataclass(frozen=True)
class Become:
    """The character is healed and untapped if he is wounded, or is wounded without a body check, or lost."""

    who: Subject
    state: State


@dataclass(frozen=True)
class CorruptionCheck:
    """The character makes a corruption check, as often as the number says, or everybody in the company does.

    Or one for each item that others in his company bear, less its corruption points. Something may follow
    if he succeeds; something else than his loss may follow if he fails, or he is discarded at worst.
    """

    by: Subject
    modifier: int = 0
    times: Number | None = None
    for_others_items: bool = False
    then: CancelStrike | EndTheGame | None = None
    failing: Discard | None = None
    never_eliminates: bool = False


@dataclass(frozen=True)
class BodyCheck:
    """Each character of the company makes a body check; whoever fails it is only tapped.

    Orcs and Trolls are discarded where their own cards say so. [CMB-50]
    """

    modifier: int = 0


@dataclass(frozen=True)
class TestRing:
    """The gold ring is tested, perhaps with a modified roll. [ITM-15]"""

    ring: Subject = Subject.TARGET
    modifier: int = 0


@dataclass(frozen=True)
class Fetch:
    """The player takes a card of his from one of these places into his play deck or his hand.

    A card of one of the sides will do, or a character where that is said, or a creature, either perhaps of
    some races, or an item of a class, perhaps only a common one or one of a side. Each player may do so, if
    that is said. Twice, if he likes, while the condition holds; or several cards, or up to so many, if he
    likes and all conditions for it hold. Or, if he likes, his avatar, whom he brings into play at the site.
    [ORG-09] Or a faction; or an item, ally or faction that can be played where the card is. Or all such
    cards there are, whether he likes or not.
    """

    sources: tuple[Source, ...]
    sides: tuple[Side, ...] = ()
    characters: bool = False
    keywords: tuple[Keyword, ...] = ()
    to_hand: bool = False
    avatar_into_play: bool = False
    twice_if: Condition | None = None
    count: int = 1
    only_if: tuple[Condition, ...] = ()
    creatures: bool = False
    item_class: ItemClass | None = None
    up_to: bool = False
    races: tuple[Race, ...] = ()
    each_player: bool = False
    factions: bool = False
    playable_here: bool = False
    every: bool = False
    common: bool = False
    alignment: Alignment | None = None


@dataclass(frozen=True)
class DrawCards:
    """The player draws so many cards."""

    count: int


@dataclass(frozen=True)
class RollFor:
    """The player of the target, of the user, or of this card rolls and adds numbers for it.

    Below a number, or above another, something happens; and perhaps something worse below a third. The
    number to exceed may depend on who attacks. The roll may be a check that cards speak of. Or each player
    makes one for each faction that he has in play; and perhaps the same happens if the dice alone show no
    more than a number.
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


@dataclass(frozen=True)
class DiscardEnvironments:
    """All environment cards of that side in play are discarded and all such effects are cancelled."""

    side: Side


@dataclass(frozen=True)
class ForTheTurn:
    """Until the end of the turn something holds for the target, or the company concerned.

    Perhaps it holds even until the player's next untap phase, or as long as a long-event would. [EVT-08]
    More numbers may go with a first one.
    """

    standing: Standing
    on: Subject = Subject.TARGET
    until_untap: bool = False
    also: tuple[Bonus, ...] = ()
    as_long_event: bool = False


@dataclass(frozen=True)
class FaceAttack:
    """The company at once faces this attack, or ones like all the automatic-attacks at its new site.

    Or it faces the automatic-attacks themselves once more; perhaps with more prowess.
    """

    race: Race | None = None
    strikes: int = 0
    prowess: int = 0
    body: int | None = None
    again: bool = False


@dataclass(frozen=True)
class PlaceWith:
    """The card comes into play with this character, or with one who taps for it; else it is discarded.

    Or it is kept with the site, where it stays until that leaves play.
    """

    who: Subject | None = None


@dataclass(frozen=True)
class ReturnToSiteOfOrigin:
    """The company, or one character alone, goes back to where it came from; its phase is over. [MOV-45]

    Unless the company has one of these, each with at least so much prowess.
    """

    who: Subject = Subject.COMPANY
    unless: tuple[tuple[Characters, int], ...] = ()


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
class LetPlayItem:
    """An untapped character of the company may play an item that the site allows, tapped or not.

    The site does not tap for it. Or the item may be played whatever the site allows; perhaps only one that
    is neither unique nor part of a hoard; perhaps also one from other piles than his hand.
    """

    item_classes: tuple[ItemClass, ...]
    whatever_the_site: bool = False
    common: bool = False
    sources: tuple[Source, ...] = ()


@dataclass(frozen=True)
class BringCharacter:
    """A character from hand who is no avatar joins the company, besides the one of the turn. [ORG-05]

    He comes as somebody's follower; or under general influence, if that is said and enough is unused.
    An agent is meant only where that is said. [ORG-33]
    """

    general: bool = False
    agents: bool = False


@dataclass(frozen=True)
class KeepCard:
    """The target is stored where it is, as though its own text spoke of that site. [ORG-53]

    Or a card of that name from hand comes into play with this one, even if it is unique; its own text counts
    for nothing, and the Wizardhaven that is the target is protected. [FW-40]
    """

    name: str | None = None


@dataclass(frozen=True)
class GiveItem:
    """A common item of a class and of one of these sorts comes into play with any character at the site.

    From hand or one of these places; nobody taps for it.
    """

    item_class: ItemClass
    keywords: tuple[Keyword, ...]
    sources: tuple[Source, ...] = ()


@dataclass(frozen=True)
class GuessCard:
    """The player names a card and his opponent shows his hand; if it is in it, something happens."""

    then: tuple[Effect, ...]


@dataclass(frozen=True)
class DrawAnew:
    """The player shows his hand, sets all but hazards aside and draws up to his hand size.

    Then he lays what was set aside on top of his play deck, in any order.
    """


@dataclass(frozen=True)
class ArrangeTopCards:
    """The attacking player looks at the top of the other's play deck: a card for each successful strike.

    He lays each of them on top of it again or beneath it, in any order.
    """


@dataclass(frozen=True)
class GiveUpStageCard:
    """The opponent discards a stage card, whichever he likes. [EVT-16]

    Or as many as bring his stage points below a number, and this card with them; or none, if he likes, and
    this card stays.
    """

    until_below: int | None = None


@dataclass(frozen=True)
class GiveUpRing:
    """The opponent discards a ring from his hand or his companies, whichever he likes.

    If he has none, he shows his hand.
    """


@dataclass(frozen=True)
class TurnUpItem:
    """The user turns up cards of the play deck until an item comes that he can bear, and none is special.

    Then he alone faces a strike of that prowess and one more for each card turned up, which cannot be
    cancelled; if it wounds him the item is discarded. The other cards are shuffled back.
    """

    prowess: int


@dataclass(frozen=True)
class JoinAttackedCompany:
    """He discards his allies and joins the attacked company; he must face a strike of that creature.

    After all attacks of the creature he taps and makes a corruption check.
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
class AgentDrivesAway:
    """The player rolls for the character whom the agent threatens, with more if it is at home itself.

    Above the character's mind and a number more he goes back to hand; an item may pass to a companion.
    """

    above_mind: int
    at_home: int = 0


@dataclass(frozen=True)
class EndTheGame:
    """The player of the card wins at once; perhaps an item that the target bears is destroyed. [WIN-04]

    Or the end is called for the player whose turn it is, if he may have it called. [WIN-21]
    """

    destroying: Keyword | None = None
    called: bool = False


Effect: TypeAlias = (
    CancelAttack
    | ChangeAttack
    | CancelStrike
    | ChangeDefender
    | ModifyCheck
    | CancelCard
    | Discard
    | DiscardOnGuard
    | DiscardItems
    | ReturnToHand
    | Tap
    | RemoveHazardEvents
    | Untap
    | Become
    | CorruptionCheck
    | BodyCheck
    | TestRing
    | Fetch
    | DrawCards
    | RollFor
    | DiscardEnvironments
    | ForTheTurn
    | FaceAttack
    | PlaceWith
    | ReturnToSiteOfOrigin
    | ReplaceNewSite
    | LetPlayItem
    | BringCharacter
    | KeepCard
    | GiveItem
    | GuessCard
    | DrawAnew
    | ArrangeTopCards
    | GiveUpStageCard
    | GiveUpRing
    | TurnUpItem
    | JoinAttackedCompany
    | AgentAttacks
    | AgentInfluences
    | AgentDrivesAway
    | EndTheGame
)
