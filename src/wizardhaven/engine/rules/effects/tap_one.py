"""A card makes a company tap somebody. [GLO-117]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.such import Such


def untapped_such(table: Table, members: tuple[CardId, ...], who: Such) -> list[CardId]:
    """Who of them is untapped and such a one."""
    return [one for one in members if table.cards[one].status == UNTAPPED and fits(table, one, who)]


@final
class TapOne(Choice):
    """The company's player says who taps; nobody does if nobody such is untapped."""

    __slots__ = ("company", "source", "who")

    asks: ClassVar[Question] = Question.TAP_ONE

    def __init__(self, seat: int, company: CompanyId, source: CardId, who: Such = ANYBODY) -> None:
        super().__init__(seat)
        self.company = company
        self.source = source
        self.who = who

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.source
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        untapped = untapped_such(table, table.companies[self.company].members, self.who)
        return [Action(Verb.TAP, member) for member in untapped] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.TAP:
            tap(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
