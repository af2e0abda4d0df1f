"""Effects on the attack and the strike at hand, and on rolls."""

from __future__ import annotations

from wizardhaven.engine.changes.checks import modify_check, pass_check
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, ModifyCheck


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
    reward = declaration if effect.then is not None or effect.failing is not None else None
    modify_check(table, declaration.aim, by, declaration.card, reward=reward)
