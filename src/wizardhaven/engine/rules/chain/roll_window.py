"""What may be done before the dice are thrown for an attempt. [INF-01]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.queries.chain.announced_rolls import effects_of
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import ModifyCheck


def rewards(table: Table) -> list[Step]:
    """What follows from the cards that have changed the roll at hand, now that it is successful."""
    found: list[Step] = []
    for declaration in table.check.rewards if table.check is not None else ():
        for effect in effects_of(table, declaration):
            if isinstance(effect, ModifyCheck) and effect.then is not None:
                found.append(Perform(effect.then, declaration))
    return found


def is_shuffled_back(table: Table) -> bool:
    """Whether a card that has changed the roll at hand shuffles back what it does not win. [GLO-097]"""
    for declaration in table.check.rewards if table.check is not None else ():
        for effect in effects_of(table, declaration):
            if isinstance(effect, ModifyCheck) and effect.failing is not None:
                return True
    return False


@final
class RollWindow(Window):
    """Both players may play cards that bear on the roll at hand. [INF-01, INF-04]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.ROLL_ACTIONS

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = table.check.about() if table.check is not None else NO_CARD

    def again(self, seat: int, passes: int) -> Window:
        return RollWindow(seat, passes)
