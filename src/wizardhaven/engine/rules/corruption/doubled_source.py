"""A source of corruption counts twice, the one that the player of the character chooses. [COR-01]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.checks import double_source
from wizardhaven.engine.queries.numbers.corruption import doubled_by, sources_of_corruption
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def choosing_doubled(table: Table, character: CardId) -> list[Step]:
    """His player chooses, if something doubles a source of corruption and it matters which."""
    if doubled_by(table) == NONE or len(set(sources_of_corruption(table, character).values())) < 2:
        return []
    return [ChooseDoubled(table.owners[character], character)]


@final
class ChooseDoubled(Choice):
    """Which source of corruption counts twice in the check that a character is about to make."""

    __slots__ = ("character",)

    asks: ClassVar[Question] = Question.DOUBLED_SOURCE

    def __init__(self, seat: int, character: CardId) -> None:
        super().__init__(seat)
        self.character = character

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.character

    def options(self, table: Table) -> Sequence[Action]:
        sources = sources_of_corruption(table, self.character)
        lightest_first = sorted([(points, card) for card, points in sources.items()])
        return [Action(Verb.DOUBLE, card, self.character) for _, card in lightest_first] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DOUBLE:
            double_source(table, action.card)

    def refusal(self) -> Reason:
        return Reason.ONLY_CHECK_ACTIONS
