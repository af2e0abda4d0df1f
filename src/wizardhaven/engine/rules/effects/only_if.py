"""Something happens only if something else holds."""

from __future__ import annotations

from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.flow.performers import Perform, company_meant, performs, would_do
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, If


def would_if(table: Table, effect: Effect, context: Context) -> bool:
    """Whether all of it holds, and something of what then happens would change anything."""
    assert isinstance(effect, If)
    if not _all_hold(table, effect, context):
        return False
    return any([would_do(table, one, context) for one in effect.then])


@performs(If, would_if)
def perform_if(table: Table, effect: Effect, declaration: Declaration) -> None:
    """It is asked when the turn of the effect comes, not as the action is declared. [TIM-49]"""
    assert isinstance(effect, If)
    company = company_meant(table, declaration)
    context = Context(declaration.seat, declaration.card, company, declaration.user, declaration.aim)
    if _all_hold(table, effect, context):
        table.push(*[Perform(one, declaration) for one in effect.then])


def _all_hold(table: Table, effect: If, context: Context) -> bool:
    return all([holds(table, condition, context) for condition in effect.conditions])
