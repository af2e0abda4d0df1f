"""A card makes a company tap somebody. [GLO-117]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


@final
class TapOne(Choice):
    """The company's player says who taps; nobody does if nobody is untapped."""

    __slots__ = ("company", "source")

    asks: ClassVar[Question] = Question.TAP_ONE

    def __init__(self, seat: int, company: CompanyId, source: CardId) -> None:
        super().__init__(seat)
        self.company = company
        self.source = source

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.source
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        members = table.companies[self.company].members
        untapped = [member for member in members if table.cards[member].status == UNTAPPED]
        return [Action(Verb.TAP, member) for member in untapped] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.TAP:
            tap(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
