"""Items that a character or a company must discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.effects.perform import company_meant, meant, performs
from wizardhaven.engine.queries.trophies import is_trophy
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.printed import ITEM
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import DiscardItems, Effect
from wizardhaven.vocabulary.terms import ItemClass


@performs(DiscardItems)
def perform_discard_items(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Every item that is not special goes, or a single one of the company's."""
    assert isinstance(effect, DiscardItems)
    if effect.only_one:
        company = table.companies.get(company_meant(table, declaration))
        if company is not None:
            table.push(LoseItem(company.seat, company.id))
        return
    for card in _items(table, meant(table, effect.of, declaration)):
        item = table.printed[card].item
        if item is None or item.item_class is not ItemClass.SPECIAL:
            discard(table, card)


def _items(table: Table, character: CardId) -> list[CardId]:
    """What he bears; a trophy is handled as a minor item. [CMB-71]"""
    carried = table.cards[character].carried
    return [card for card in carried if table.printed[card].kind == ITEM or is_trophy(table, card)]


@final
class LoseItem(Choice):
    """The company's player says which of its items is discarded."""

    __slots__ = ("company",)

    def __init__(self, seat: int, company: CompanyId) -> None:
        super().__init__(seat)
        self.company = company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(self.company)
        members = company.members if company is not None else ()
        items = [item for member in members for item in _items(table, member)]
        return [Action(Verb.DISCARD, item) for item in items] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DISCARD:
            discard(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
