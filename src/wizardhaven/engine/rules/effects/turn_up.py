"""Cards are turned up: from the top of a play deck, or at random from a hand or a pile. [GLO-091, GLO-097]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, remove_from_play
from wizardhaven.engine.changes.off_to_the_side import put_aside
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import members_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.open_piles import PLACES, open_pile
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.effects.arrange import arrange_top
from wizardhaven.engine.rules.effects.show_hazards import show_hazards
from wizardhaven.engine.rules.flow.chance import SeedChoice, Shuffle
from wizardhaven.engine.rules.flow.performers import company_meant, performs
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import OPENLY, Happening
from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, NO_CARD, NONE, STORED, CardId
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.shuffle import shuffled
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary import piles
from wizardhaven.vocabulary.amounts import Count, who_counts
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Pile


def would_look(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the player may look at cards, and there are some; of strikes nobody asks before."""
    assert isinstance(effect, piles.Look)
    if effect.whose is Whose.ANYBODYS or effect.count is None:
        return True
    if effect.pile is not Pile.TOP:
        return bool(table.pile(1 - context.seat, PLACES[effect.pile]))
    seat = context.seat if effect.whose is Whose.OWN else table.active
    return bool(open_pile(table, seat, DECK))


@performs(piles.Look, would_look)
def perform_look(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Cards are turned up by chance, or those on top of a play deck are seen."""
    assert isinstance(effect, piles.Look)
    seen_by = declaration.seat
    if isinstance(effect.then, Deed):
        show_hazards(table, declaration)
    elif effect.pile is Pile.HAND and effect.count is None:
        table.push(Look(seen_by, tuple(table.pile(1 - seen_by, HAND))))
    elif effect.pile is not Pile.TOP:
        table.push(PickAtRandom(1 - seen_by, effect, _how_many(table, effect, declaration)))
    elif not isinstance(effect.count, int):
        arrange_top(table, declaration)
    elif effect.then is None:
        _look_at_top(table, effect.count, seen_by)
    elif effect.then.to is Pile.HAND:
        _turn_up(table, effect.count, seen_by)
    else:
        _look_for(table, effect.count, effect.then, declaration.card)


def _how_many(table: Table, effect: piles.Look, declaration: Declaration) -> int:
    """So many, or as many as there are such characters in the company that is attacked."""
    if not isinstance(effect.count, Count):
        return effect.count or 0
    members = members_of(table, company_meant(table, declaration))
    return len([one for one in members if fits(table, one, who_counts(effect.count))])


def _turn_up(table: Table, count: int, seat: int) -> None:
    """The player turns up cards and takes one."""
    top = open_pile(table, seat, DECK)[-count:]
    table.push(Shuffle(seat))
    turn_up_next(table, seat, (), len(top))


def _look_for(table: Table, count: int, put: Put, host: CardId) -> None:
    """The active player looks for such a card among them; if there is none, he shows them."""
    assert not isinstance(put.what, Subject)
    seat = table.active
    top = tuple(reversed(open_pile(table, seat, DECK)[-count:]))
    table.push(Shuffle(seat))
    fitting = tuple([card for card in top if fits_printed(table.printed[card], put.what)])
    if fitting:
        table.push(PickFromTop(seat, fitting, host))
    else:
        for card in top:
            record(table, Happening.TURNED_UP, card, seat=seat)


def turn_up_next(table: Table, seat: int, seen: tuple[CardId, ...], left: int) -> None:
    """The next card is turned up, if there is one: the player takes a card or goes on. [GLO-091]"""
    if left:
        card = open_pile(table, seat, DECK)[-1 - len(seen)]
        record(table, Happening.TURNED_UP, card, seat=seat)
        table.push(PickFromTop(seat, (*seen, card), NO_CARD, left - 1))


@final
class PickFromTop(Choice):
    """A player takes one of these cards of his play deck: into his hand, or beneath the `host`. [OFF-01]

    Or he turns up the next one, as long as any are `left`, just as he draws cards. [MOV-19]
    """

    __slots__ = ("cards", "host", "left")

    asks: ClassVar[Question] = Question.TAKE_FROM_TOP

    def __init__(self, seat: int, cards: tuple[CardId, ...], host: CardId, left: int = 0) -> None:
        super().__init__(seat)
        self.cards = cards
        self.host = host
        self.left = left

    def options(self, table: Table) -> Sequence[Action]:
        taking = [Action(Verb.TAKE, card) for card in one_of_each(table, self.cards)]
        return [*taking, Action(Verb.SHOW)] if self.left else taking

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SHOW:
            turn_up_next(table, self.seat, self.cards, self.left)
        elif self.host == NONE:
            move(table, action.card, HAND)
            record(table, Happening.FETCHED, action.card, seat=self.seat, number=OPENLY)
        else:
            put_aside(table, action.card, self.host)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def _look_at_top(table: Table, count: int, looker: int) -> None:
    """Only the player sees the cards, of his own play deck first; then chance lays them anew. [GLO-097]"""
    for owner in (1 - looker, looker):
        top = open_pile(table, owner, DECK)[-count:]
        if top:
            table.push(Look(looker, tuple(reversed(top))), Shuffle(owner, len(top)))


@final
class Look(Step):
    """A player sees these cards of a play deck or of a hand, and nobody else does."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[CardId, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, table: Table) -> None:
        for card in self.cards:
            record(table, Happening.LOOKED_AT, card, seat=self.seat)


@final
class PickAtRandom(SeedChoice):
    """Which cards are turned up is left to chance; sites are left aside."""

    __slots__ = ("count", "effect")

    asks: ClassVar[Question] = Question.AT_RANDOM

    def __init__(self, owner: int, effect: piles.Look, count: int) -> None:
        super().__init__(owner)
        self.effect = effect
        self.count = count

    def take(self, table: Table, action: Action) -> None:
        there = table.pile(self.owner, PLACES[self.effect.pile])
        cards = sorted([c for c in there if table.printed[c].kind != SITE])
        found = shuffled(cards, action.number)[: self.count]
        for card in found:
            record(table, Happening.TURNED_UP, card, seat=self.owner)
        if self.effect.then is not None:
            table.push(MayRemove(1 - self.owner, found))


@final
class MayRemove(Choice):
    """A player may remove one of these cards of his opponent's from the game, if it is not unique.

    If he does so `by` a card of his, that is discarded.
    """

    __slots__ = ("by", "cards")

    asks: ClassVar[Question] = Question.MAY_REMOVE

    def __init__(self, seat: int, cards: tuple[CardId, ...], by: CardId = NO_CARD) -> None:
        super().__init__(seat)
        self.cards = cards
        self.by = by

    def options(self, table: Table) -> Sequence[Action]:
        if self.by != NONE and table.cards[self.by].place != STORED:
            return [PASS]  # another card has been removed by it
        common = tuple([card for card in self.cards if not table.printed[card].unique])
        return [PASS, *[Action(Verb.REMOVE, card) for card in one_of_each(table, common)]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.REMOVE:
            remove_from_play(table, action.card)
            if self.by != NONE:
                discard(table, self.by)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def hazard_discarded(table: Table, card: CardId) -> None:
    """A hazard was discarded for all to see: a card that the other player has stored may remove it."""
    printed = table.printed[card]
    if not printed.hazard or printed.unique or table.cards[card].place != DISCARD:
        return
    seat = 1 - table.owners[card]
    for stored in table.watchers:
        if table.printed[stored].removes_discarded and table.owners[stored] == seat:
            if table.cards[stored].place == STORED:
                table.push(MayRemove(seat, (card,), stored))
                return
