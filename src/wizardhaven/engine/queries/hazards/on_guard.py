"""What cards on-guard may be aimed at, and what becomes of those not revealed. [SITE-38, SITE-48]"""

from __future__ import annotations

from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed


def none_stays_on_guard(table: Table) -> bool:
    """Whether a card in play keeps every card from lying on-guard: it goes back to hand."""
    return _is_forbidden(table, Deed.LIE_ON_GUARD)


def none_returns_from_guard(table: Table) -> bool:
    """Whether a card in play has those discarded that are not revealed; to keep none there counts first."""
    return _is_forbidden(table, Deed.RETURN_FROM_GUARD) and not none_stays_on_guard(table)


def _is_forbidden(table: Table, deed: Deed) -> bool:
    if deed in table.lexicon:
        for card in table.board:
            if any([forbidden.deed is deed for forbidden in table.printed[card].forbids]):
                return True
    return False
