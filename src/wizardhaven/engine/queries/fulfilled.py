"""Is what a use requires fulfilled? It may ask for the points of both players, as no condition can."""

from __future__ import annotations

from wizardhaven.engine.queries.freed import is_freed
from wizardhaven.engine.queries.holds import Context, holds
from wizardhaven.engine.queries.marshalling import plain_total
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import HasMorePoints, Requirement


def is_fulfilled(table: Table, required: Requirement, context: Context) -> bool:
    """Whether it is so, looked at from there."""
    if isinstance(required, HasMorePoints):
        return plain_total(table, context.seat) > plain_total(table, 1 - context.seat)
    return holds(table, required, context) or is_freed(table, context.card, context.company)
