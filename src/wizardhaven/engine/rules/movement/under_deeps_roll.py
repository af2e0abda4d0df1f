"""The roll by which a company finds its way in the Under-deeps. [UND-06 to UND-09]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.companies import fail_to_move
from wizardhaven.engine.queries.movement.under_deeps_roll import number_to_reach, roll_modifier
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.table import Table


@final
class MovementRoll(RollChoice):
    """Only if the roll reaches the number printed beside the new site does the company move. [UND-06]"""

    __slots__ = ("company", "site")

    asks: ClassVar[Question] = Question.MOVEMENT_ROLL

    def __init__(self, company: CompanyId, site: CardId) -> None:
        super().__init__()
        self.company = company
        self.site = site

    def about(self, table: Table, asked: Asked) -> None:
        company = table.companies[self.company]
        asked.card = self.site
        asked.company = self.company
        asked.number = max(2, number_to_reach(table, company) - roll_modifier(table, company))

    def roller(self) -> CardId:
        return self.site

    def rolled(self, table: Table, total: int) -> None:
        company = table.companies[self.company]
        if total + roll_modifier(table, company) < number_to_reach(table, company):
            fail_to_move(table, self.company)
