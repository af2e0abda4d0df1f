"""An attempt on a card of the opponent's: what is added, and the value to exceed. [INF-09]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.influence.by_agents import belongs_home, home_advantage
from wizardhaven.engine.queries.influence.from_afar import afar_parts
from wizardhaven.engine.queries.numbers.influence import (
    camp_modifier,
    influence_in_check,
    unused_direct_influence,
    unused_general_influence,
)
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.printed.printed import CHARACTER, FACTION, ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Check


def controller_of(table: Table, target: CardId) -> CardId:
    """The character who controls the target: a follower's leader, an ally's or item's bearer."""
    if table.printed[target].kind == CHARACTER:
        controller = table.cards[target].controller
        return controller if controller >= 0 else NO_CARD
    return table.cards[target].on


def influence_sum(table: Table, attempt: Attempt) -> int:
    """Everything but the two rolls. [INF-09, INF-14]"""
    character, target = attempt.character, attempt.target
    from_afar = afar_parts(table, attempt)
    result = total(from_afar) if from_afar else influence_in_check(table, character, target)
    if agent_of(table, character) is None:
        result += camp_modifier(table)  # which agents need not mind [INF-18]
    else:
        result += home_advantage(table, character, target)
    result += total(check_parts(table, character, Check.INFLUENCE, target))
    result += table.check.modifier if table.check is not None else 0
    if not attempt.without_general:
        result -= unused_general_influence(table, 1 - attempt.seat)
    controller = controller_of(table, target)
    if controller != NONE:
        result -= unused_direct_influence(table, controller, target)
    return result


def value_to_exceed(table: Table, attempt: Attempt) -> int:
    """The target's mind, a faction's number, the bearer's mind. [INF-11]

    0 if its like was shown, or if it belongs to a home site of the agent that tries it. [INF-19]
    """
    printed = table.printed[attempt.target]
    if printed.kind == ITEM:
        return mind(table, table.cards[attempt.target].on)
    if attempt.shown != NONE or _is_agents_neighbour(table, attempt):
        return 0
    if printed.kind == FACTION and printed.faction is not None:
        in_play = printed.faction.influence_number_in_play
        return printed.faction.influence_number if in_play is None else in_play
    return mind(table, attempt.target)


def _is_agents_neighbour(table: Table, attempt: Attempt) -> bool:
    if agent_of(table, attempt.character) is None:
        return False
    return belongs_home(table, attempt.character, attempt.target)
