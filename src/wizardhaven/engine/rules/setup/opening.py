"""From the declarations to the roll for the first turn. [SET-09, SET-33, SET-41]"""

from __future__ import annotations

from typing import ClassVar, Final, final

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.rules.flow.chance import RollChoice, Shuffle
from wizardhaven.engine.rules.flow.points import Point, steps_at
from wizardhaven.engine.rules.piles.piles import Draw
from wizardhaven.engine.rules.setup.draft import DraftRound, RestOfPool, StartingItems
from wizardhaven.engine.rules.setup.starting_cards import SettleLeaves
from wizardhaven.engine.rules.setup.starting_companies import StandApart
from wizardhaven.engine.rules.setup.starting_site import NameStartingSite
from wizardhaven.engine.rules.turn.turn import Turn
from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table

OPENING_HAND: Final = 8


@final
class Opening(Step):
    """Declarations, draft, items, rest of the pool, opening hands; the first player comes last. [SET-09]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        table.push(
            *steps_at(table, Point.GETTING_READY),
            DraftRound((False, False)),
            SettleLeaves(0),
            SettleLeaves(1),
            NameStartingSite(0),
            NameStartingSite(1),
            *[StandApart(seat) for seat in (0, 1) if table.kinds[seat].starting_companies > 1],
            StartingItems(0),
            StartingItems(1),
            RestOfPool(0),
            RestOfPool(1),
            Shuffle(0),
            Shuffle(1),
            Draw(0, OPENING_HAND),
            Draw(1, OPENING_HAND),
            RollForFirst(0, 0),
        )


@final
class RollForFirst(RollChoice):
    """Both roll, again on a tie; the higher roll goes first. [SET-41]"""

    __slots__ = ("first_roll", "player")

    asks: ClassVar[Question] = Question.ROLL_FOR_FIRST

    def __init__(self, player: int, first_roll: int) -> None:
        super().__init__()
        self.player = player
        self.first_roll = first_roll

    def take(self, table: Table, action: Action) -> None:
        record(table, Happening.ROLLED, seat=self.player, number=action.number)
        self.rolled(table, action.number)

    def rolled(self, table: Table, total: int) -> None:
        if self.player == 0:
            table.push(RollForFirst(1, total))
        elif total == self.first_roll:
            table.push(RollForFirst(0, 0))
        else:
            table.push(Turn(0 if self.first_roll > total else 1))
