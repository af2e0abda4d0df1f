"""A defeated foe may be kept as a trophy. [CMB-71 to CMB-73]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.control import keep_trophy
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


@final
class TakeTrophy(Choice):
    """The player gives the foe to an Orc or Troll who faced it, or does without. [CMB-71]"""

    __slots__ = ("foe", "takers", "worth")

    asks: ClassVar[Question] = Question.TROPHY

    def __init__(self, seat: int, foe: CardId, takers: tuple[CardId, ...], worth: int) -> None:
        super().__init__(seat)
        self.foe = foe
        self.takers = takers
        self.worth = worth

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.foe

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, *[Action(Verb.TAKE_TROPHY, self.foe, taker) for taker in self.takers]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.TAKE_TROPHY:
            keep_trophy(table, self.foe, action.other, self.worth)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
