"""An item or an ally comes into play with a character without being played at a site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.control import give_item, lay_on
from wizardhaven.engine.changes.piles import play
from wizardhaven.engine.queries.resources.given_items import (
    allies_in_exchange,
    gifts,
    items_in_exchange,
    stored_like,
)
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import company_meant, performs
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import ExchangeFor, GiveItem
from wizardhaven.vocabulary.effects import Effect


def would_give_item(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is such an item, and somebody for it."""
    assert isinstance(effect, GiveItem)
    return bool(gifts(table, context.card, effect))


@performs(GiveItem, would_give_item)
def perform_give_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says which item it is, and who receives it."""
    assert isinstance(effect, GiveItem)
    about = declaration.user if effect.tapping else declaration.card
    table.push(ChooseGift(declaration.seat, about, effect))


def would_exchange_for(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is an item for it; who it is for an ally is seen when it comes to that."""
    assert isinstance(effect, ExchangeFor)
    return effect.ally is not None or bool(items_in_exchange(table, context.card))


@performs(ExchangeFor, would_exchange_for)
def perform_exchange_for(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says what takes the place of the card, or the one who has been attacked by it does."""
    assert isinstance(effect, ExchangeFor)
    if effect.ally is None:
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

    def __init__(
        self, seat: int, card: CardId, effect: GiveItem | ExchangeFor, company: CompanyId = NO_COMPANY
    ) -> None:
        super().__init__(seat)
        self.company = company
        self.card = card
        self.effect = effect

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        offers = [Action(Verb.PLACE_WITH, card, one) for card, one in self._pairs(table)]
        if_he_likes = isinstance(self.effect, ExchangeFor) or self.effect.tapping
        return [PASS, *offers] if if_he_likes or not offers else offers

    def _pairs(self, table: Table) -> list[tuple[CardId, CardId]]:
        if isinstance(self.effect, GiveItem):
            return gifts(table, self.card, self.effect)
        if self.company != NONE:
            return allies_in_exchange(table, self.company, self.card, self.effect.ally)
        return items_in_exchange(table, self.card)

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        effect = self.effect
        if isinstance(effect, GiveItem):
            if effect.tapping:
                tap(table, action.other)
            if effect.as_stored:
                discard(table, stored_like(table, self.seat, action.card))
            give_item(table, action.card, action.other, never_stored=effect.as_stored)
            if effect.tapping:  # where nobody taps for it, it is only placed [GLO-079]
                play(table, action.card, action.other)
            return
        discard(table, self.card)
        play(table, action.card, action.other)
        if self.company != NONE:
            tap(table, action.other)
            lay_on(table, action.card, action.other)
        else:
            give_item(table, action.card, action.other)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
