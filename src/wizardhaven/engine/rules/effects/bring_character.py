"""A card brings a character into play away from havens and homes. [ORG-05, ORG-29]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.characters.brought_by_a_card import controllers, may_be_summoned
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.characters.coming_into_play import bring_into_play, why_nowhere
from wizardhaven.engine.rules.flow.performers import company_meant
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import HAND, CardId, CompanyId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.subjects import Subject


def would_bring_character(table: Table, effect: Effect, context: Context) -> bool:
    """Whether somebody could join the company."""
    assert isinstance(effect, Put)
    company = table.companies.get(context.company)
    return company is not None and may_be_summoned(table, company, effect, context.card)


@puts(Way.JOINED, would_bring_character)
def perform_bring_character(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player says who joins the company, and whom he follows."""
    assert isinstance(effect, Put)
    company = table.companies.get(company_meant(table, declaration))
    if company is not None:
        table.push(Summon(company.seat, company.id, effect, declaration.card))


@final
class Summon(Choice):
    """Somebody from hand joins the company, or nobody does; perhaps in exchange for the one who says so."""

    __slots__ = ("card", "company", "effect")

    asks: ClassVar[Question] = Question.SUMMON

    def __init__(self, seat: int, company: CompanyId, effect: Put, card: CardId) -> None:
        super().__init__(seat)
        self.card = card
        self.company = company
        self.effect = effect

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies.get(self.company)
        if company is None:
            return offers
        for card in table.pile(self.seat, HAND):
            if table.printed[card].avatar or why_nowhere(table, self.seat, card) is None:
                for leader in controllers(table, company, card, self.effect, self.card):
                    offers.append(Action(Verb.PLAY_CHARACTER, card, leader, number=company.id))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY_CHARACTER:
            bring_into_play(table, self.seat, action)
            if self.effect.onto is Subject.THIS_CARD:
                discard(table, self.card)
            if self.effect.count is None:
                table.push(Summon(self.seat, self.company, self.effect, self.card))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
