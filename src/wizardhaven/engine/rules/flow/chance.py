"""Chance is asked like anybody else: for a roll, or for the seed of a shuffle. [SET-40, GLO-099]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.piles import record, shuffle
from wizardhaven.engine.state.action import ROLLS, Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE, NONE, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table

SEEDS: Final = 1 << 32


class RollChoice(Choice):
    """Two dice are thrown; the rule that asked for them says what the total does."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DICE)

    def options(self, table: Table) -> Sequence[Action]:
        return ROLLS

    def take(self, table: Table, action: Action) -> None:
        record(table, Happening.ROLLED, self.roller(), number=action.number)
        self.rolled(table, action.number)

    def roller(self) -> CardId:
        """The card for whose sake the dice are thrown."""
        raise AssertionError(f"{self!r} rolls for nobody")

    def rolled(self, table: Table, total: int) -> None:
        """The dice show that total."""
        raise AssertionError(f"{self!r} does nothing with its roll")


class SeedChoice(Choice):
    """Chance gives a seed; what comes of some cards of the owner's is a pure function of it."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__(DICE)
        self.owner = owner

    def about(self, table: Table, asked: Asked) -> None:
        asked.number = self.owner

    def options(self, table: Table) -> Sequence[Action]:
        """One seed stands for all of them: any number below 2**32 is accepted."""
        return (Action(Verb.SHUFFLE, number=0), Action(Verb.SHUFFLE, number=SEEDS - 1))

    def accepts(self, table: Table, action: Action) -> bool:
        return action.verb is Verb.SHUFFLE and 0 <= action.number < SEEDS


@final
class Shuffle(SeedChoice):
    """A play deck is shuffled, or so many cards `on_top` of it."""

    __slots__ = ("on_top",)

    asks: ClassVar[Question] = Question.SHUFFLE

    def __init__(self, owner: int, on_top: int = NONE) -> None:
        super().__init__(owner)
        self.on_top = on_top

    def take(self, table: Table, action: Action) -> None:
        shuffle(table, self.owner, action.number, self.on_top)
