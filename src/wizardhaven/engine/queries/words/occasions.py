"""What cards do by themselves on an occasion: nobody else asks for it, nor for its condition. [TIM-69]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.occasions import Occasion


def answers(
    table: Table, card: CardId, occasion: Occasion, company: CompanyId = NO_COMPANY
) -> list[tuple[int, When]]:
    """What the card does on that occasion, if its condition holds now, each with the number of the ability.

    The condition is about the given company, or that of the card.
    """
    found: list[tuple[int, When]] = []
    for number, ability in enumerate(table.printed[card].abilities):
        if isinstance(ability, When) and ability.occasion is occasion:
            if _holds(table, card, ability, company) and not (ability.once and _copy_waits(table, card)):
                found.append((number, ability))
    return found


def _holds(table: Table, card: CardId, ability: When, company: CompanyId) -> bool:
    if ability.condition is None:
        return True
    concerned = company if company != NONE else company_of(table, card)
    context = Context(table.owners[card], card, concerned)
    return holds(table, ability.condition, context)


def _copy_waits(table: Table, card: CardId) -> bool:
    """Whether another copy of the player's is about to do the same."""
    name, owner = table.printed[card].name, table.owners[card]
    return any([table.printed[one.card].name == name and one.seat == owner for one in table.waiting])
