"""A phase begins and ends with what happens by itself then. [UNT-06, TIM-75, TIM-77]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.words.occasions import answers
from wizardhaven.engine.rules.chain.chain import OpenWaiting
from wizardhaven.engine.rules.characters.followers import KeepFollowers
from wizardhaven.engine.rules.items.ring_test import await_ring_tests
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, COMPANY, NO_AIM, Aim
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.foes import KeepsCreature
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Phase


@final
class BeginningOfPhase(Step):
    """What is set for the beginning of the phase is declared in one chain before anything else. [TIM-75]"""

    __slots__ = ("company", "phase")

    def __init__(self, phase: Phase, company: CompanyId = NO_COMPANY) -> None:
        self.phase = phase
        self.company = company

    def run(self, table: Table) -> None:
        await_phase(table, Occasion.BEGINNING_OF, self.phase, self.company)
        if self.phase is Phase.END_OF_TURN:
            await_ring_tests(table)
        if table.waiting:
            table.push(OpenWaiting())


@final
class EndOfPhase(Step):
    """Everything set for the end of the phase is declared in one chain. [TIM-77]

    Then followers are looked at: whoever can no longer be controlled has lost his controller. [ORG-31]
    """

    __slots__ = ("company", "phase")

    def __init__(self, phase: Phase, company: CompanyId = NO_COMPANY) -> None:
        self.phase = phase
        self.company = company

    def run(self, table: Table) -> None:
        await_phase(table, Occasion.END_OF, self.phase, self.company)
        declared_now: list[Step] = [OpenWaiting()] if table.waiting else []
        table.push(*declared_now, KeepFollowers())


def await_phase(table: Table, occasion: Occasion, phase: Phase, company: CompanyId) -> None:
    """Cards that wait for this moment declare what they do."""
    foes_return = occasion is Occasion.BEGINNING_OF and phase is Phase.MOVEMENT_HAZARD
    for card in table.watchers:
        bearer = bearer_of(table, card)
        aim = Aim(CARD, bearer) if bearer != NONE else NO_AIM
        whose = _is_whose(table, card, bearer, company)
        for number, ability in enumerate(table.printed[card].abilities if foes_return and whose else ()):
            if isinstance(ability, KeepsCreature):
                wait(table, Declaration(PASSIVE, table.owners[card], card, number, aim=Aim(CARD, bearer)))
        for number in _meant(table, card, occasion, phase, whose):
            wait(table, Declaration(PASSIVE, table.owners[card], card, number, aim=aim))
        if occasion is Occasion.BEGINNING_OF and company != NONE:
            for number, waits in answers(table, card, Occasion.BEGINNING_OF_COMPANYS, company):
                if waits.of is phase:
                    of_company = Aim(COMPANY, company)
                    wait(table, Declaration(PASSIVE, table.owners[card], card, number, aim=of_company))


def _meant(table: Table, card: CardId, occasion: Occasion, phase: Phase, whose: bool) -> list[int]:
    """Which of its abilities the card uses now: in its own phase, at the end of the opponent's or of any."""
    found = [n for n, waits in answers(table, card, occasion) if whose and waits.of is phase]
    if occasion is Occasion.END_OF and table.owners[card] != table.active:
        opponents = answers(table, card, Occasion.END_OF_OPPONENTS)
        found.extend([n for n, waits in opponents if waits.of is phase])
    if occasion is Occasion.END_OF and phase is Phase.END_OF_TURN:
        found.extend([n for n, _ in answers(table, card, Occasion.END_OF_EVERY_TURN)])
    return found


def _is_whose(table: Table, card: CardId, bearer: CardId, company: CompanyId) -> bool:
    """Whether the phase is the bearer's own, or that of the card's player if nobody bears it."""
    if bearer == NONE:
        return table.owners[card] == table.active and company == NONE
    if table.owners[bearer] != table.active:
        return False
    return company == NONE or company_of(table, bearer) == company
