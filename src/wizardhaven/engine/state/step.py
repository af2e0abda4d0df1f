"""Step and Choice: the bases of everything that can wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from wizardhaven.engine.state.action import Action
from wizardhaven.engine.state.ids import HAND, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.values import Value

if TYPE_CHECKING:
    from wizardhaven.engine.state.table import Table


class Step(Value):
    """A piece of the rules still to happen. Popped before it runs; to stay, it pushes itself."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        """Happen."""
        raise AssertionError(f"{self!r} does not run by itself")


class Choice(Step):
    """A step that waits until its seat takes one of its options."""

    __slots__ = ("seat",)

    asks: ClassVar[Question]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: Table, asked: Asked) -> None:
        """Say which card, company or number the question is about, if it is about one.

        For a roll that is for whom the dice are thrown, and the number to exceed.
        """

    def options(self, table: Table) -> Sequence[Action]:
        """Everything the seat may do here: complete, without duplicates, in a stable order."""
        raise AssertionError(f"{self!r} offers nothing")

    def take(self, table: Table, action: Action) -> None:
        """Do what was chosen."""
        raise AssertionError(f"{self!r} takes nothing")

    def accepts(self, table: Table, action: Action) -> bool:
        """Whether the action is one of the options."""
        return any([action.same(option) for option in self.options(table)])

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        """Why a card in the seat's hand cannot be played here; None if it can."""
        return self.refusal()

    def explained(self, table: Table) -> Sequence[CardId]:
        """The cards of which the seat is told why they cannot be played here."""
        return table.pile(self.seat, HAND)

    def refusal(self) -> Reason:
        """Why no card at all can be played while this is being asked."""
        return Reason.GENERAL
