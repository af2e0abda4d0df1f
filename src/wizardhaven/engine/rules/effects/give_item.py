"""An item or an ally comes into play with a character without being played at a site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.control import give_item, lay_on
from wizardhaven.engine.changes.piles import play
from wizardhaven.engine.queries.resources.findable import stored_like
from wizardhaven.engine.queries.resources.given_items import (
    allies_in_exchange,
    gifts,
    items_in_exchange,
)
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import company_meant
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject


def would_give_item(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is such an item, and somebody for it."""
    assert isinstance(effect, Put)
    return bool(gifts(table, context.card, effect))


@puts(Way.GIVEN, would_give_item)
def perform_give_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says which item it is, and who receives it; whether he likes where somebody taps for it."""
    assert isinstance(effect, Put)
    about = declaration.user if effect.may else declaration.card
    table.push(ChooseGift(declaration.seat, about, effect))


def would_exchange_for(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is an item for it; who it is for an ally is seen when it comes to that."""
    assert isinstance(effect, Put)
    theirs = effect.by is Whose.OF_THE_COMPANY
    return theirs or bool(items_in_exchange(table, context.card, effect))


@puts(Way.EXCHANGED, would_exchange_for)
def perform_exchange_for(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says what takes the place of the card, or the one who has been attacked by it does."""
    assert isinstance(effect, Put)
    if effect.by is not Whose.OF_THE_COMPANY:
        table.push(ChooseGift(declaration.seat, declaration.card, effect))
        return
    company = table.companies.get(company_meant(table, declaration))
    if company is not None:
        table.push(ChooseGift(company.seat, declaration.card, effect, company.id))


@final
class ChooseGift(Choice):
    """Such an item goes to somebody at the site of the card, or in the company of whoever had it; he taps.

    Or it takes the place of the card, or an ally who comes to the `company` does.
    """

    __slots__ = ("card", "company", "effect")

    asks: ClassVar[Question] = Question.GIFT

    def __init__(self, seat: int, card: CardId, effect: Put, company: CompanyId = NO_COMPANY) -> None:
        super().__init__(seat)
        self.company = company
        self.card = card
        self.effect = effect

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        offers = [Action(Verb.PLACE_WITH, card, one) for card, one in self._pairs(table)]
        return [PASS, *offers] if self.effect.may or not offers else offers

    def _pairs(self, table: Table) -> list[tuple[CardId, CardId]]:
        if self.effect.onto is not Subject.THIS_CARD:
            return gifts(table, self.card, self.effect)
        if self.company != NONE:
            return allies_in_exchange(table, self.company, self.card, self.effect)
        return items_in_exchange(table, self.card, self.effect)

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        if self.effect.onto is not Subject.THIS_CARD:
            self._give(table, action)
            return
        discard(table, self.card)
        play(table, action.card, action.other)
        if self.company != NONE:
            tap(table, action.other)
            lay_on(table, action.card, action.other)
        else:
            give_item(table, action.card, action.other)

    def _give(self, table: Table, action: Action) -> None:
        assert not isinstance(self.effect.what, Subject)
        like_stored = says(self.effect.what, Mark.STORED)
        if self.effect.may:
            tap(table, action.other)
        if like_stored:
            discard(table, stored_like(table, action.card))
        give_item(table, action.card, action.other, never_stored=like_stored)
        if self.effect.may:  # where nobody taps for it, it is only placed [GLO-079]
            play(table, action.card, action.other)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
