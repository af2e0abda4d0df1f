"""What is turned up from hands and piles, and what lies beneath cards."""

from dataclasses import dataclass

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Keyword, Pile


@dataclass(frozen=True)
class Look:
    """Cards of a hand or a pile are looked at, and perhaps one of them is put elsewhere.

    On top of a play deck their player sees them; of both decks, the player of this card, and they are
    shuffled and lie there again. [GLO-097] To take one into his hand he turns them up one after another, at
    least one, and stops when he likes; to lay such a one beneath this card he sees them all, and shows them
    only if there is none. The rest is shuffled back. Or the player of this card lays each of them there
    again, or beneath the deck, in any order: one for each successful strike, where no number is said.

    Of any other pile the opponent turns them up at random, so many or one for each that is counted, and
    perhaps one may be removed. Of his whole hand the player of this card alone sees the cards; or the
    opponent shows hazards of it as he likes, and of these alone he may then do such a deed to the company.
    """

    pile: Pile
    count: int | Count | None
    whose: Whose
    then: Put | Deed | None = None


@dataclass(frozen=True)
class DiscardsFromHand:
    """What becomes of the cards that are discarded from hand: the opponent shows those that he discards.

    Or the player may besides have a creature that is discarded in his turn come into play: it attacks his
    avatar's company. Or any player may lay what he discards on top of his play deck, unseen. [GLO-032]
    """

    to: Pile = Pile.DISCARD_PILE


@dataclass(frozen=True)
class Keeps:
    """Such items lie beneath the card, out of play; at such sites they are played as though from hand.

    Those of a class their player may put there himself: from his hand while he organizes, or where they could
    be stored at a haven. [OFF-01, ORG-53] Where no sites are said, they are factions that he wins over while
    the card is in play: they stay in play and give more points. If one is discarded, so is the card. [INF-03]
    """

    what: Such
    where: Such | None = None
    points: int = 0


@dataclass(frozen=True)
class ReshufflesUsed:
    """What he has used of these sorts goes back into the play deck where it would be discarded. [GLO-097]

    Only as long as he is the player's avatar. [ORG-20]
    """

    sorts: tuple[Keyword, ...]
