"""A phase begins, and ends with what happens by itself at its end. [UNT-06, TIM-77]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.holds import company_of
from wizardhaven.engine.queries.in_play import bearer_of
from wizardhaven.engine.rules.chain import OpenWaiting
from wizardhaven.engine.rules.turn.followers import KeepFollowers
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, NO_AIM, Aim
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.terms import Occasion, Phase


def begin_phase(table: Table, phase: Phase) -> None:
    """It is that phase from now on."""
    table.phase = phase
    table.company = NONE
    record(table, Happening.PHASE_BEGAN, seat=table.active, number=list(Phase).index(phase))


@final
class EndOfPhase(Step):
    """Everything set for the end of the phase is declared in one chain. [TIM-77]

    Then followers are looked at: whoever can no longer be controlled has lost his controller. [ORG-31]
    """

    __slots__ = ("company", "phase")

    def __init__(self, phase: Phase, company: CompanyId = NONE) -> None:
        self.phase = phase
        self.company = company

    def run(self, table: Table) -> None:
        for card in table.watchers:
            bearer = bearer_of(table, card)
            for number, ability in enumerate(table.printed[card].abilities):
                if isinstance(ability, When) and self._is_meant(table, ability, card, bearer):
                    aim = Aim(CARD, bearer) if bearer != NONE else NO_AIM
                    declared = Declaration(PASSIVE, table.owners[card], card, number, aim=aim)
                    table.waiting = (*table.waiting, declared)
        declared_now: list[Step] = [OpenWaiting()] if table.waiting else []
        table.push(*declared_now, KeepFollowers())

    def _is_meant(self, table: Table, ability: When, card: CardId, bearer: CardId) -> bool:
        """Whether it is for the end of this phase: the bearer's, the opponent's, or of any turn."""
        if ability.occasion is Occasion.END_OF_EVERY_TURN:
            return self.phase is Phase.END_OF_TURN
        if ability.of is not self.phase:
            return False
        if ability.occasion is Occasion.END_OF_OPPONENTS:
            return table.owners[card] != table.active
        if ability.occasion is not Occasion.END_OF or bearer == NONE:
            return False
        if self.company != NONE and company_of(table, bearer) != self.company:
            return False
        return table.owners[bearer] == table.active
