"""What it costs to control a character. [GLO-070, ORG-30]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.words.characters import matches, mind
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.followers import Control

COST_OF_RINGWRAITH: Final = 1
"""What it takes to control a Ringwraith who follows another one. [ORG-20]"""


def fixed_cost(table: Table, character: CardId) -> int | None:
    """At which fixed cost, and by general influence or a Fallen-wizard alone, he is controlled, if so.

    Of several the lowest counts. [ORG-30]
    """
    costs: list[int] = []
    for card in table.cards[character].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Control) and ability.less_for is None:
                if not ability.general and not ability.not_direct and not ability.halved:
                    costs.append(ability.cost)
    return min(costs) if costs else None


def general_cost(table: Table, character: CardId) -> int:
    """What he takes of general influence if nobody else controls him. [ORG-30]"""
    for card in table.cards[character].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Control) and ability.general:
                return ability.cost
    return control_cost(table, character)


def _cost_in_company(table: Table, character: CardId) -> int | None:
    """At which cost such characters of his company are controlled, if something says so."""
    company = table.cards[character].company
    for card in table.board:
        if company != NONE and table.cards[card].company == company:
            for ability in table.printed[card].abilities:
                if isinstance(ability, Control) and ability.in_company is not None:
                    if matches(table, character, ability.in_company):
                        return ability.cost
    return None


def _half_of_mind(table: Table, character: CardId) -> int | None:
    """Half of his mind, rounded down, if something on him says that it is enough."""
    for card in table.cards[character].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Control) and ability.halved:
                return mind(table, character) // 2
    return None


def control_cost(table: Table, character: CardId) -> int:
    """The influence that it takes to control him: his mind, unless a card says otherwise. [ORG-30]"""
    if table.printed[character].avatar:
        return COST_OF_RINGWRAITH if table.cards[character].controller >= 0 else 0
    fixed = fixed_cost(table, character) if table.cards[character].carried else None
    together = _cost_in_company(table, character) if table.board else None
    half = _half_of_mind(table, character) if Control in table.lexicon else None
    costs = [cost for cost in (fixed, together, half) if cost is not None]
    cost = min(costs) if costs else mind(table, character)
    if table.board and Control in table.lexicon:
        cost = max(0, cost - _relief(table, character))
    return cost


def _relief(table: Table, character: CardId) -> int:
    """By how many points a player's cards make it easier to control such a character."""
    relief = 0
    for card in table.board:
        if table.owners[card] == table.owners[character]:
            for ability in table.printed[card].abilities:
                if isinstance(ability, Control) and ability.less_for is not None:
                    if matches(table, character, ability.less_for):
                        relief += ability.cost
    return relief
