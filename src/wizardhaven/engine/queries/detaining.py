"""What makes attacks on a Fallen-wizard's companies normal ones. [CMB-55, CMB-59]"""

from __future__ import annotations

from wizardhaven.engine.queries.holds import Context, holds
from wizardhaven.engine.queries.in_play import company_of
from wizardhaven.engine.state.ids import IN_PLAY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import NoDetainment
from wizardhaven.vocabulary.terms import PlayerKind


def is_never_detained(table: Table, seat: int, starred: bool) -> bool:
    """Whether a card of the player's says that such an attack on his companies is a normal one."""
    if table.kinds[seat] is not PlayerKind.FALLEN_WIZARD:
        return False
    for card in table.pile(seat, IN_PLAY):
        for ability in table.printed[card].abilities:
            if isinstance(ability, NoDetainment) and (starred or not ability.starred):
                context = Context(seat, card, company_of(table, card))
                if ability.condition is None or holds(table, ability.condition, context):
                    return True
    return False
