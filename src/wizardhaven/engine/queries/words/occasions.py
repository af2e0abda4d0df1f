"""Whether what a card does by itself is to be done now: nobody else asks for its condition. [TIM-69]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.printed.triggers import is_of_own_play
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.effects import Effect


def done_when_played(table: Table, card: CardId, company: CompanyId = NO_COMPANY) -> list[Effect]:
    """What the card does as soon as it has been played."""
    return [
        when.then
        for _, when in table.printed[card].triggers
        if is_of_own_play(when) and is_so(table, card, when, company)
    ]


def is_so(table: Table, card: CardId, when: When, company: CompanyId = NO_COMPANY) -> bool:
    """Whether its condition holds now, about the given company or that of the card; and no copy is first."""
    if when.once and _copy_waits(table, card):
        return False
    if when.condition is None:
        return True
    concerned = company if company != NONE else company_of(table, card)
    context = Context(table.owners[card], card, concerned)
    return holds(table, when.condition, context)


def _copy_waits(table: Table, card: CardId) -> bool:
    """Whether another copy of the player's is about to do the same."""
    name, owner = table.printed[card].name, table.owners[card]
    return any([table.printed[one.card].name == name and one.seat == owner for one in table.waiting])
