"""Cards that a player must give up, whichever of several he likes: stage cards, rings, any. [EVT-16]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import characters_of
from wizardhaven.engine.queries.cards.notes import counted_for
from wizardhaven.engine.queries.cards.rings import is_ring
from wizardhaven.engine.queries.players.stage_points import discardable, stage_points
from wizardhaven.engine.rules.flow.performers import always
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.rules.piles.hand import discard_from_hand
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DISCARD, HAND, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.such import AtMost


@puts(Way.GIVEN_UP, always)
def perform_give_up(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The opponent discards one, or is asked whether he would rather discard enough of them."""
    assert isinstance(effect, Put)
    seat = 1 - declaration.seat
    if effect.what is Sort.RING:
        _give_up_ring(table, seat)
    elif effect.what is Sort.CREATURE:
        table.push(GiveUpCards(seat, 1, creature=True))
    elif isinstance(effect.count, Count):
        table.push(GiveUpCards(seat, counted_for(table, declaration.card)))
    elif isinstance(effect.count, AtMost):
        table.push(GiveUpStages(seat, effect.count.number + 1, declaration.card))
    else:
        table.push(GiveUpStages(seat))


@final
class GiveUpStages(Choice):
    """A player discards a stage card; or so many that he has fewer stage points than `below`, or none.

    If he does, the `demand` is discarded as well; what it gives him does not count meanwhile. Once he has
    `begun` there is no way back.
    """

    __slots__ = ("begun", "below", "demand")

    asks: ClassVar[Question] = Question.GIVE_UP_STAGE

    def __init__(self, seat: int, below: int = 0, demand: CardId = NO_CARD, begun: bool = False) -> None:
        super().__init__(seat)
        self.below = below
        self.demand = demand
        self.begun = begun

    def options(self, table: Table) -> Sequence[Action]:
        cards = discardable(table, self.seat)
        offers = [Action(Verb.DISCARD, card) for card in one_of_each(table, cards)]
        if self.demand == NONE:
            return offers or [PASS]
        if self.begun:
            return offers or [PASS]
        most = sum([table.printed[card].stage_points for card in cards])
        enough = self._points(table) - most < self.below
        return [PASS, *offers] if enough else [PASS]

    def _points(self, table: Table) -> int:
        return stage_points(table, self.seat) - table.printed[self.demand].stage_points

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        _discard(table, action.card)
        if self.demand == NONE:
            return
        if self._points(table) < self.below:
            discard(table, self.demand)
        else:
            table.push(GiveUpStages(self.seat, self.below, self.demand, begun=True))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def _discard(table: Table, card: CardId) -> None:
    """A card in play, or one that lies among the points or is stored, goes to the discard pile."""
    if table.cards[card].place == IN_PLAY:
        discard(table, card)
    else:
        move(table, card, DISCARD)
        record(table, Happening.DISCARDED, card)


def _give_up_ring(table: Table, seat: int) -> None:
    """He chooses one of his rings, or shows that he has none."""
    if rings_of(table, seat):
        table.push(LoseRing(seat))
        return
    for card in table.pile(seat, HAND):
        record(table, Happening.TURNED_UP, card, seat=seat)


def rings_of(table: Table, seat: int) -> list[CardId]:
    """The rings in the player's hand and in his companies."""
    borne = [card for one in characters_of(table, seat) for card in table.cards[one].carried]
    found: list[CardId] = []
    for card in (*table.pile(seat, HAND), *borne):
        item = table.printed[card].item
        if item is not None and is_ring(item):
            found.append(card)
    return found


@final
class GiveUpCards(Choice):
    """A player discards so many cards from his hand, one after another, or all of them.

    Perhaps it must be a `creature`.
    """

    __slots__ = ("creature", "left")

    asks: ClassVar[Question] = Question.GIVE_UP_CARD

    def __init__(self, seat: int, left: int, creature: bool = False) -> None:
        super().__init__(seat)
        self.left = left
        self.creature = creature

    def about(self, table: Table, asked: Asked) -> None:
        asked.number = self.left

    def options(self, table: Table) -> Sequence[Action]:
        held = one_of_each(table, table.pile(self.seat, HAND)) if self.left > 0 else []
        if self.creature:
            held = [card for card in held if table.printed[card].kind == CREATURE]
        return [Action(Verb.DISCARD, card) for card in held] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DISCARD:
            table.push(GiveUpCards(self.seat, self.left - 1, self.creature))
            discard_from_hand(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class LoseRing(Choice):
    """A player says which of his rings is discarded, of those in hand and those in play."""

    __slots__ = ()

    asks: ClassVar[Question] = Question.GIVE_UP_RING

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.DISCARD, card) for card in rings_of(table, self.seat)]

    def take(self, table: Table, action: Action) -> None:
        if table.cards[action.card].place == HAND:
            record(table, Happening.TURNED_UP, action.card, seat=self.seat)
            discard_from_hand(table, action.card)
        else:
            discard(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
