"""What a strike between two companies comes to. [CVC-15]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import tap, wound
from wizardhaven.engine.changes.combat import the_attack, the_strike
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.characters import is_any
from wizardhaven.engine.queries.strength import body
from wizardhaven.engine.rules.combat.body_check import CheckDefender
from wizardhaven.engine.state.attack import FAILED, INEFFECTUAL, SUCCESSFUL
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import WOUNDED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.standing import HalvesBody


def company_outcome(table: Table, margin: int) -> None:
    """The defender's sum is above, below or equal to the attacker's by that much."""
    strike = the_strike(table)
    defender, attacker = strike.defender, strike.attacker
    if margin >= 0 and not strike.no_tap:
        tap(table, defender)
    if margin <= 0 and not strike.attacker_no_tap:
        tap(table, attacker)
    if margin > 0:
        strike.result = FAILED
        record(table, Happening.STRIKE_FAILED, defender, attacker, number=margin)
        _hurt(table, attacker, defender, strike.attacker_body_if_wounded)
    elif margin < 0:
        strike.result = SUCCESSFUL
        record(table, Happening.STRIKE_SUCCEEDED, defender, attacker, number=-margin)
        attack = the_attack(table)
        attack.wounded = (*attack.wounded, defender)
        _hurt(table, defender, attacker, strike.body_if_wounded)
    else:
        strike.result = INEFFECTUAL
        record(table, Happening.STRIKE_INEFFECTUAL, defender, attacker)


def _hurt(table: Table, one: CardId, by: CardId, body_if_wounded: int) -> None:
    """Whoever lost is wounded and takes a body check, which the other player rolls. [CVC-15]"""
    before = table.cards[one].status == WOUNDED
    wound(table, one)
    table.push(CheckDefender(one, before, body_if_wounded + _halving(table, one, by)))


def _halving(table: Table, one: CardId, by: CardId) -> int:
    """What a body loses against somebody who halves the body of such foes."""
    for ability in table.printed[by].abilities:
        if isinstance(ability, HalvesBody) and is_any(table.printed[one].race, ability.against):
            return -(body(table, one) // 2)
    return 0
