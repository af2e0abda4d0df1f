"""What happens to cards: taken from piles, given up, brought into play."""

from __future__ import annotations

from dataclasses import dataclass

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Such
from wizardhaven.vocabulary.terms import Pile


@dataclass(frozen=True)
class Put:
    """What the text has named is put somewhere; or such cards are, so many of them or all that there are.

    The player chooses them among his own in these piles; of up to so many he may stop after the first,
    of any number at any time.
    Perhaps he need not put any. Perhaps it is his opponent, the player of the company, or each player who
    puts some of his; or as many as bring a number of his down. All such cards in play may be anybody's; of
    environments their effects are cancelled as well; of hazards on somebody each perhaps goes only if a roll
    exceeds what its own text asks for, or this number.

    What comes into play does so with somebody: an item or a character with the company, or only with such
    a one of it; this card with somebody who taps for it, if the company is said or it comes among the
    points, or with such a one who does not; else it is discarded. What comes onto this card takes its
    place; what is discarded onto it takes it along. An avatar comes to the site; so does somebody whom he
    sends forth, in a company of his own: unless that has gone elsewhere by the end of the movement/hazard
    phase, he is discarded. [ORG-05, ORG-09, ORG-29] Of somebody who goes back to hand one item may first
    pass to such a one.

    Perhaps the opponent is shown what it was, or that there was none. What goes to the discard pile may
    be kept by discarding such a card from hand instead, or if such an untapped one of the company taps
    for it; if both players have a say in that, his opponent may discard one of his own against it, the
    player two of his to keep it, the opponent one again, and so on.
    """

    what: Such | Subject
    to: Pile
    sources: tuple[Pile, ...] = (Pile.PLAY,)
    count: int | Count | AtMost | None = 1
    up_to: bool = False
    may: bool = False
    by: Whose = Whose.OWN
    shown: bool = False
    or_else: Such | None = None
    onto: Such | None = None
    above: int | None = None
