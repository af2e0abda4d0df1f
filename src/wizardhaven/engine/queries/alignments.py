"""Heroes and minions: what a company is, and which cards keep apart. [GLO-050, GLO-068, TIM-31]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

OPPOSITE: Final = {Alignment.HERO: Alignment.MINION, Alignment.MINION: Alignment.HERO}

MINION_PLAYERS: Final = (PlayerKind.RINGWRAITH, PlayerKind.BALROG)


def company_alignment(table: Table, company: Company) -> Alignment:
    """Whether it is a company of heroes or of minions."""
    return Alignment.MINION if table.kinds[company.seat] in MINION_PLAYERS else Alignment.HERO


def keep_apart(table: Table, event: CardId, other: CardId) -> bool:
    """Whether a resource event of one side does nothing with a resource or site of the other's."""
    printed, target = table.printed[event], table.printed[other]
    if printed.event is None or not printed.resource or not (target.resource or target.site is not None):
        return False
    return OPPOSITE.get(printed.alignment) is target.alignment
