"""What may be done before the dice are thrown for an attempt. [INF-01]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.table import Table


@final
class RollWindow(Window):
    """Both players may play cards that bear on the roll at hand. [INF-01, INF-04]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.ROLL_ACTIONS

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = table.check.about() if table.check is not None else NO_CARD

    def again(self, seat: int, passes: int) -> Window:
        return RollWindow(seat, passes)
