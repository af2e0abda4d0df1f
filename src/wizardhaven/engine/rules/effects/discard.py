"""Cards that must be discarded: one that is meant, the items of a character, or one of several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import discard, store, tap
from wizardhaven.engine.changes.off_to_the_side import leave_items
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import company_of, members_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.items.given_up import given_instead, items_of_class
from wizardhaven.engine.queries.items.trophies import is_trophy
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.flow.performers import Perform, always, company_meant, meant
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.rules.piles.hand import discard_from_hand
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import names_in, part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, Such, With, parts
from wizardhaven.vocabulary.terms import ItemClass, Pile, Turned

TO_KEEP: Final = 2
"""How many cards it takes to keep a card against which one was given up."""


def lose(table: Table, card: CardId) -> None:
    """The card is discarded; of an item its player may give up another one in its stead."""
    if table.watchers and given_instead(table, card):
        table.push(LoseItem(table.owners[card], table.cards[table.cards[card].on].company, card))
    else:
        discard(table, card)


@final
class DiscardEither(Choice):
    """The player discards the card, or keeps it by discarding another one from his hand."""

    __slots__ = ("card", "effect")

    asks: ClassVar[Question] = Question.DISCARD_EITHER

    def __init__(self, seat: int, card: CardId, effect: Put) -> None:
        super().__init__(seat)
        self.card = card
        self.effect = effect

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        fitting = given_up(table, self.seat, self.effect)
        return [Action(Verb.DISCARD, card) for card in (self.card, *fitting)]

    def take(self, table: Table, action: Action) -> None:
        if action.card == self.card:
            discard(table, self.card)
            return
        if self.effect.by is Whose.ANYBODYS:
            table.push(Contend(1 - self.seat, self.card, self.effect))
        show_and_discard(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def keep_or_discard(table: Table, card: CardId, put: Put, company: CompanyId) -> Step:
    """Its player discards the card, or keeps it at the cost that is said."""
    if part_of_tapping(put) is not None:
        return TapOrDiscard(table.owners[card], card, put, company)
    return DiscardEither(table.owners[card], card, put)


def part_of_tapping(put: Put) -> Turned | None:
    """Whether somebody who is untapped may tap to keep the card."""
    return part_of(put.or_else, Turned) if put.or_else is not None else None


@final
class TapOrDiscard(Choice):
    """Somebody such of the company taps, or the card is discarded."""

    __slots__ = ("card", "company", "effect")

    asks: ClassVar[Question] = Question.TAP_TO_KEEP

    def __init__(self, seat: int, card: CardId, effect: Put, company: CompanyId) -> None:
        super().__init__(seat)
        self.card = card
        self.effect = effect
        self.company = company

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        assert self.effect.or_else is not None
        if table.cards[self.card].place != IN_PLAY:
            return [PASS]
        able = [one for one in members_of(table, self.company) if fits(table, one, self.effect.or_else)]
        return [PASS, *[Action(Verb.PLAY_AT_SITE, self.card, one) for one in able]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY_AT_SITE:
            tap(table, action.other)
        elif table.cards[self.card].place == IN_PLAY:
            discard(table, self.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def given_up(table: Table, seat: int, effect: Put) -> list[CardId]:
    """The cards in a hand that may be given for the one that is to be discarded, one of each."""
    held = one_of_each(table, table.pile(seat, HAND))
    assert effect.or_else is not None
    return [card for card in held if fits_printed(table.printed[card], effect.or_else)]


def show_and_discard(table: Table, card: CardId) -> None:
    """A card is discarded from hand that must be of some sort, so that everybody sees it."""
    record(table, Happening.TURNED_UP, card, seat=table.owners[card])
    discard_from_hand(table, card)


@final
class Contend(Choice):
    """A player may give up cards from his hand: one against the card, or two of his own to keep it.

    Of the two he has given one if only one is `left`. Whoever gives no more has lost.
    """

    __slots__ = ("card", "effect", "left")

    asks: ClassVar[Question] = Question.CONTEND

    def __init__(self, seat: int, card: CardId, effect: Put, left: int = 1) -> None:
        super().__init__(seat)
        self.card = card
        self.effect = effect
        self.left = left

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        fitting = given_up(table, self.seat, self.effect)
        offers = [Action(Verb.DISCARD, card) for card in fitting]
        if self.left == 1 and self._keeps(table):
            return offers or [PASS]
        count = self._count(table)
        return [PASS, *offers] if count >= self.left else [PASS]

    def _count(self, table: Table) -> int:
        held = [table.printed[one] for one in table.pile(self.seat, HAND)]
        assert self.effect.or_else is not None
        return len([one for one in held if fits_printed(one, self.effect.or_else)])

    def _keeps(self, table: Table) -> bool:
        """Whether it is the card's own player."""
        return self.seat == table.owners[self.card]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            if self._keeps(table):
                discard(table, self.card)
            return
        if self._keeps(table) and self.left > 1:
            table.push(Contend(self.seat, self.card, self.effect, self.left - 1))
        else:
            table.push(Contend(1 - self.seat, self.card, self.effect, 1 if self._keeps(table) else TO_KEEP))
        show_and_discard(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@puts(Way.ITEMS_LOST, always)
def perform_discard_items(table: Table, effect: Effect, declaration: Declaration) -> None:
    """All such items of somebody go, or a single one of the company's; its player or this card's chooses."""
    assert isinstance(effect, Put)
    assert not isinstance(effect.what, Subject)
    if effect.count is not None:
        bearer = borne_by(table, effect.what, declaration) if part_of(effect.what, On) else NO_CARD
        number = company_meant(table, declaration) if bearer == NONE else company_of(table, bearer)
        company = table.companies.get(number)
        if company is not None:
            seat = company.seat if effect.by is Whose.OF_THE_COMPANY else declaration.seat
            then = _along(table, effect, declaration)
            table.push(LoseItem(seat, company.id, then=then, such=effect.what, bearer=bearer))
        return
    for card in _items(table, borne_by(table, effect.what, declaration)):
        if all(
            [fits_printed(table.printed[card], one) for one in parts(effect.what) if isinstance(one, Not)]
        ):
            lose(table, card)


def _along(table: Table, put: Put, declaration: Declaration) -> tuple[Step, ...]:
    """What goes with it: this card, if that is said and it is still there."""
    if put.onto is not Subject.THIS_CARD or table.cards[declaration.card].place != IN_PLAY:
        return ()
    return (Perform(Put(Subject.THIS_CARD, Pile.DISCARD_PILE), declaration),)


@puts(Way.ITEMS_LEFT, always)
def perform_leave_items(table: Table, effect: Effect, declaration: Declaration) -> None:
    """What lies on his items is discarded, and they are kept with the card."""
    assert isinstance(effect, Put)
    assert not isinstance(effect.what, Subject)
    character = borne_by(table, effect.what, declaration)
    for item in table.cards[character].carried:
        for on_it in table.cards[item].carried if table.printed[item].kind == ITEM else ():
            discard(table, on_it)
    leave_items(table, character, declaration.card)


@puts(Way.ITEMS_STORED, always)
def perform_store_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """An item of that name that he bears goes among the points of its player. [ORG-54]"""
    assert isinstance(effect, Put)
    assert not isinstance(effect.what, Subject)
    bearer = borne_by(table, effect.what, declaration)
    company = table.companies.get(table.cards[bearer].company)
    for card in table.cards[bearer].carried:
        if company is not None and table.printed[card].name in names_in(effect.what):
            store(table, card, company.site)
            return


def borne_by(table: Table, such: Such, declaration: Declaration) -> CardId:
    """On whom the cards lie that are meant."""
    on = part_of(such, On)
    assert on is not None
    assert isinstance(on.whom, Subject)
    return meant(table, on.whom, declaration)


def _items(table: Table, character: CardId) -> list[CardId]:
    """What he bears; a trophy is handled as a minor item. [CMB-71]"""
    carried = table.cards[character].carried
    return [card for card in carried if table.printed[card].kind == ITEM or is_trophy(table, card)]


@final
class LoseItem(Choice):
    """The company's player says which of its items is discarded.

    Any of them that is `such`, perhaps only what one `bearer` has; that one or what may go instead of it; or
    one of a class if he likes, so that what is to come of it comes `then`. Or his opponent says which it is.
    """

    __slots__ = ("bearer", "company", "item", "item_class", "such", "then")

    asks: ClassVar[Question] = Question.LOSE_ITEM

    def __init__(
        self,
        seat: int,
        company: CompanyId,
        item: CardId = NO_CARD,
        item_class: ItemClass | None = None,
        then: tuple[Step, ...] = (),
        such: Such = Sort.ITEM,
        bearer: CardId = NO_CARD,
    ) -> None:
        super().__init__(seat)
        self.bearer = bearer
        self.company = company
        self.item = item
        self.item_class = item_class
        self.then = then
        self.such = such

    def options(self, table: Table) -> Sequence[Action]:
        members = members_of(table, self.company)
        if self.item != NONE:
            in_play = table.cards[self.item].place == IN_PLAY
            meant = [self.item, *given_instead(table, self.item)] if in_play else []
        elif self.item_class is not None:
            meant = items_of_class(table, members, self.item_class)
        else:
            bearers = members if self.bearer == NONE else (self.bearer,)
            borne = [item for member in bearers for item in _items(table, member)]
            meant = [item for item in borne if self._is_such(table, item)]
        offers = [Action(Verb.DISCARD, item) for item in meant]
        return offers if offers and self.item_class is None else [PASS, *offers]

    def _is_such(self, table: Table, item: CardId) -> bool:
        """Whether it is meant, apart from who bears it; a trophy is an item and nothing else. [CMB-71]"""
        printed = table.printed[item]
        for part in parts(self.such):
            if isinstance(part, (On, With)) or (part is Sort.ITEM and is_trophy(table, item)):
                continue
            if not fits_printed(printed, part):
                return False
        return True

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DISCARD:
            table.push(*self.then)
            if table.owners[action.card] != self.seat:  # its player may still give up another in its stead
                lose(table, action.card)
            else:
                discard(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
