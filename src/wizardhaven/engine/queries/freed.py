"""Cards that may be played on a company whatever they ask of it. [TIM-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.in_play import company_of
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.table import Table


def is_freed(table: Table, card: CardId, company: CompanyId) -> bool:
    """Whether somebody in the company lets the card be played on it wherever it is and whoever is in it."""
    name = table.printed[card].name
    for one in table.watchers:
        if table.printed[one].lifts == name and company_of(table, one) == company:
            return True
    return False
