"""What happens by a rule that one card has for itself."""

from __future__ import annotations

from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.own_rules import DOERS, OWN_PROSPECTS
from wizardhaven.engine.rules.flow.performers import performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.singular import Rule


def would_do_own(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the rule that is meant would change anything."""
    assert isinstance(effect, Rule)
    return OWN_PROSPECTS[effect.own](table, effect, context)


@performs(Rule, would_do_own)
def perform_own_rule(table: Table, effect: Effect, declaration: Declaration) -> None:
    """It is done as the card has it."""
    assert isinstance(effect, Rule)
    DOERS[effect.own](table, effect, declaration)
