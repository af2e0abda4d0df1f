"""Heroes and minions: what a company is, and which cards keep apart. [GLO-050, GLO-068, TIM-31]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment, Keyword, PlayerKind

OPPOSITE: Final = {Alignment.HERO: Alignment.MINION, Alignment.MINION: Alignment.HERO}

MAGIC: Final = (Keyword.SPELL, Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)

MINION_PLAYERS: Final = (PlayerKind.RINGWRAITH, PlayerKind.BALROG)

SITES_OF: Final = {
    PlayerKind.WIZARD: Alignment.HERO,
    PlayerKind.RINGWRAITH: Alignment.MINION,
    PlayerKind.FALLEN_WIZARD: Alignment.FALLEN_WIZARD,
    PlayerKind.BALROG: Alignment.BALROG,
}
"""Whose havens are a player's own, by his kind. [SET-04]"""


def camp_of(table: Table, seat: int) -> Alignment:
    """Whether a player leads heroes or minions. [GLO-050, GLO-068]"""
    return Alignment.MINION if table.kinds[seat] in MINION_PLAYERS else Alignment.HERO


def company_alignment(table: Table, company: Company) -> Alignment:
    """Whether it is a company of heroes or of minions."""
    return camp_of(table, company.seat)


def are_opposed(table: Table) -> bool:
    """Whether one player leads minions and the other heroes. [CVC-02, INF-14]"""
    return camp_of(table, 0) is not camp_of(table, 1)


def may_ever_fight(table: Table) -> bool:
    """Whether a company of one player could ever attack one of the other's. [CVC-02]"""
    return are_opposed(table) or PlayerKind.FALLEN_WIZARD in table.kinds


def keep_apart(table: Table, event: CardId, other: CardId) -> bool:
    """Whether a resource event of one side does nothing with a resource or site of the other's.

    The spells and the magic of a Fallen-wizard are free of that. [TIM-34, FW-65]
    """
    printed, target = table.printed[event], table.printed[other]
    if printed.event is None or not printed.resource or not (target.resource or target.site is not None):
        return False
    if table.kinds[table.owners[event]] is PlayerKind.FALLEN_WIZARD:
        if any([word in printed.keywords for word in MAGIC]):
            return False
    return OPPOSITE.get(printed.alignment) is target.alignment
