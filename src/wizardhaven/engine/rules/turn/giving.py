"""An item comes into play with a character without being played at a site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.control import give_item
from wizardhaven.engine.effects.perform import performs
from wizardhaven.engine.queries.gifts import gifts, stored_like
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import GiveItem
from wizardhaven.vocabulary.effects import Effect


@performs(GiveItem)
def perform_give_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says which item it is, and who receives it."""
    assert isinstance(effect, GiveItem)
    about = declaration.user if effect.tapping else declaration.card
    table.push(ChooseGift(declaration.seat, about, effect))


@final
class ChooseGift(Choice):
    """Such an item goes to somebody at the site of the card, or in the company of whoever had it; he taps."""

    __slots__ = ("card", "effect")

    def __init__(self, seat: int, card: CardId, effect: GiveItem) -> None:
        super().__init__(seat)
        self.card = card
        self.effect = effect

    def options(self, table: Table) -> Sequence[Action]:
        pairs = gifts(table, self.card, self.effect)
        offers = [Action(Verb.PLACE_WITH, item, one) for item, one in pairs]
        if_he_likes = self.effect.in_exchange or self.effect.tapping
        return [PASS, *offers] if if_he_likes or not offers else offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLACE_WITH:
            if self.effect.in_exchange:
                discard(table, self.card)
            if self.effect.tapping:
                tap(table, action.other)
            if self.effect.as_stored:
                discard(table, stored_like(table, self.seat, action.card))
            give_item(table, action.card, action.other, never_stored=self.effect.as_stored)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
