"""What is turned up from hands and piles, and what lies beneath cards."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


@dataclass(frozen=True)
class TakeFromTop:
    """The player shows up to so many cards from the top of his play deck and takes one of them into his hand.

    He turns them up one after another, at least one, and stops when he likes.

    Or it is the player whose turn it is who looks at them: he lays an item that is neither a special one nor
    part of a hoard beneath this card, and shows the cards only if there is none. The rest is shuffled back.
    """

    cards: int
    beneath: bool = False


@dataclass(frozen=True)
class TurnUpAtRandom:
    """The opponent turns up so many cards of his hand, or of a pile of his, at random.

    Perhaps the player may remove one of them from the game that is not unique; the others stay there.
    """

    source: Pile
    count: int
    removing: bool = False


@dataclass(frozen=True)
class DiscardsFromHand:
    """What becomes of the cards that are discarded from hand: the opponent shows those that he discards.

    Perhaps the player may have a creature that is discarded in his turn attack his avatar's company instead.
    Or any player may lay what he discards on top of his play deck, where nobody sees it. [GLO-032]
    """

    creatures_attack: bool = False
    onto_deck: bool = False


@dataclass(frozen=True)
class KeepsItems:
    """Items that lie beneath the card are out of play; their player may play them as though from hand.

    Only at such sites. Items of a class he may put there himself: from his hand while he organizes, or where
    they could be stored at a haven. [OFF-01, ORG-53]
    """

    place: Such
    of_class: ItemClass | None = None


@dataclass(frozen=True)
class RemovesDiscarded:
    """Once stored it may be discarded as the opponent discards a common hazard for all to see. [ORG-54]

    The hazard is then removed from the game.
    """


@dataclass(frozen=True)
class ReshufflesUsed:
    """What he has used of these sorts goes back into the play deck where it would be discarded. [GLO-097]

    Only as long as he is the player's avatar. [ORG-20]
    """

    sorts: tuple[Keyword, ...]


@dataclass(frozen=True)
class LookAtTop:
    """The player looks at so many cards on top of each play deck; they are shuffled and lie there again.

    [GLO-097]
    """

    cards: int


FromPiles: TypeAlias = TakeFromTop | TurnUpAtRandom | LookAtTop
