"""What somebody defends himself with. [CMB-30]"""

from __future__ import annotations

from wizardhaven.engine.queries.attacks import meets_the_mind
from wizardhaven.engine.queries.strength import Part, prowess_parts
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table


def defending_parts(table: Table, attack: Attack, defender: CardId) -> list[Part]:
    """His prowess against the attack, part by part; against some attacks his mind stands for it."""
    if meets_the_mind(attack):
        return [Part(defender, table.printed[defender].mind)]
    return prowess_parts(table, defender, attack.race)
