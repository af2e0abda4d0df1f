"""The two camps, and whose companies may attack whose. [CVC-02, INF-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.alignments import MINION_PLAYERS
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import PlayerKind


def are_opposed(table: Table) -> bool:
    """Whether one player is a Ringwraith or Balrog and the other is neither."""
    return (table.kinds[0] in MINION_PLAYERS) != (table.kinds[1] in MINION_PLAYERS)


def may_ever_fight(table: Table) -> bool:
    """Whether a company of one player could ever attack one of the other's."""
    return are_opposed(table) or PlayerKind.FALLEN_WIZARD in table.kinds
