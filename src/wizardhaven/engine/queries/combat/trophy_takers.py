"""Who may take a trophy of a foe. [CMB-71]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import race_of
from wizardhaven.engine.queries.combat.attacks import attacked_seat
from wizardhaven.engine.queries.combat.sorts_of_attack import is_of_the_site
from wizardhaven.engine.queries.items.trophies import TAKERS, may_be_trophy
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.table import Table


def trophy_takers(table: Table, attack: Attack) -> list[CardId]:
    """Who of the company may keep the foe that was defeated: whoever faced one of its strikes. [CMB-71]"""
    source = attack.source
    if source == NONE or is_of_the_site(attack) or table.owners[source] == attacked_seat(table, attack):
        return []
    if not may_be_trophy(table.printed[source]):
        return []
    faced = dict.fromkeys([strike.defender for strike in attack.strikes])
    return [
        one
        for one in faced
        if table.cards[one].place == IN_PLAY
        and table.printed[one].kind == CHARACTER
        and race_of(table, one) in TAKERS
    ]
