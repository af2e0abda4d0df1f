"""What befalls a prisoner in each of his untap phases, if his host says so. [PRS-12, PRS-14]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.changes.off_to_the_side import set_free_alone
from wizardhaven.engine.changes.prisoners import lose_ring
from wizardhaven.engine.queries.numbers.prowess_and_body import body
from wizardhaven.engine.queries.prisoners.prisoners import is_prisoner
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import ASIDE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.prisoners import TakesPrisoners


def await_captivity(table: Table) -> None:
    """What the untap phase brings for the prisoners of the player whose turn it is waits for a chain."""
    for prisoner in table.pile(table.active, ASIDE):
        if not is_prisoner(table, prisoner):
            continue
        host = table.cards[prisoner].on
        for number, ability in enumerate(table.printed[host].abilities):
            if isinstance(ability, TakesPrisoners) and _has_rolls(table, ability, prisoner):
                declared = Declaration(PASSIVE, table.owners[host], host, number, aim=Aim(CARD, prisoner))
                wait(table, declared)


def _has_rolls(table: Table, prisons: TakesPrisoners, prisoner: CardId) -> bool:
    if prisons.body_check is not None or prisons.escapes_above is not None:
        return True
    return prisons.ring_lost_below is not None and bool(table.cards[prisoner].carried)


def in_captivity(table: Table, prisons: TakesPrisoners, prisoner: CardId) -> list[Step]:
    """The rolls for one prisoner, in their order."""
    if not is_prisoner(table, prisoner):
        return []
    steps: list[Step] = []
    if prisons.body_check is not None:
        steps.append(RollBodyCheck(prisoner, prisons.body_check, 0))
    if prisons.ring_lost_below is not None:
        for ring in table.cards[prisoner].carried:
            steps.append(RollForRing(ring, prisons.ring_lost_below))
    if prisons.escapes_above is not None:
        steps.append(MayEscape(prisoner, prisons.escapes_above))
    return steps


@final
class RollForRing(RollChoice):
    """Below the host's number the prisoner loses the ring."""

    __slots__ = ("below", "ring")

    asks: ClassVar[Question] = Question.RING_ROLL

    def __init__(self, ring: CardId, below: int) -> None:
        super().__init__()
        self.ring = ring
        self.below = below

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.ring
        asked.other = table.cards[table.cards[self.ring].on].on
        asked.number = self.below

    def roller(self) -> CardId:
        return self.ring

    def rolled(self, table: Table, total: int) -> None:
        if total < self.below:
            lose_ring(table, self.ring)


@final
class MayEscape(Step):
    """Whoever has survived his body check may escape."""

    __slots__ = ("above", "prisoner")

    def __init__(self, prisoner: CardId, above: int) -> None:
        self.prisoner = prisoner
        self.above = above

    def run(self, table: Table) -> None:
        if is_prisoner(table, self.prisoner):
            table.push(RollEscape(self.prisoner, self.above))


@final
class RollEscape(RollChoice):
    """With his body added, above the host's number, the prisoner is a company at the rescue site."""

    __slots__ = ("above", "prisoner")

    asks: ClassVar[Question] = Question.ESCAPE_ROLL

    def __init__(self, prisoner: CardId, above: int) -> None:
        super().__init__()
        self.prisoner = prisoner
        self.above = above

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.prisoner
        asked.number = self.above - body(table, self.prisoner)

    def roller(self) -> CardId:
        return self.prisoner

    def rolled(self, table: Table, total: int) -> None:
        if total + body(table, self.prisoner) > self.above:
            set_free_alone(table, table.cards[self.prisoner].on, [self.prisoner])
