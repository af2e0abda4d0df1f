"""What happens to cards: taken from piles, given up, brought into play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


@dataclass(frozen=True)
class DiscardItems:
    """The character discards every item he bears that is not a special one.

    Or the company discards a single item, whichever its player likes; or a ring, whichever the player of this
    card likes, and this card goes with it.
    """

    of: Subject
    only_one: bool = False
    ring: bool = False


@dataclass(frozen=True)
class LeaveItems:
    """All items of the character are off to the side with this card. [OFF-01]

    They are given back to the avatar on whom it comes to lie.
    """

    of: Subject


@dataclass(frozen=True)
class RemoveHazardEvents:
    """All hazard permanent-events on the character, or on characters of the company, are discarded.

    Or they go back to the opponent's hand; or each only if a roll exceeds the number that its own text
    asks for, or the given one if it asks for none. Perhaps only those with that word on them.
    """

    of: Subject = Subject.COMPANY
    to_hand: bool = False
    rolling_above: int | None = None
    keyword: Keyword | None = None


@dataclass(frozen=True)
class Put:
    """What the text has named is put somewhere; or such cards are, so many of them or all that there are.

    The player chooses them among his own in these piles; of up to so many he may stop after the first.
    Perhaps he need not put any; perhaps each player puts some of his. All such cards that are in play may be
    anybody's; of environments their effects are cancelled as well. An avatar who is put into play comes to
    the site. [ORG-09] Perhaps the opponent is shown what it was. What goes to the discard pile may be kept by
    discarding such a card from hand instead; perhaps that is contested: his opponent may then discard one
    of his own against the card, the player two of his to keep it, the opponent one again, and so on.
    """

    what: Such | Subject
    to: Pile
    sources: tuple[Pile, ...] = (Pile.PLAY,)
    count: int | None = 1
    up_to: bool = False
    may: bool = False
    by: Whose = Whose.OWN
    shown: bool = False
    or_else: Such | None = None
    contested: bool = False


@dataclass(frozen=True)
class TakeLeave:
    """The character goes back to hand; one of his items may pass to a companion first."""

    who: Subject


@dataclass(frozen=True)
class DrawCards:
    """The player draws so many cards."""

    count: int


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
class GiveUp:
    """The opponent discards a stage card, whichever he likes. [EVT-16]

    Or as many as bring his stage points below a number, and this card with them; or none, if he likes, and
    this card stays. Or he discards a ring from his hand or his companies, whichever he likes; if he has none,
    he shows his hand. Or a card of his hand for each event of a race that is in play as this is declared.
    """

    until_below: int | None = None
    ring: bool = False
    for_each_event: Race | None = None


@dataclass(frozen=True)
class TurnUpItem:
    """The user turns up cards of the play deck until an item comes that he can bear, and none is special.

    Then he alone faces a strike of that prowess and one more for each card turned up, which cannot be
    cancelled; if it wounds him the item is discarded. The other cards are shuffled back.
    """

    prowess: int


@dataclass(frozen=True)
class PlaceWith:
    """The card comes into play with this character, or with one who taps for it; else it is discarded.

    Or it is kept with the site, where it stays until that leaves play. Or, if somebody taps for it, it lies
    in the marshalling point pile, and something is discarded. [GLO-066] The creature of the attack at hand
    may be off to the side with it. [OFF-01]
    """

    who: Subject | None = None
    among_points: bool = False
    discarding: Put | None = None
    with_creature: bool = False


@dataclass(frozen=True)
class LetPlayItem:
    """An untapped character of the company may play an item that the site allows, tapped or not.

    The site does not tap for it. Or the item may be played whatever the site allows; perhaps only one that
    is neither unique nor part of a hoard; perhaps also one from other piles than his hand.
    """

    item_classes: tuple[ItemClass, ...]
    whatever_the_site: bool = False
    common: bool = False
    sources: tuple[Pile, ...] = ()


@dataclass(frozen=True)
class BringCharacter:
    """A character from hand who is no avatar joins the company, besides the one of the turn. [ORG-05]

    He comes as somebody's follower; or under general influence, if that is said and enough is unused.
    An agent is meant only where that is said. [ORG-33] Perhaps only somebody of some race; perhaps this
    character is discarded for him, and the influence that controlled him is free. Or any number of them;
    of Ringwraiths, each as a follower of the player's own. [ORG-19]
    """

    general: bool = False
    agents: bool = False
    race: Race | None = None
    in_exchange: bool = False
    any_number: bool = False


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

    From hand or one of these places; nobody taps for it. Or, if the player likes, a character of the same
    company taps for it; then without a class any will do that is not special. Perhaps it must be identical to
    one that the opponent has stored: that one is discarded, and this one may never be stored.
    """

    item_class: ItemClass | None = None
    keywords: tuple[Keyword, ...] = ()
    sources: tuple[Pile, ...] = ()
    tapping: bool = False
    as_stored: bool = False


@dataclass(frozen=True)
class ExchangeFor:
    """If the player likes, any item from hand that is not special comes into play in place of this card.

    It does so with this card's bearer. Or the player of the attacked company may tap somebody of it, who is
    then joined by an ally of that name from his hand in place of this card.
    """

    ally: str | None = None


@dataclass(frozen=True)
class ShowHazards:
    """The opponent may show hazards of his hand; of these alone he may play any on the company from now on.

    Or place them on-guard.
    """


@dataclass(frozen=True)
class SendForth:
    """The player's avatar sends somebody of one of these races forth, whom he finds in the discard pile.

    He comes into play where the avatar is, in a company of his own and under general influence, besides the
    character of the turn. [ORG-05, ORG-29] If he has not moved to another site than the avatar's by then, he
    is discarded at the end of the movement/hazard phase.
    """

    races: tuple[Race, ...]


ToCards: TypeAlias = (
    DiscardItems
    | LeaveItems
    | RemoveHazardEvents
    | Put
    | TakeLeave
    | DrawCards
    | DrawAnew
    | ArrangeTopCards
    | GiveUp
    | TurnUpItem
    | PlaceWith
    | LetPlayItem
    | BringCharacter
    | KeepCard
    | GiveItem
    | ExchangeFor
    | ShowHazards
    | SendForth
)
