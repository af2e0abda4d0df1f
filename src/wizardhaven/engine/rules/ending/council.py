"""The last checks, and the reckoning. [WIN-29 to WIN-56]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.ending import end, sit_down
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.cards.in_play import characters_of
from wizardhaven.engine.queries.ending.reckoning import Decision
from wizardhaven.engine.queries.ending.verdict import last_reckoning
from wizardhaven.engine.queries.numbers.corruption import is_troubled
from wizardhaven.engine.rules.corruption.check import CheckNext
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.outcome import Ending, Outcome
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table

ENDINGS: Final = {
    Decision.MOST_POINTS: Ending.RECKONING,
    Decision.TIE: Ending.RECKONING,
    Decision.TIE_WON_BY_BOTH: Ending.BOTH_WON,
    Decision.AVATAR_ELIMINATED: Ending.AVATAR_ELIMINATED,
    Decision.BOTH_AVATARS_ELIMINATED: Ending.BOTH_AVATARS_ELIMINATED,
}


@final
class Council(Step):
    """The final reckoning: every character checks corruption, then points are counted. [WIN-27]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        sit_down(table)
        last = table.active
        checking = [_who_checks(table, seat) for seat in (last, 1 - last)]
        table.push(CheckNext(last, checking[0]), CheckNext(1 - last, checking[1]), Reckon(last))


def _who_checks(table: Table, seat: int) -> tuple[CardId, ...]:
    """Everybody of the player's but those whom corruption does not trouble. [WIN-29, COR-11]"""
    return tuple([one for one in characters_of(table, seat) if is_troubled(table, one)])


@final
class Reckon(Choice):
    """Duplicates may be revealed from hand; then the totals are compared. [WIN-52, WIN-55]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.RECKONING

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.REVEAL_DUPLICATES)]

    def take(self, table: Table, action: Action) -> None:
        result = last_reckoning(table)
        totals = (result.sums[0].final, result.sums[1].final)
        winner = result.winners[0] if len(result.winners) == 1 else NONE
        if winner == NONE and table.settings.roll_for_a_tie:
            table.push(RollForTie(table.active, totals))
        else:
            end(table, Outcome(ENDINGS[result.decision], winner, totals))

    def refusal(self) -> Reason:
        return Reason.ONLY_CHECK_ACTIONS


@final
class RollForTie(RollChoice):
    """Where there must be one winner both roll, again if that is a tie too; the higher roll wins. [WIN-56]"""

    __slots__ = ("first_roll", "player", "totals")

    asks: ClassVar[Question] = Question.ROLL_FOR_TIE

    def __init__(self, player: int, totals: tuple[int, int], first_roll: int = 0) -> None:
        super().__init__()
        self.player = player
        self.totals = totals
        self.first_roll = first_roll

    def take(self, table: Table, action: Action) -> None:
        record(table, Happening.ROLLED, seat=self.player, number=action.number)
        self.rolled(table, action.number)

    def rolled(self, table: Table, total: int) -> None:
        if not self.first_roll:
            table.push(RollForTie(1 - self.player, self.totals, total))
        elif total == self.first_roll:
            table.push(RollForTie(1 - self.player, self.totals))
        else:
            winner = self.player if total > self.first_roll else 1 - self.player
            end(table, Outcome(Ending.DICE, winner, self.totals))
