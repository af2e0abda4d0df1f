"""The mind of a character or ally, and what it costs to control him. [GLO-070, ORG-30]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.characters import matches
from wizardhaven.engine.queries.modifiers import bonuses
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.printed import ALLY, CHARACTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.followers import Control
from wizardhaven.vocabulary.terms import PlayerKind, Stat

COST_OF_RINGWRAITH: Final = 1
"""What it takes to control a Ringwraith who follows another one. [ORG-20]"""


def mind(table: Table, character: CardId) -> int:
    """His mind with everything in force; cards bring it down to one at the least."""
    printed = table.printed[character]
    if printed.kind not in (CHARACTER, ALLY) or printed.avatar or not _is_touched(table, character):
        return printed.mind
    found = printed.mind
    for term in bonuses(table, character, Stat.MIND):
        if printed.kind == CHARACTER or term.bonus.bearer is None:  # such characters are no allies
            found += term.amount
    return max(min(1, printed.mind), found)


def _is_touched(table: Table, character: CardId) -> bool:
    """Whether a card in his company, or on it, changes minds at all."""
    state = table.cards[character]
    number = state.company if state.on == NONE else table.cards[state.on].company
    if number == NONE:
        return any([table.printed[card].changes_minds for card in state.carried])
    for card in table.board:
        if table.printed[card].changes_minds and table.cards[card].company == number:
            return True
    for member in table.companies[number].members:
        for card in table.cards[member].carried:
            if table.printed[card].changes_minds:
                return True
    return False


def fixed_cost(table: Table, character: CardId) -> int | None:
    """At which fixed cost, and by general influence or a Fallen-wizard alone, he is controlled, if so."""
    for card in table.cards[character].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Control) and ability.less_for is None:
                if not ability.general and not ability.not_direct:
                    return ability.cost
    return None


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


def control_cost(table: Table, character: CardId) -> int:
    """The influence that it takes to control him: his mind, unless a card says otherwise. [ORG-30]"""
    if table.printed[character].avatar:
        return COST_OF_RINGWRAITH if table.cards[character].controller >= 0 else 0
    cost = fixed_cost(table, character) if table.cards[character].carried else None
    if cost is None and table.board:
        cost = _cost_in_company(table, character)
    if cost is None:
        cost = mind(table, character)
    if table.kinds[table.owners[character]] is PlayerKind.FALLEN_WIZARD:
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
