"""What cards on-guard may be aimed at, and what becomes of those not revealed. [SITE-38, SITE-48]"""

from __future__ import annotations

from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.hazards import OnGuardCards


def on_guard_fate(table: Table) -> OnGuardCards | None:
    """What a card in play says of cards on-guard, if one does; to keep none there counts first."""
    found: OnGuardCards | None = None
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, OnGuardCards):
                found = ability if found is None or ability.to_hand else found
    return found
