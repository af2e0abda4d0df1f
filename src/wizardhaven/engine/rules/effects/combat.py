"""Effects on the attack and the strike at hand, and on rolls."""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, return_to_hand
from wizardhaven.engine.changes.checks import modify_check, pass_check
from wizardhaven.engine.changes.combat import cancel_attack, cancel_further
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.changes.strikes import cancel_strike, make_ineffectual
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    cannot_be_canceled,
    is_creatures,
    is_of_the_site,
)
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NONE
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import CancelAttack, CancelStrike
from wizardhaven.vocabulary.effects import Effect, ModifyCheck


@performs(CancelAttack, always)
def perform_cancel_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack is over."""
    assert isinstance(effect, CancelAttack)
    if table.attack is not None and not table.attack.canceled and not cannot_be_canceled(table.attack):
        cancel_attack(table)
        attack = table.attack
        if not attack.canceled:
            return
        if effect.to_hand and attack.source != NONE:
            cancel_further(table)
            return_to_hand(table, attack.source)
        if effect.and_further:
            cancel_further(table)
            if is_creatures(table, attack) and not is_of_the_site(attack):
                if table.cards[attack.source].place == IN_PLAY:
                    discard(table, attack.source)
        company = table.companies.get(attack.company)
        if effect.and_others_here and company is not None:
            remember(table, Remembered.NO_AUTOMATIC_ATTACKS, company.id, company.site)


@performs(CancelStrike, always)
def perform_cancel_strike(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The strike does nothing."""
    assert isinstance(effect, CancelStrike)
    if current_strike(table) is None:
        return
    if effect.ineffectual:
        make_ineffectual(table)
    else:
        cancel_strike(table)


@performs(ModifyCheck, always)
def perform_modify_check(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The roll gets a modifier, or is passed whatever the dice show."""
    assert isinstance(effect, ModifyCheck)
    if effect.passing:
        pass_check(table, declaration.aim, declaration.card)
        return
    amount = effect.amount
    by = amount if isinstance(amount, int) else amount_for(table, amount, declaration.aim.card)
    by = by if effect.maximum is None else min(by, effect.maximum)
    reward = declaration if effect.then is not None else None
    modify_check(table, declaration.aim, by, declaration.card, reward=reward)
