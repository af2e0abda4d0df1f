"""Actions are declared into a chain and taken out of it. [TIM-42]"""

from __future__ import annotations

from wizardhaven.engine.changes.hazard_limit import count_hazards
from wizardhaven.engine.changes.piles import forget, forget_all, move, record, remember
from wizardhaven.engine.queries.cards.in_play import is_reshuffled
from wizardhaven.engine.queries.cards.notes import any_noted
from wizardhaven.engine.queries.hazards.one_of_a_sort import freed_by
from wizardhaven.engine.state.chain import CARD_USE, CREATURE_PLAY, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, DISCARD, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.piles import ReshufflesUsed


def declare(table: Table, declaration: Declaration) -> None:
    """An action is declared, its costs paid."""
    table.chain = (*table.chain, declaration)
    if declaration.counted:
        count_hazards(table, 1)
    if declaration.kind in (CARD_USE, CREATURE_PLAY):
        _remember_hazard(table, declaration)
    if any_noted(table, Remembered.JUST_FACED):
        forget_all(table, Remembered.JUST_FACED)
    if ReshufflesUsed in table.lexicon and declaration.kind == CARD_USE:
        forget(table, Remembered.USED_BY, declaration.card)
        if is_reshuffled(table, declaration.card, declaration.user):
            remember(table, Remembered.USED_BY, declaration.card, declaration.user)
    record(table, Happening.DECLARED, declaration.card, declaration.user, declaration.seat, declaration.kind)


def _remember_hazard(table: Table, declaration: Declaration) -> None:
    """Which hazard was played, and by which card freely, where a card of the game may ask for it."""
    card = declaration.card
    if Deed.PLAY_ANOTHER in table.lexicon and table.printed[card].hazard:
        remember(table, Remembered.PLAYED, card)
    if Deed.PLAY_ONE_FREELY in table.lexicon and not declaration.counted:
        by = freed_by(table, table.company, card)
        if by != NONE:
            remember(table, Remembered.LET_IN_FREELY, table.company, by)


def take_last(table: Table) -> Declaration:
    """The declaration that resolves next. [TIM-43]"""
    last = table.chain[-1]
    table.chain = table.chain[:-1]
    return last


def withdraw(table: Table, card: CardId) -> None:
    """What was declared is negated before it resolves, also in a chain set aside; its card goes. [TIM-50]"""
    table.chain = _without(table.chain, card)
    table.outer_chains = tuple([_without(chain, card) for chain in table.outer_chains])
    record(table, Happening.NEGATED, card, seat=table.owners[card])
    if table.cards[card].place == DECLARED:
        move(table, card, DISCARD)
        record(table, Happening.DISCARDED, card)


def _without(chain: tuple[Declaration, ...], card: CardId) -> tuple[Declaration, ...]:
    return tuple([declared for declared in chain if declared.card != card])


def wait(table: Table, declaration: Declaration) -> None:
    """What a passive condition calls for waits until it can be declared. [TIM-70]"""
    table.waiting = (*table.waiting, declaration)


def take_waiting(table: Table, index: int) -> Declaration:
    """One of the actions that wait is the next to be declared. [TIM-71]"""
    taken = table.waiting[index]
    table.waiting = (*table.waiting[:index], *table.waiting[index + 1 :])
    return taken


def set_chain_aside(table: Table) -> None:
    """What starts now while a chain is resolving is a chain of its own; the other one waits. [TIM-59]"""
    table.outer_chains = (*table.outer_chains, table.chain)
    table.chain = ()


def take_up_chain(table: Table) -> None:
    """The chain that was set aside last goes on. [TIM-59]"""
    table.chain = table.outer_chains[-1]
    table.outer_chains = table.outer_chains[:-1]
