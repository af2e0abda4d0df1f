"""Declaring, answering, passing and resolving: the chain of effects. [TIM-42 to TIM-50]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.chain import declare, set_chain_aside, take_last, take_up_chain, take_waiting
from wizardhaven.engine.changes.checks import forget_promised
from wizardhaven.engine.changes.on_guard import turn_up
from wizardhaven.engine.rules.agents.actions import ACTIONS, declared_action
from wizardhaven.engine.rules.agents.coming_into_play import declared_agent
from wizardhaven.engine.rules.chain.declaring import begin_use, cancel_by_tapping, place_on_guard, revealed
from wizardhaven.engine.rules.chain.refusals import why_no_response
from wizardhaven.engine.rules.chain.responses import offer_responses
from wizardhaven.engine.rules.chain.taking_effect import end_duplicates
from wizardhaven.engine.rules.flow.resolvers import Resolve
from wizardhaven.engine.rules.piles.piles import shuffled_back
from wizardhaven.engine.rules.piles.sideboard import exchanged
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import ATTACK_BEGINS, Declaration
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def answered(table: Table, by: int, *after: Step) -> None:
    """A chain has been started: the others may answer, then it resolves, then comes what is given."""
    table.push(ChainWindow(1 - by, 0), ResolveChain(), *after)


@final
class TakeUpChain(Step):
    """The chain that was set aside goes on."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        assert not table.chain, "the inner chain has not resolved"
        take_up_chain(table)


@final
class ChainWindow(Choice):
    """A player may answer what was declared last; two passes in a row close the chain. [TIM-42]"""

    __slots__ = ("passes",)

    asks: ClassVar[Question] = Question.RESPONSE

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        if table.chain:
            offer_responses(table, self.seat, offers)
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            if self.passes == 0:
                table.push(ChainWindow(1 - self.seat, 1))
            return
        if action.verb is Verb.SHUFFLE_IN:
            table.push(*shuffled_back(table, action.card), ChainWindow(self.seat, self.passes))
            return
        if action.verb is Verb.EXCHANGE_DEAD:
            table.push(*exchanged(table, action.card), ChainWindow(self.seat, self.passes))
            return
        if action.verb is Verb.CANCEL_BY_TAPPING:
            cancel_by_tapping(table, action)
        elif action.verb is Verb.PLACE_ON_GUARD:
            place_on_guard(table, self.seat, action.card)
        elif action.verb is Verb.PLAY_AGENT:
            declare(table, declared_agent(table, self.seat, action.card))
        elif action.verb in ACTIONS:
            declare(table, declared_action(table, self.seat, action))
        elif action.verb is Verb.REVEAL_ON_GUARD:
            turn_up(table, action.card, table.company)
            declare(table, revealed(table, self.seat, action))
        else:
            begin_use(table, self.seat, action)
        table.push(ChainWindow(1 - self.seat, 0))

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        return why_no_response(table, self.seat, card)


@final
class ResolveChain(Step):
    """Declarations resolve last in, first out; then what they set off starts the next chain. [TIM-43]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if table.chain:
            table.push(Resolve(take_last(table)), ResolveChain())
            return
        if not table.outer_chains:
            forget_promised(table)
            end_duplicates(table)
        if ready(table):
            table.push(OpenWaiting())


def ready(table: Table) -> tuple[Declaration, ...]:
    """What waits and may be declared now: an attack waits until the one at hand is over. [CMB-02]"""
    if table.attack is None:
        return table.waiting
    return tuple([one for one in table.waiting if one.kind != ATTACK_BEGINS])


@final
class OpenWaiting(Step):
    """Actions that passive conditions call for start a chain together. [TIM-70]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        if ready(table):
            table.push(OrderWaiting(table.active, ()), ChainWindow(table.active, 0), ResolveChain())


def _next(waiting: Declaration) -> Action:
    """What its player says for it to be the next."""
    return Action(Verb.RESOLVE_NEXT, waiting.card, number=waiting.number, aim=waiting.aim)


@final
class OrderWaiting(Choice):
    """The resource player says which of them resolves first, which next; so they are declared. [TIM-71]"""

    __slots__ = ("ordered",)

    asks: ClassVar[Question] = Question.ORDER_OF_PASSIVES

    def __init__(self, seat: int, ordered: tuple[Declaration, ...]) -> None:
        super().__init__(seat)
        self.ordered = ordered

    def options(self, table: Table) -> Sequence[Action]:
        return list(dict.fromkeys([_next(one) for one in ready(table)]))  # one card may wait twice alike

    def take(self, table: Table, action: Action) -> None:
        chosen = [_next(one) for one in table.waiting].index(action)
        ordered = (*self.ordered, take_waiting(table, chosen))
        if ready(table):
            table.push(OrderWaiting(self.seat, ordered))
        else:
            for declaration in reversed(ordered):
                declare(table, declaration)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def start_chain(table: Table, declaration: Declaration, *after: Step) -> None:
    """An action is declared as the first of its chain, inside another one if need be."""
    if table.chain:
        set_chain_aside(table)
        declare(table, declaration)
        answered(table, declaration.seat, TakeUpChain(), *after)
    else:
        declare(table, declaration)
        answered(table, declaration.seat, *after)
