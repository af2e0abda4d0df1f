"""What a strike between two companies comes to. [CVC-15]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import tap, wound
from wizardhaven.engine.changes.combat import count_wounded
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.changes.strikes import decide_strike
from wizardhaven.engine.queries.combat.attacks import against_body, wound_checks
from wizardhaven.engine.queries.combat.strikes import body_change, spared_by, strike_at_hand
from wizardhaven.engine.queries.numbers.prowess_and_body import body
from wizardhaven.engine.rules.combat.body_check import CheckDefender
from wizardhaven.engine.rules.combat.consequences import after_failing
from wizardhaven.engine.rules.corruption.corruption_cards import RollRemoval
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, WOUNDED, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.strike import FAILED, INEFFECTUAL, SUCCESSFUL
from wizardhaven.engine.state.table import Table


def company_outcome(table: Table, margin: int) -> None:
    """The defender's sum is above, below or equal to the attacker's by that much."""
    strike = strike_at_hand(table)
    defender, attacker = strike.defender, strike.attacker
    by_defender = strike.attacker_body + _done_to_body(table, attacker, defender)  # as it is before they tap
    by_attacker = _done_to_body(table, defender, attacker)
    if margin >= 0 and not strike.no_tap:
        tap(table, defender)
    if margin <= 0 and not strike.attacker_no_tap:
        tap(table, attacker)
    if margin > 0:
        decide_strike(table, FAILED)
        record(table, Happening.STRIKE_FAILED, defender, attacker, number=margin)
        table.push(*after_failing(table, defender))
        _hurt(table, attacker, by_defender)
    elif margin < 0:
        decide_strike(table, SUCCESSFUL)
        record(table, Happening.STRIKE_SUCCEEDED, defender, attacker, number=-margin)
        if spared_by(table, defender)[0] == NONE:
            count_wounded(table, defender)
        attack = table.attack
        assert attack is not None
        _hurt(table, defender, body_change(table, attack, strike) + by_attacker)
    else:
        decide_strike(table, INEFFECTUAL)
        record(table, Happening.STRIKE_INEFFECTUAL, defender, attacker)


def _done_to_body(table: Table, one: CardId, by: CardId) -> int:
    """What the other one does to his body, by himself and with what he has in use."""
    now = body(table, one)
    return against_body(table, by, table.printed[one].race, now) - now


def _hurt(table: Table, one: CardId, change: int) -> None:
    """Whoever lost is wounded and takes a body check, which the other player rolls. [CVC-15]"""
    shield, above = spared_by(table, one)
    if shield != NONE:
        table.push(RollRemoval(shield, above))
        return
    before = table.cards[one].status == WOUNDED
    wound(table, one)
    assert table.attack is not None
    table.push(CheckDefender(one, before, change, total(wound_checks(table, table.attack, one))))
