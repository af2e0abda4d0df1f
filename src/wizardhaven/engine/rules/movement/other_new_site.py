"""A moving company comes to another site than the one it set out for. [MOV-13]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.companies import replace_destination, replace_present_site
from wizardhaven.engine.queries.movement.other_new_sites import replacements
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import company_meant
from wizardhaven.engine.rules.hazards.hazard_window import take_back_on_guard
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Send
from wizardhaven.vocabulary.subjects import Subject


def would_replace_new_site(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is another site to go to."""
    assert isinstance(effect, Send)
    return bool(replacements(table, context.seat, table.companies.get(context.company), effect))


def replace_new_site(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player of the card chooses a site, if his location deck has one that fits."""
    assert isinstance(effect, Send)
    number = company_meant(table, declaration)
    if replacements(table, declaration.seat, table.companies.get(number), effect):
        table.push(ChooseNewSite(declaration.seat, effect, number, declaration.card))


@final
class ChooseNewSite(Choice):
    """The player of the card must say which site of his location deck it is. [MOV-13]"""

    __slots__ = ("card", "company", "effect")

    asks: ClassVar[Question] = Question.NEW_SITE

    def __init__(self, seat: int, effect: Send, company: CompanyId, card: CardId) -> None:
        super().__init__(seat)
        self.effect = effect
        self.company = company
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        sites = replacements(table, self.seat, table.companies[self.company], self.effect)
        return [Action(Verb.REPLACE_SITE, site, self.card, number=self.company) for site in sites]

    def take(self, table: Table, action: Action) -> None:
        if self.effect.what is Subject.SITE:
            take_back_on_guard(table, self.company)
            replace_present_site(table, self.company, action.card)
        else:
            replace_destination(table, self.company, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
