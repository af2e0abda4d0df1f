"""What may be done as soon as a new site is revealed, before the way there is found. [MOV-06, UND-08]"""

from __future__ import annotations

from typing import ClassVar, Final, final

from wizardhaven.engine.changes.hazard_limit import set_base_limit
from wizardhaven.engine.rules.chain.moments import AT_ANY_POINT
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.state.ids import HAND, CompanyId
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Moment

REVEALED: Final = MOMENT_BITS[Moment.SITE_REVEALED]


@final
class SiteRevealed(Window):
    """Only what is meant for this moment may be played. [UNT-05]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.SITE_REVEALED

    def moment(self, table: Table) -> int:
        return AT_ANY_POINT if self.seat == table.active else AT_ANY_POINT | REVEALED

    def again(self, seat: int, passes: int) -> Window:
        return SiteRevealed(seat, passes)


def on_reveal(table: Table, number: CompanyId) -> list[Step]:
    """The window opens only if the hazard player has something for it, which counts against the limit."""
    hazard_player = 1 - table.active
    fitting = [card for card in table.pile(hazard_player, HAND) if table.printed[card].moments & REVEALED]
    if not fitting:
        return []
    set_base_limit(table, number)
    return [SiteRevealed(hazard_player)]
