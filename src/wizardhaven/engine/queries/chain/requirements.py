"""Is what a use requires fulfilled, or lifted by a card? It may ask for points of both players. [TIM-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.ending.marshalling_points import plain_total
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import Condition, Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark


def is_freed(table: Table, card: CardId, company: CompanyId) -> bool:
    """Whether somebody in the company lets the card be played on it wherever it is and whoever is in it."""
    if Deed.PLAY_REGARDLESS not in table.lexicon:
        return False
    for one in table.watchers:
        lifts = table.printed[one].lifts
        if (
            lifts is not None
            and fits_printed(table.printed[card], lifts)
            and company_of(table, one) == company
        ):
            return True
    return False


def is_fulfilled(table: Table, required: Condition, context: Context) -> bool:
    """Whether it is so, looked at from there."""
    if isinstance(required, Is) and required.such is Mark.AHEAD:
        return plain_total(table, context.seat) > plain_total(table, 1 - context.seat)
    return holds(table, required, context) or is_freed(table, context.card, context.company)
