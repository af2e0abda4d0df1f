"""An item is given up so that a faction listens. [INF-02]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.checks import modify_check
from wizardhaven.engine.queries.influence.gifts import gifts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.lasting import NO_AIM
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def giving_up(table: Table, card: CardId, character: CardId) -> list[Step]:
    """The question whether he gives something up for the faction, if he has what it wants."""
    if not gifts(table, card, character):
        return []
    return [GiveUpItem(table.owners[character], card, character)]


@final
class GiveUpItem(Choice):
    """The character who tries may discard one item of his, which changes the check. [INF-02]"""

    __slots__ = ("card", "character")

    asks: ClassVar[Question] = Question.GIVE_UP_ITEM

    def __init__(self, seat: int, card: CardId, character: CardId) -> None:
        super().__init__(seat)
        self.card = card
        self.character = character

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card
        asked.other = self.character

    def options(self, table: Table) -> Sequence[Action]:
        wanted = gifts(table, self.card, self.character)
        return [PASS, *[Action(Verb.DISCARD, item) for item, _ in wanted]]

    def take(self, table: Table, action: Action) -> None:
        for item, amount in gifts(table, self.card, self.character):
            if action.verb is Verb.DISCARD and item == action.card:
                modify_check(table, NO_AIM, amount, item, "INF-02")
                discard(table, item)
                return

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
