"""Followers whom their controller can keep no longer. [ORG-31]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.control import lose_controller
from wizardhaven.engine.queries.numbers.influence import followers_of, is_overburdened, refuses_control
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


@final
class KeepFollowers(Step):
    """Whoever direct influence no longer covers has lost his controller. [ORG-31]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        keep_followers(table)


def keep_followers(table: Table) -> None:
    """Look at every follower, until somebody must be let go by choice."""
    cards = table.cards
    for company in table.companies.values():
        leaders: list[CardId] = []
        for member in company.members:
            leader = cards[member].controller
            if leader < 0:
                continue
            if refuses_control(table, member, leader):
                lose_controller(table, member)
            elif leader not in leaders:
                leaders.append(leader)
        for leader in leaders:
            if is_overburdened(table, leader):
                table.push(LetGo(company.seat, leader), KeepFollowers())
                return


@final
class LetGo(Choice):
    """If there are several followers, their player chooses who is kept no longer."""

    __slots__ = ("leader",)

    asks: ClassVar[Question] = Question.LET_GO

    def __init__(self, seat: int, leader: CardId) -> None:
        super().__init__(seat)
        self.leader = leader

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.leader

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.FREE, follower, self.leader) for follower in followers_of(table, self.leader)]

    def take(self, table: Table, action: Action) -> None:
        lose_controller(table, action.card)

    def refusal(self) -> Reason:
        return Reason.SETTLING_INFLUENCE
