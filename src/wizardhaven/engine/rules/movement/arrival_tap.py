"""At some new sites a company has to tap somebody as soon as they are revealed. [MOV-06]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.sites.sites import site_of
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import UNTAPPED, CompanyId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.sites import TapsOnArrival


def must_tap(table: Table, company: Company) -> bool:
    """Whether the new site asks that of such a company."""
    for ability in site_of(table, company.destination).abilities:
        if isinstance(ability, TapsOnArrival) and ability.overt == is_overt(table, company):
            return True
    return False


@final
class TapOnArrival(Choice):
    """The company's player says who taps; nobody does if nobody is untapped."""

    __slots__ = ("company",)

    asks: ClassVar[Question] = Question.TAP_ON_ARRIVAL

    def __init__(self, seat: int, company: CompanyId) -> None:
        super().__init__(seat)
        self.company = company

    def options(self, table: Table) -> Sequence[Action]:
        members = table.companies[self.company].members
        untapped = [member for member in members if table.cards[member].status == UNTAPPED]
        return [Action(Verb.TAP, member) for member in untapped] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.TAP:
            tap(table, action.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
