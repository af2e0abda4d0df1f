"""A phase begins and ends with what happens by itself then. [UNT-06, TIM-75, TIM-77]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.rules.chain.chain import OpenWaiting
from wizardhaven.engine.rules.characters.followers import KeepFollowers, keep_followers
from wizardhaven.engine.rules.flow.occasions import Occurrence, set_off
from wizardhaven.engine.rules.items.ring_test import await_ring_tests
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import NO_CARD, NO_COMPANY, NONE, CompanyId
from wizardhaven.engine.state.lasting import CARD, Aim
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
        await_phase(table, Occasion.PHASE_BEGINS, self.phase, self.company)
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
        if not table.watchers:  # as it is most often
            keep_followers(table)
            return
        await_phase(table, Occasion.PHASE_ENDS, self.phase, self.company)
        if self.phase is Phase.ORGANIZATION:
            for company in companies_of(table, table.active):
                if company.destination != NONE:
                    set_off(table, Occurrence(Occasion.COMPANY_SETS_OUT, company.seat, company=company.id))
        declared_now: list[Step] = [OpenWaiting()] if table.waiting else []
        table.push(*declared_now, KeepFollowers())


def await_phase(table: Table, occasion: Occasion, phase: Phase, company: CompanyId) -> None:
    """Cards that wait for this moment declare what they do."""
    if not table.watchers:
        return
    if occasion is Occasion.PHASE_BEGINS and phase is Phase.MOVEMENT_HAZARD:
        _await_creatures(table, company)
    set_off(table, Occurrence(occasion, table.active, company=company, sorts=(phase,)))


def _await_creatures(table: Table, company: CompanyId) -> None:
    """Creatures that were kept by cards on the company's characters attack it again. [OFF-01]"""
    for card in table.watchers:
        bearer = bearer_of(table, card) if table.printed[card].keeps_creature else NO_CARD
        if bearer != NONE and company_of(table, bearer) == company:
            number = [isinstance(one, KeepsCreature) for one in table.printed[card].abilities].index(True)
            wait(table, Declaration(PASSIVE, table.owners[card], card, number, aim=Aim(CARD, bearer)))
