"""Riddles: a player names a card that he believes in his opponent's hand. [GLO-092]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.rules.flow.performers import Perform, always, performs
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, GuessCard


@performs(GuessCard, always)
def perform_guess_card(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The guess is made before the hand is shown."""
    assert isinstance(effect, GuessCard)
    table.push(NameCard(declaration.seat, effect, declaration))


@final
class NameCard(Choice):
    """Any card of the game may be named: what is offered does not tell what the opponent holds."""

    __slots__ = ("declaration", "effect")

    asks: ClassVar[Question] = Question.NAME_CARD

    def __init__(self, seat: int, effect: GuessCard, declaration: Declaration) -> None:
        super().__init__(seat)
        self.effect = effect
        self.declaration = declaration

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.NAME_CARD, names=(name,)) for name in table.atlas.names]

    def take(self, table: Table, action: Action) -> None:
        opponent = 1 - self.seat
        right = False
        for card in table.pile(opponent, HAND):
            record(table, Happening.TURNED_UP, card, seat=opponent)
            if table.printed[card].name == action.names[0]:
                right = True
        if right:
            table.push(*[Perform(then, self.declaration) for then in self.effect.then])

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
