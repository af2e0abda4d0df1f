"""In which way cards are put elsewhere: what follows from which they are, where they lie and where they go.

Rules, texts and whoever plans by a card ask here, and nowhere else.
"""

from __future__ import annotations

from enum import Enum

from wizardhaven.vocabulary.asked_for import mentions, part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On, Such, With, parts
from wizardhaven.vocabulary.terms import ItemClass, Pile, Side


class Way(Enum):
    """What becomes of the cards."""

    __hash__ = object.__hash__  # it is looked up again and again, and Enum's own is slower

    NAMED = "what the text has named is discarded, removed or goes back to hand"
    LEAVING = "somebody goes back to hand, and one of his items may pass to a companion"
    PLACED = "this card comes into play with somebody, or among the points if somebody taps for it"
    STORED = "what the text has named is stored where it is"
    KEPT = "something is kept with this card: the creature at hand, or a card from hand"
    SWEPT = "all such cards in play go"
    ITEMS_LOST = "items that somebody bears are discarded"
    ITEMS_LEFT = "items that somebody bears are off to the side with this card"
    ITEMS_STORED = "an item that somebody bears is stored where he is"
    RELIEVED = "hazards that lie on somebody are taken off him"
    GIVEN_UP = "the opponent discards something of his, whichever he likes"
    DRAWN = "cards are drawn"
    FETCHED = "the player looks for cards in his piles"
    AVATAR = "the player looks for his avatar, who comes into play"
    SENT = "somebody comes into play in a company of his own, which must go"
    JOINED = "somebody comes into play in a company"
    PLAYED = "somebody of a company may play an item"
    GIVEN = "an item comes into play with somebody without being played at a site"
    PASSED = "an item that somebody bears may pass to somebody else of his company"
    EXCHANGED = "an item or an ally takes the place of this card"


def way_of(put: Put) -> Way:
    """In which way the cards are put there."""
    what, to = put.what, put.to
    if isinstance(what, Subject):
        if to is Pile.DISCARD_PILE or to is Pile.HAND or to is Pile.REMOVED:
            return Way.NAMED if put.onto is None else Way.LEAVING
        if to is Pile.STORED:
            return Way.STORED
        return Way.KEPT if to is Pile.ASIDE else Way.PLACED
    if to is Pile.PLAY:
        return _into_play(put, what)
    if put.by is Whose.OPPONENTS:
        return Way.GIVEN_UP
    if put.sources == (Pile.PLAY,):
        return _from_play(put, what)
    if put.sources == (Pile.TOP,):
        return Way.DRAWN
    return Way.KEPT if to is Pile.ASIDE and put.sources == (Pile.HAND,) else Way.FETCHED


def _from_play(put: Put, what: Such) -> Way:
    hazards = somebodys = False
    for part in parts(what):
        if part is Mark.FOLLOWER:
            return Way.SWEPT  # somebody himself, and nothing that he bears
        hazards = hazards or part is Side.HAZARD
        somebodys = somebodys or isinstance(part, (On, With))
    if not somebodys:
        return Way.SWEPT
    if hazards:
        return Way.RELIEVED
    if put.to is Pile.STORED:
        return Way.ITEMS_STORED
    return Way.ITEMS_LEFT if put.to is Pile.ASIDE else Way.ITEMS_LOST


def _into_play(put: Put, what: Such) -> Way:
    for part in parts(what):
        if part is Sort.AVATAR:
            return Way.AVATAR
    if mentions(what, Sort.CHARACTER):
        return Way.SENT if put.onto is Subject.SITE else Way.JOINED
    if put.sources == (Pile.PLAY,):
        return Way.PASSED
    if put.onto is Subject.THIS_CARD:
        return Way.EXCHANGED
    return Way.PLAYED if put.onto is Subject.COMPANY else Way.GIVEN


def is_chosen_among_items(use: Use) -> bool:
    """Whether items that the company bears are discarded for it, which its player chooses."""
    for cost in use.costs:
        if isinstance(cost, Put) and not isinstance(cost.what, Subject):
            if part_of(cost.what, ItemClass) is not None:
                return True
    return False


def comes_among_points(use: Use) -> bool:
    """Whether this card may come to lie among its player's points by it."""
    for effect in use.effects:
        if isinstance(effect, Put) and effect.what is Subject.THIS_CARD and effect.to is Pile.POINTS:
            return True
    return False
