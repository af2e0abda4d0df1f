"""Which of the sorts that cards look for in vain most often are there. [TIM-21]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import IN_PLAY, PILES
from wizardhaven.engine.state.table import Table


def lying_there(table: Table) -> int:
    """The sorts of what is in play, whosever it is, and of what has been declared, as bits."""
    found, every, piles = 0, table.printed, table.piles
    for card in piles[IN_PLAY]:
        found |= every[card].lies_as
    for card in piles[PILES + IN_PLAY]:
        found |= every[card].lies_as
    for card in table.board:  # some lie among a player's points
        found |= every[card].lies_as
    for declared in table.chain:
        found |= every[declared.card].lies_as
    return found
