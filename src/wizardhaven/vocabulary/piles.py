"""What is turned up from hands and piles."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.terms import Source


@dataclass(frozen=True)
class TakeFromTop:
    """The player shows so many cards from the top of his play deck and takes one of them into his hand.

    The rest is shuffled back.
    """

    cards: int


@dataclass(frozen=True)
class TurnUpAtRandom:
    """The opponent turns up so many cards of his hand, or of a pile of his, at random.

    Perhaps the player may remove one of them from the game that is not unique; the others stay there.
    """

    source: Source
    count: int
    removing: bool = False


FromPiles: TypeAlias = TakeFromTop | TurnUpAtRandom
