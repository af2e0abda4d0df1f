"""The last checks, and the reckoning. [WIN-29 to WIN-56]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.ending import end, sit_down
from wizardhaven.engine.queries.cards.in_play import characters_of
from wizardhaven.engine.queries.ending.verdict import verdict
from wizardhaven.engine.rules.corruption.check import CheckNext
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.outcome import Ending, Outcome
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


@final
class Council(Step):
    """The final reckoning: every character checks corruption, then points are counted. [WIN-27]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        sit_down(table)
        last = table.active
        everybody = [tuple(characters_of(table, seat)) for seat in (last, 1 - last)]
        table.push(CheckNext(last, everybody[0]), CheckNext(1 - last, everybody[1]), Reckon(last))


@final
class Reckon(Choice):
    """Duplicates may be revealed from hand; then the totals are compared. [WIN-52, WIN-55]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.RECKONING

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.REVEAL_DUPLICATES)]

    def take(self, table: Table, action: Action) -> None:
        totals, winner = verdict(table)
        end(table, Outcome(Ending.RECKONING, winner, totals))

    def refusal(self) -> Reason:
        return Reason.ONLY_CHECK_ACTIONS
