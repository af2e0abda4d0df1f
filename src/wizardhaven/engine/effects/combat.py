"""Effects on the attack and the strike at hand, and on rolls."""

from __future__ import annotations

from wizardhaven.engine.changes.checks import cancel_check, modify_check
from wizardhaven.engine.changes.combat import cancel_attack, cancel_strike, the_attack, the_strike
from wizardhaven.engine.effects.perform import performs
from wizardhaven.engine.queries.amounts import amount_for
from wizardhaven.engine.queries.attacks import attack_strikes
from wizardhaven.engine.queries.targets import current_strike
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import (
    CancelAttack,
    CancelCheck,
    CancelStrike,
    ChangeAttack,
    Effect,
    HalveStrikes,
    ModifyCheck,
    StrikeWithoutTapping,
)


@performs(CancelAttack)
def perform_cancel_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack is over."""
    if table.attack is not None and not table.attack.canceled:
        cancel_attack(table)


@performs(ChangeAttack)
def perform_change_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack's own numbers change."""
    assert isinstance(effect, ChangeAttack)
    if table.attack is not None:
        fewest = min(0, effect.least_strikes - attack_strikes(table, table.attack))
        attack = the_attack(table)
        attack.strikes_count += max(fewest, effect.strikes) if effect.strikes < 0 else effect.strikes
        attack.prowess += effect.prowess
        attack.body += effect.body if attack.body >= 0 else 0


@performs(HalveStrikes)
def perform_halve_strikes(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Half of the strikes fall away, rounded up in their favour."""
    if table.attack is not None and not table.attack.halved:
        now = attack_strikes(table, table.attack)
        attack = the_attack(table)
        attack.strikes_count -= now // 2
        attack.halved = True


@performs(CancelStrike)
def perform_cancel_strike(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The strike does nothing."""
    if current_strike(table) is not None:
        cancel_strike(table)


@performs(StrikeWithoutTapping)
def perform_strike_without_tapping(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The defender will not tap for this strike."""
    assert isinstance(effect, StrikeWithoutTapping)
    if current_strike(table) is not None:
        strike = the_strike(table)
        strike.no_tap = True
        strike.body_if_wounded += effect.body_if_wounded


@performs(ModifyCheck)
def perform_modify_check(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The roll gets a modifier."""
    assert isinstance(effect, ModifyCheck)
    amount = effect.amount
    by = amount if isinstance(amount, int) else amount_for(table, amount, declaration.aim.number)
    modify_check(table, declaration.aim, by if effect.maximum is None else min(by, effect.maximum))


@performs(CancelCheck)
def perform_cancel_check(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Nothing comes of the roll at hand."""
    cancel_check(table)
