"""The hazard player shows hazards of his hand, and may play no others. [TIM-10]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import record, remember
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.rules.flow.performers import company_meant
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


def show_hazards(table: Table, declaration: Declaration) -> None:
    """From now on only what is shown may be played on the company."""
    remember(table, Remembered.ONLY_SHOWN, company_meant(table, declaration))
    table.push(ShowNext(1 - declaration.seat))


@final
class ShowNext(Choice):
    """Another hazard to show, or no more of them."""

    __slots__ = ()

    asks: ClassVar[Question] = Question.SHOW_HAZARDS

    def options(self, table: Table) -> Sequence[Action]:
        held = [card for card in table.pile(self.seat, HAND) if table.printed[card].hazard]
        hidden = tuple([card for card in held if not noted(table, Remembered.SHOWN, card)])
        return [PASS, *[Action(Verb.SHOW, card) for card in one_of_each(table, hidden)]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SHOW:
            remember(table, Remembered.SHOWN, action.card)
            record(table, Happening.TURNED_UP, action.card, seat=self.seat)
            table.push(ShowNext(self.seat))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
