"""Hazards that lie on characters are shaken off: by a roll, or by a card. [COR-21]"""

from __future__ import annotations

from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard, return_to_hand
from wizardhaven.engine.effects.perform import company_meant, meant, performs
from wizardhaven.engine.queries.in_play import bearer_of
from wizardhaven.engine.queries.legality import hazard_events_on
from wizardhaven.engine.rules.chance import RollChoice
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import RemoveHazardEvents
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.selectors import Subject


@final
class RollRemoval(RollChoice):
    """Above the number, the card is discarded."""

    __slots__ = ("above", "card", "modifier")

    asks: ClassVar[Question] = Question.REMOVAL_ROLL

    def __init__(self, card: CardId, above: int, modifier: int = 0) -> None:
        super().__init__()
        self.card = card
        self.above = above
        self.modifier = modifier

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card
        asked.number = self.above - self.modifier

    def roller(self) -> CardId:
        return self.card

    def rolled(self, table: Table, total: int) -> None:
        if total + self.modifier > self.above and bearer_of(table, self.card) != NONE:
            discard(table, self.card)


@performs(RemoveHazardEvents)
def perform_remove_hazard_events(table: Table, effect: Effect, declaration: Declaration) -> None:
    """They go back to the hand they came from, or are discarded, or each is rolled for."""
    assert isinstance(effect, RemoveHazardEvents)
    for card in hazard_events_on(table, _bearers(table, effect, declaration), effect.keyword):
        if effect.to_hand:
            return_to_hand(table, card)
        elif effect.rolling_above is None:
            discard(table, card)
        else:
            above = effect.rolling_above
            removal = table.printed[card].removal
            if removal is not None and removal.without_roll_at is None:
                above = removal.above
            table.push(RollRemoval(card, above))


def _bearers(table: Table, effect: RemoveHazardEvents, declaration: Declaration) -> tuple[CardId, ...]:
    if effect.of is Subject.TARGET:
        return (meant(table, effect.of, declaration),)
    company = table.companies.get(company_meant(table, declaration))
    return company.members if company is not None else ()
