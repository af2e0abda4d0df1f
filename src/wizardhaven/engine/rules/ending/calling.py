"""Calling the end, and the last turn. [WIN-10]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.ending import call
from wizardhaven.engine.queries.ending.calling import both_exhausted, may_announce_end
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


def last_turn_is_over(table: Table) -> bool:
    """Whether the turn that just ended was the last. [WIN-18, WIN-20]

    The last turn belongs to the opponent of the player in whose turn the end was called.
    """
    if both_exhausted(table):
        return True
    if table.called_by != NONE and table.called_by != table.active:
        return True
    return 0 < table.settings.most_turns <= table.turn


@final
class MayCall(Choice):
    """At the end of his own turn a player who meets the thresholds may call the end. [WIN-17]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.MAY_CALL

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, Action(Verb.CALL)] if may_announce_end(table, self.seat) else [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.CALL:
            call(table, self.seat)

    def refusal(self) -> Reason:
        return Reason.CALLING_THE_END
