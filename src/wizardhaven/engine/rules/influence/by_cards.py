"""Cards let somebody try to influence others: an agent near them, a character from afar. [INF-01, INF-17]"""

from __future__ import annotations

from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import performs
from wizardhaven.engine.rules.influence.by_agents import influence_by_agent, would_influence_by_agent
from wizardhaven.engine.rules.influence.from_afar import try_faction, would_try_faction
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Influence
from wizardhaven.vocabulary.marks import Sort


def would_influence(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is a card that could be tried."""
    assert isinstance(effect, Influence)
    if effect.by is Sort.AGENT:
        return would_influence_by_agent(table, effect, context)
    return would_try_faction(table, effect, context)


@performs(Influence, would_influence)
def perform_influence(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Its player says which card is tried."""
    assert isinstance(effect, Influence)
    if effect.by is Sort.AGENT:
        influence_by_agent(table, effect, declaration)
    else:
        try_faction(table, effect, declaration)
